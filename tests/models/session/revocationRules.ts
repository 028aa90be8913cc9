import { isRevoking, type revocationMachine } from '../../../machines/session/revocation.ts';
import type { Moment } from '../harness/moments.ts';
import { type Check, keeps, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse } from './replies.ts';

type Revocation = typeof revocationMachine;
type At = Moment<Revocation>;

const isAnswer = ({ event }: At) => event.type.startsWith('xstate.done') || event.type.startsWith('xstate.error');
const staysAtIt = shows(isRevoking, true) as Check<Revocation>;

/** What the specification says of a session that was left. */
export const revocationRules: readonly Rule<Revocation>[] = [
  {
    section: 'RULES 2',
    says: 'at logout the server is asked at once to revoke the token that was left',
    on: 'start',
    must: [staysAtIt, starts<Revocation>('revoke', ({ event }) => event['input'])],
  },
  {
    section: 'RULES 2',
    says: 'a revoked session is over, and so is one that the server no longer knows: nobody is asked again',
    on: 'done(revoke)',
    when: replied('Revoked', 'SessionEnded'),
    must: [shows(isRevoking, false), startsNot()],
  },
  {
    section: 'decision 024',
    says: 'without an answer it is tried again, after 2 seconds, then twice as long each time, never more than a minute',
    on: ['done(revoke)', 'error(revoke)'],
    when: repliedElse('Revoked', 'SessionEnded'),
    must: [
      staysAtIt,
      keeps(({ context }) => context.token),
      startsNot(),
      (moment, earlier) => {
        const failures = earlier.filter(isAnswer).length;
        waits('pause', Math.min(60_000, 2_000 * 2 ** failures))(moment, earlier);
      },
    ],
  },
  {
    section: 'decision 024',
    says: 'after the pause the same token is revoked',
    on: 'after(pause)',
    must: [staysAtIt, starts<Revocation>('revoke', ({ before }) => ({ token: before.context.token }))],
  },
  {
    section: 'RULES 2',
    says: 'the token is kept while the server may still honour it, and nowhere afterwards',
    must: (moment, earlier) =>
      shows<Revocation, boolean>(({ context }) => context.token !== '', isRevoking(moment.after))(moment, earlier),
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('revoke'),
  },
];
