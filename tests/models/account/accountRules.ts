import { type accountMachine, describeAccount } from '../../../machines/account/account.ts';
import type { AccountForm } from '../../../domain/session/credentials.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Account = typeof accountMachine;
type At = Moment<Account>;
type View = ReturnType<typeof describeAccount>;

const OPEN: View = { isBusy: false, isAsking: false, submitted: null, refused: {}, fault: null };
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
    says: 'a login that is too old asks for the present password first, and nothing is said to have failed',
    on: 'done(saveAccount)',
    when: replied('PasswordNeeded'),
    must: [shown((moment) => ({ isAsking: true, submitted: typed(moment) })), startsNot(), emits()],
  },
  {
    section: 'RULES 2',
    says: 'a wrong present password is asked for again, with the message in the question',
    on: 'done(saveAccount)',
    when: replied('PasswordWrong'),
    must: [
      shown((moment) => ({ isAsking: true, submitted: typed(moment), fault: replyOf(moment).message ?? null })),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the same form is sent with the present password, and the question stays on screen without its old message',
    on: 'password.given',
    must: [
      shown(({ before, event }) => ({
        isBusy: true,
        isAsking: true,
        submitted: { ...before.context.form, currentPassword: event['password'] } as AccountForm,
      })),
      saves(({ before, event }) => ({ ...before.context.form, currentPassword: event['password'] })),
      emits(),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'the message about a wrong password goes as soon as another is typed; the question stays, and nothing is sent',
    on: 'password.changed',
    must: [shown((moment) => ({ isAsking: true, submitted: typed(moment) })), startsNot(), emits()],
  },
  {
    section: 'RULES 2',
    says: 'whoever does not give it is back at the form with what they typed, and nothing is sent',
    on: 'password.dismissed',
    must: [
      shows((after) => describeAccount(after).isAsking || describeAccount(after).isBusy, false),
      shows(({ context }) => context.form, typed),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'SPEC 8',
    says: "a refusal is said in the server's words or the fallback's and at its fields, and what was typed stays",
    on: ['done(saveAccount)', 'error(saveAccount)'],
    when: repliedElse('Saved', 'PasswordNeeded', 'PasswordWrong'),
    must: [
      shown((moment) => ({ submitted: typed(moment), refused: replyOf(moment).fields ?? {} })),
      startsNot(),
      (moment, earlier) => emits({ type: 'account.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section: 'SPEC 2, Player-only routes',
    says: 'the open form can be sent, also after it was saved; a question is answered or dismissed; nothing is sent twice',
    must: (moment, earlier) => {
      const { isBusy, isAsking } = describeAccount(moment.after);
      can({ type: 'account.submitted' }, !isBusy && !isAsking)(moment, earlier);
      for (const type of ['password.changed', 'password.given', 'password.dismissed'])
        can({ type }, !isBusy && isAsking)(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('saveAccount'),
  },
];
