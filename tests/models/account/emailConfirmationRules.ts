import { describeConfirmation, type emailConfirmationMachine } from '../../../machines/account/emailConfirmation.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, keeps, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Confirmation = typeof emailConfirmationMachine;
type At = Moment<Confirmation>;
type View = ReturnType<typeof describeConfirmation>;

const OPEN: View = { isBusy: false, isProving: false, fault: null, over: null, show: 'open' };
const shown = (view: (moment: At) => Partial<View>): Check<Confirmation> =>
  shows(describeConfirmation, (moment) => ({ ...OPEN, ...view(moment) }));
const reason = (moment: At) => replyOf(moment).message ?? null;
const hasLink = ({ event }: At) => (event['input'] as { token: string | null }).token !== null;
const asks = (password: (moment: At) => unknown) =>
  starts<Confirmation>('confirmEmail', (moment) => ({
    token: moment.after.context.token,
    password: password(moment),
  }));
const isAboutPassword = (moment: At) =>
  replied('PasswordWrong')(moment) || (replied('Refused')(moment) && moment.before.context.password !== '');
const usesUp = [
  shows<Confirmation, unknown>(({ status, context }) => [status, context.token, context.password], ['done', null, '']),
  does<Confirmation>('forgetLink'),
  startsNot(),
];
const keepsLink = [keeps<Confirmation>(({ context }) => context.token), doesNot('forgetLink'), startsNot()];

/** What the specification says of an e-mail whose link was opened. */
export const emailConfirmationRules: readonly Rule<Confirmation>[] = [
  {
    section: 'RULES 2',
    says: "an opened link is confirmed at once in the account's session, without a password",
    on: 'start',
    when: hasLink,
    must: [
      shown(() => ({ isBusy: true })),
      starts<Confirmation>('confirmEmail', ({ event }) => ({ ...(event['input'] as object), password: '' })),
      doesNot('forgetLink'),
    ],
  },
  {
    section: 'RULES 2',
    says: 'without a link it is over, and nobody is asked',
    on: 'start',
    when: (moment) => !hasLink(moment),
    must: [shown(() => ({ show: 'over' })), ...usesUp],
  },
  {
    section: 'RULES 2',
    says: "from then on the address is somebody's: it says so, and the link is used up",
    on: 'done(confirmEmail)',
    when: replied('Confirmed'),
    must: [shown(() => ({ show: 'confirmed' })), ...usesUp],
  },
  {
    section: 'RULES 2',
    says: 'a link that is over says why, and is not asked about again',
    on: 'done(confirmEmail)',
    when: replied('LinkOver'),
    must: [shown((moment) => ({ show: 'over', over: reason(moment) })), ...usesUp],
  },
  {
    section: 'RULES 2',
    says: "nobody confirms a stranger's account: outside its session the password is asked for, without a reproach",
    on: 'done(confirmEmail)',
    when: replied('Unproven'),
    must: [shown(() => ({ isProving: true })), ...keepsLink],
  },
  {
    section: 'RULES 2',
    says: 'a wrong password, or one too many, is said at the question, and the link is still good',
    on: 'done(confirmEmail)',
    when: isAboutPassword,
    must: [shown((moment) => ({ isProving: true, fault: reason(moment) })), ...keepsLink],
  },
  {
    section: 'RULES 2',
    says: 'the password goes with the link, and its question stays on screen without its old message',
    on: 'password.given',
    must: [
      shown(() => ({ isBusy: true, isProving: true })),
      asks(({ event }) => event['password']),
      keeps(({ context }) => context.token),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'the message about a wrong password goes as soon as another is typed, and the link is still good',
    on: 'password.changed',
    must: [shown(() => ({ isProving: true })), ...keepsLink],
  },
  {
    section: 'SPEC 8',
    says: 'without an answer it says so, in words when there are some, and the link is still good',
    on: ['done(confirmEmail)', 'error(confirmEmail)'],
    when: (moment) => repliedElse('Confirmed', 'LinkOver', 'Unproven')(moment) && !isAboutPassword(moment),
    must: [shown((moment) => ({ show: 'unanswered', fault: reason(moment) })), ...keepsLink],
  },
  {
    section: 'SPEC 8',
    says: 'asking again asks the same, with the password when one was given',
    on: 'confirmation.repeated',
    must: [
      shown(({ before }) => ({ isBusy: true, isProving: before.context.password !== '' })),
      asks(({ before }) => before.context.password),
      keeps(({ context }) => context.token),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the question can be answered, what had no answer asked again, and nothing is sent twice',
    must: (moment, earlier) => {
      const { isBusy, isProving, show } = describeConfirmation(moment.after);
      for (const type of ['password.changed', 'password.given']) can({ type }, isProving && !isBusy)(moment, earlier);
      can({ type: 'confirmation.repeated' }, show === 'unanswered')(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('confirmEmail'),
  },
];
