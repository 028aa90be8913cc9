import { describeRecovery, type recoveryMachine } from '../../../machines/session/recovery.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, replyOf } from './replies.ts';

type Recovery = typeof recoveryMachine;
type At = Moment<Recovery>;
type View = ReturnType<typeof describeRecovery>;

const RESEND_MS = 60_000;

const shown = (view: Omit<View, 'email'>): Check<Recovery> =>
  shows(describeRecovery, ({ before }) => ({ ...view, email: before.context.email }));
const form = { isBusy: false, isSent: false, canAskAgain: false };
const sent = { isBusy: false, isSent: true, canAskAgain: false };
const isAsked = replied('Asked');
const wasSent = ({ before }: At) => describeRecovery(before).isSent;
const saysWhy: Check<Recovery> = (moment, earlier) => {
  emits({ type: 'recovery.failed', message: replyOf(moment).message })(moment, earlier);
};

/** What the specification says of a forgotten password. */
export const recoveryRules: readonly Rule<Recovery>[] = [
  {
    section: 'SPEC 2, Public routes',
    says: 'the page opens with the form for the e-mail, and asks nothing yet',
    on: 'start',
    must: [shown(form), startsNot(), emits()],
  },
  {
    section: 'SPEC 7, Authentication and account',
    says: 'the link is asked for with the e-mail that was typed, and it shows that it is busy',
    on: 'email.submitted',
    must: [
      shows(describeRecovery, ({ event }) => ({ ...form, isBusy: true, email: String(event['email']) })),
      starts<Recovery>('askForLink', ({ event }) => ({ email: event['email'] })),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the answer is the same whether or not the address is known: look into the mailbox; a minute passes before another one',
    on: 'done(askForLink)',
    when: isAsked,
    must: [shown(sent), waits('resendPause', RESEND_MS), startsNot()],
  },
  {
    section: 'RULES 2',
    says: 'that it was sent once more is said, and that it was sent at first is not: the page shows it',
    on: 'done(askForLink)',
    when: isAsked,
    must: (moment, earlier) => emits(...(wasSent(moment) ? [{ type: 'recovery.repeated' }] : []))(moment, earlier),
  },
  {
    section: 'SPEC 8',
    says: "without success the server's message or the general one is said; the form is there again with what was typed",
    on: ['done(askForLink)', 'error(askForLink)'],
    when: (moment) => !isAsked(moment) && !wasSent(moment),
    must: [shown(form), saysWhy, startsNot()],
  },
  {
    section: 'SPEC 8',
    says: 'when sending once more fails the same is said, and it can be tried again at once',
    on: ['done(askForLink)', 'error(askForLink)'],
    when: (moment) => !isAsked(moment) && wasSent(moment),
    must: [shown({ ...sent, canAskAgain: true }), saysWhy, startsNot()],
  },
  {
    section: 'RULES 2',
    says: 'after that minute another one can be asked for, but is not asked for by itself',
    on: 'after(resendPause)',
    must: [shown({ ...sent, canAskAgain: true }), startsNot(), emits()],
  },
  {
    section: 'RULES 2',
    says: 'another one goes to the same address, and the page stays that of the sent letter',
    on: 'link.missed',
    must: [
      shown({ ...sent, isBusy: true }),
      starts<Recovery>('askForLink', ({ before }) => ({ email: before.context.email })),
      emits(),
    ],
  },
  {
    section: 'SPEC 2, Public routes',
    says: 'a mistyped address can be put right: the form is there again with it, and the call under way is dropped',
    on: 'email.mistyped',
    must: [shown(form), ends('askForLink'), startsNot(), emits()],
  },
  {
    section: 'RULES 2',
    says: 'nothing is asked twice at once, another letter only after the minute; the address can be put right at any time',
    must: (moment, earlier) => {
      const { isBusy, isSent, canAskAgain } = describeRecovery(moment.after);
      const offers = { 'email.submitted': !isBusy && !isSent, 'link.missed': canAskAgain, 'email.mistyped': isSent };
      for (const [type, isSo] of Object.entries(offers)) can({ type }, isSo)(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('askForLink'),
  },
];
