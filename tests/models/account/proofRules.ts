import { describeProof, type proofMachine } from '../../../machines/account/proof.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Proof = typeof proofMachine;
type At = Moment<Proof>;
type View = ReturnType<typeof describeProof>;

const shown = (now: (moment: At) => Partial<View>): Check<Proof> =>
  shows(describeProof, (moment) => ({ by: moment.before.context.by, fault: null, isBusy: false, ...now(moment) }));
const outputOf = ({ after }: At) => (after.output as { readonly _tag: string } | undefined)?._tag;
const endsAs =
  (tag: string): Check<Proof> =>
  (moment) =>
    same('it ends otherwise', tag, outputOf(moment));

/** What the specification says of the question who uses a session. */
export const proofRules: readonly Rule<Proof>[] = [
  {
    section: 'RULES 2',
    says: 'an account with a password is asked for it, and one without for its login at Google; nothing is sent yet',
    on: 'start',
    must: (moment, earlier) => {
      const { by } = moment.after.context;
      same('something else is asked', by, describeProof(moment.after).by);
      can({ type: 'password.given', password: 'x' }, by === 'password')(moment, earlier);
      same('the login is not offered', by === 'google' ? ['google'] : [], moment.running);
    },
  },
  {
    section: 'RULES 2',
    says: 'the password that was given is sent, and what was wrong with another is gone',
    on: 'password.given',
    must: [shown(() => ({ isBusy: true })), starts('prove', ({ event }) => ({ password: event['password'] })), emits()],
  },
  {
    section: 'RULES 2',
    says: 'who has proved it may go on with what they were about to do',
    on: 'done(prove)',
    when: replied('Proved'),
    must: [endsAs('Proved'), startsNot(), emits()],
  },
  {
    section: 'RULES 2',
    says: 'so may whoever logged in again at Google',
    on: 'done(google)',
    must: [endsAs('Proved'), emits()],
  },
  {
    section: 'RULES 2',
    says: 'a wrong password is asked for again, with the server’s words at its field',
    on: 'done(prove)',
    when: repliedElse('Proved'),
    must: [shown((moment) => ({ fault: replyOf(moment).message ?? null })), startsNot(), emits()],
  },
  {
    section: 'DESIGN 8',
    says: 'these words go as soon as another is typed',
    on: 'password.changed',
    must: [shown(() => ({})), startsNot(), emits()],
  },
  {
    section: 'SPEC 8',
    says: 'a failure that nobody can explain is said, and the question stays',
    on: 'error(prove)',
    must: [shown(() => ({})), startsNot(), emits({ type: 'proof.failed', message: undefined })],
  },
  {
    section: 'SPEC 7',
    says: 'the password is kept no longer than it is looked at',
    must: ({ after }) => same('it is kept', describeProof(after).isBusy, after.context.password !== ''),
  },
  {
    section: 'RULES 2',
    says: 'who does not want to is back where they were: nothing is sent',
    on: 'proof.declined',
    must: [endsAs('Declined'), ends('google'), startsNot(), emits()],
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('prove'),
  },
];
