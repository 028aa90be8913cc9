import { describeGoogle, type googleMachine } from '../../../machines/session/google.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, ends, type Rule, shows } from '../harness/rules.ts';
import { starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from './replies.ts';

type Google = typeof googleMachine;
type At = Moment<Google>;
type View = Partial<ReturnType<typeof describeGoogle>>;
/** The message of the popup. */
type Words = { readonly [member: string]: string };

const NOTHING = { isBusy: false, isWaiting: false, stopped: null, fault: null, linking: null };
const shown = (view: View | ((moment: At) => View)): Check<Google> =>
  shows(
    (after) => [after.status, describeGoogle(after)],
    (moment) => ['active', { ...NOTHING, ...(typeof view === 'function' ? view(moment) : view) }],
  );
const said = ({ event }: At) => (event['output'] as { readonly message?: Words } | undefined)?.message;
const hasStatus = (...words: readonly string[]) => {
  return (moment: At) => words.includes(said(moment)?.['status'] ?? '');
};
const isLinking = ({ before }: At) => before.context.message?.status === 'link';
/** The question for the password stays on screen. */
const question = ({ before }: At): View => ({ linking: describeGoogle(before).linking });
/** Nothing more happens by itself, and nobody is told. */
const rests = [startsNot(), emits(), doesNot('grant')];
const fails: Check<Google> = (moment, earlier) =>
  emits({ type: 'google.failed', message: replyOf(moment).message })(moment, earlier);
const entersWith = (password: (moment: At) => unknown): Check<Google> =>
  starts<Google>('enter', (moment) => ({
    message: said(moment) ?? moment.before.context.message,
    password: password(moment),
  }));

/** What the specification says of the sign-in through Google. */
export const googleRules: readonly Rule<Google>[] = [
  {
    section: 'SPEC 2, Public routes',
    says: 'it is offered, and asks nobody before it is pressed',
    on: 'start',
    must: [shown({}), ...rests],
  },
  {
    section: 'SPEC 4, Session',
    says: 'pressed, also after it stopped, it asks for the link, and what went wrong before is no longer said',
    on: 'google.pressed',
    must: [shown({ isWaiting: true }), starts('leadPopup'), shows(({ context }) => context.message, null), emits()],
  },
  {
    section: 'SPEC 4, Session',
    says: 'with the link it listens to the popup of this very attempt, and no longer than two minutes',
    on: 'done(leadPopup)',
    when: replied('Led'),
    must: [
      shown({ isWaiting: true }),
      starts<Google>('awaitPopup', ({ event }) => ({ nonce: (event['output'] as Words)['nonce'] })),
      waits('popupPatience', 120_000),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: "without a link the server's message is said, or the general one, and it can be pressed again",
    on: ['done(leadPopup)', 'error(leadPopup)'],
    when: repliedElse('Led'),
    must: [shown({}), startsNot(), fails],
  },
  {
    section: 'SPEC 4, Session',
    says: 'a window that the browser blocked is said to be blocked, and nothing of what went wrong before',
    on: 'popup.blocked',
    must: [shown({ stopped: 'blocked' }), ...rests],
  },
  {
    section: 'SPEC 4, Session',
    says: 'a window that was closed, or said nothing for two minutes, is said to be so, and is listened to no more',
    on: ['done(awaitPopup)', 'after(popupPatience)'],
    when: (moment) => said(moment) === undefined,
    must: [
      shown((moment) => ({ stopped: replied('Closed')(moment) ? 'closed' : 'silent' })),
      ends('awaitPopup'),
      ...rests,
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a defect while the popup is awaited says so in general words, and Google is offered as before',
    on: 'error(awaitPopup)',
    must: [shown({}), ends('awaitPopup'), startsNot(), emits({ type: 'google.failed', message: undefined })],
  },
  {
    section: 'SPEC 4, Session',
    says: 'cancelling takes the wait back at once: it is offered as before',
    on: 'google.cancelled',
    must: [shown({}), ends('leadPopup'), ends('awaitPopup'), ...rests],
  },
  {
    section: 'SPEC 4, Session',
    says: "a 'no' from the popup is shown in its words, and nobody comes in",
    on: 'done(awaitPopup)',
    when: hasStatus('failed'),
    must: [shown((moment) => ({ stopped: 'refused', fault: said(moment)?.['message'] ?? null })), ...rests],
  },
  {
    section: 'SPEC 4, Session',
    says: "status 'success' logs in and 'register' registers, with the message as it came and no password",
    on: 'done(awaitPopup)',
    when: hasStatus('success', 'register'),
    must: [shown({ isBusy: true }), entersWith(() => ''), emits()],
  },
  {
    section: 'RULES 2',
    says: 'an existing account is linked only after its own password: it is asked for by e-mail, and nothing is sent yet',
    on: 'done(awaitPopup)',
    when: hasStatus('link'),
    must: [shown((moment) => ({ linking: said(moment)?.['email'] ?? null })), ...rests],
  },
  {
    section: 'RULES 2',
    says: 'the given password goes with the message of the popup, and the question stays on screen meanwhile',
    on: 'password.submitted',
    must: [
      shown((moment) => ({ isBusy: true, ...question(moment) })),
      entersWith(({ event }) => event['password']),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'whoever does not want to link says so, and is as before',
    on: 'link.dismissed',
    must: [shown({}), ...rests],
  },
  {
    section: 'SPEC 4, Session',
    says: 'the session that the server gave signs in, whole and once, and it is over',
    on: 'done(enter)',
    when: replied('Entered'),
    must: [does<Google>('grant', replyOf), shows(({ status }) => status, 'done'), startsNot(), emits()],
  },
  {
    section: 'RULES 2',
    says: 'a wrong password, or no answer to one, is asked for again with the message',
    on: 'done(enter)',
    when: (moment) => isLinking(moment) && repliedElse('Entered', 'TicketOver')(moment),
    must: [shown((moment) => ({ ...question(moment), fault: replyOf(moment).message ?? null })), ...rests],
  },
  {
    section: 'RULES 2',
    says: 'a ticket that is over, and any refusal without a password, begins anew and says why',
    on: 'done(enter)',
    when: (moment) => replied('TicketOver')(moment) || (!isLinking(moment) && repliedElse('Entered')(moment)),
    must: [shown((moment) => ({ stopped: 'refused', fault: replyOf(moment).message ?? null })), ...rests],
  },
  {
    section: 'SPEC 8',
    says: 'an entry that failed without a word is told with the general message, and it is offered again',
    on: 'error(enter)',
    must: [shown({}), startsNot(), doesNot('grant'), emits({ type: 'google.failed', message: undefined })],
  },
  {
    section: 'RULES 2',
    says: 'the password of the account stays in the page no longer than the call that checks it',
    when: ({ running }) => !running.includes('enter'),
    must: shows(({ context }) => context.password, ''),
  },
  {
    section: 'SPEC 4, Session',
    says: 'it can be pressed when nothing runs, cancelled while it waits, and a session under way is not begun twice',
    must: (moment, earlier) => {
      const { isWaiting, isBusy, linking } = describeGoogle(moment.after);
      const isOffered = !isWaiting && !isBusy && linking === null && moment.after.status === 'active';
      const offers = { 'google.pressed': isOffered, 'popup.blocked': isOffered, 'google.cancelled': isWaiting };
      const asks = { 'password.submitted': linking !== null && !isBusy, 'link.dismissed': linking !== null && !isBusy };
      for (const [type, isSo] of Object.entries({ ...offers, ...asks })) can({ type }, isSo)(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('leadPopup', 'enter'),
  },
];
