import { type accountMachine, describeAccount } from '../../../machines/account/account.ts';
import type { AccountForm } from '#domain/session/credentials.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Account = typeof accountMachine;
type At = Moment<Account>;
type View = ReturnType<typeof describeAccount>;

const OPEN: View = { isBusy: false, submitted: null, refused: {} };
const typed = (moment: At) => moment.before.context.form;
const shown = (view: (moment: At) => Partial<View>): Check<Account> =>
  shows(describeAccount, (moment) => ({ ...OPEN, ...view(moment) }));
const saves = (form: (moment: At) => unknown) => starts<Account>('saveAccount', (moment) => ({ form: form(moment) }));

/** What the specification says of a change of e-mail or password. */
export const accountRules: readonly Rule<Account>[] = [
  {
    section: 'SPEC 2, Player-only routes',
    says: 'the form is open, and nothing is sent',
    on: 'start',
    must: [shown(() => ({})), startsNot(), emits()],
  },
  {
    section: 'SPEC 7, Authentication and account',
    says: 'what was typed is sent as it is, and what was refused before is no longer shown',
    on: 'account.submitted',
    must: [
      shown(({ event }) => ({ isBusy: true, submitted: event['form'] as AccountForm })),
      saves(({ event }) => event['form']),
      emits(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a saved account is told once, with whether the password is new, and the form with its passwords is forgotten',
    on: 'done(saveAccount)',
    when: replied('Saved'),
    must: [
      shown(() => ({})),
      startsNot(),
      (moment, earlier) =>
        emits({ type: 'account.saved', isPasswordNew: typed(moment)?.password !== undefined })(moment, earlier),
    ],
  },
  {
    section: 'RULES 2',
    says: 'a login that is too old has the person prove first who they are, and nothing is said to have failed',
    on: 'done(saveAccount)',
    when: replied('ProofNeeded'),
    must: [
      shown((moment) => ({ submitted: typed(moment) })),
      starts('proof', ({ event }) => ({ by: (event['output'] as { readonly by: string }).by })),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the same form is sent once that was proved',
    on: 'done(proof)',
    when: replied('Proved'),
    must: [shown((moment) => ({ isBusy: true, submitted: typed(moment) })), saves(typed), emits()],
  },
  {
    section: 'RULES 2',
    says: 'whoever does not prove it is back at the form with what they typed, and nothing is sent',
    on: 'done(proof)',
    when: replied('Declined'),
    must: [shown((moment) => ({ submitted: typed(moment) })), startsNot(), emits()],
  },
  {
    section: 'SPEC 8',
    says: "a refusal is said in the server's words or the fallback's and at its fields, and what was typed stays",
    on: ['done(saveAccount)', 'error(saveAccount)'],
    when: repliedElse('Saved', 'ProofNeeded'),
    must: [
      shown((moment) => ({ submitted: typed(moment), refused: replyOf(moment).fields ?? {} })),
      startsNot(),
      (moment, earlier) => emits({ type: 'account.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section: 'SPEC 2, Player-only routes',
    says: 'the open form can be sent, also after it was saved; nothing is sent twice, nor over the question',
    must: (moment, earlier) => can({ type: 'account.submitted' }, moment.running.length === 0)(moment, earlier),
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('saveAccount'),
  },
];
