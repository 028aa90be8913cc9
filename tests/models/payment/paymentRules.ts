import type { SnapshotFrom } from 'xstate';
import { LATE_WATCH_MINUTES } from '#domain/payment/charge.ts';
import {
  describePayment,
  type paymentMachine,
  type PaymentNews,
  type PaymentView,
} from '../../../machines/payment/payment.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  goesTo,
  keeps,
  type Rule,
  same,
  shows,
  starts,
  startsNot,
  waits,
} from '../harness/rules.ts';

type Payment = typeof paymentMachine;

const POLL_MS = 5_000;
const subject = 'a-reservation';

const shown = (show: PaymentView['show']): Check<Payment> => shows((snapshot) => describePayment(snapshot).show, show);
/** What stands beside the code, or in its place. */
const told = (snapshot: SnapshotFrom<Payment>): PaymentNews | PaymentView['show'] | 'late' => {
  const view = describePayment(snapshot);
  if (view.show === 'settling' && view.isLate) return 'late';
  return view.show === 'code' ? view.news : view.show;
};
/** The first where the code can be paid, the second where the money came. */
const tells = (unpaid: PaymentNews, settling: 'settling' | 'late'): Check<Payment> =>
  shows(told, ({ before }) => (before.matches('settling') ? settling : unpaid));
const isOver = (snapshot: SnapshotFrom<Payment>) =>
  (['paid', 'refunded', 'owed', 'forgotten', 'untold'] as const).some((state) => snapshot.matches(state));
const isAnswer = ({ event }: Moment<Payment>) => /^xstate\.(done|error)\.actor\.fetch/.test(event.type);
const isUnanswered = ({ event }: Moment<Payment>) =>
  [undefined, 'unknown', 'unsettled'].includes(event['output'] as string);
const isOfPage = ({ event }: Moment<Payment>) => event.type.startsWith('page.');
const isEnd = (answer: unknown) => answer === 'cancelled' || answer === 'atArena';
const isHidden = (moments: readonly Moment<Payment>[]) => moments.findLast(isOfPage)?.event.type === 'page.hidden';
/** The question before it had no answer either. */
const isSecondInRow: Required<Rule<Payment>>['when'] = (moment, earlier) => {
  const last = earlier.findLastIndex((each) => isAnswer(each) || isOfPage(each));
  const before = earlier[last];
  return isUnanswered(moment) && before !== undefined && isAnswer(before) && isUnanswered(before);
};
const asksForCharge = starts<Payment>('fetchCharge', ({ before }) => ({ charge: before.context.charge }));
const asksForSettlement = starts<Payment>('fetchSettlement', ({ before }) => ({
  subject,
  charge: before.context.charge,
}));
const asksAgainLater = [waits('pixPoll', POLL_MS), startsNot()];
const output = (...answers: readonly string[]): Required<Rule<Payment>>['when'] => {
  return ({ event }) => answers.includes(String(event['output']));
};

/** What the specification says of a PIX on screen. */
export const paymentRules: readonly Rule<Payment>[] = [
  {
    section: 'SPEC 4, Card payment',
    says: 'the dialog opens with the code, and asks at once whether it is paid',
    on: 'start',
    must: [
      shows(describePayment, ({ after }) => ({
        show: 'code' as const,
        charge: after.context.charge,
        copy: 'offered' as const,
        news: 'held' as const,
      })),
      asksForCharge,
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'the PIX can be paid for as long as the server said, to the second',
    on: 'start',
    must: (moment, earlier) => waits('pixExpiry', moment.after.context.charge.secondsLeft * 1_000)(moment, earlier),
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'while it is open or may still be paid late, its state is asked 5 seconds after each answer that ends nothing',
    on: ['done(fetchCharge)', 'error(fetchCharge)'],
    when: ({ event, before }) =>
      event['output'] !== 'approved' && !(isEnd(event['output']) && before.matches('awaitingPix')),
    must: [keeps((snapshot) => describePayment(snapshot).show), ...asksAgainLater],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'when the 5 seconds are over the provider is asked about this very charge',
    on: 'after(pixPoll)',
    when: ({ before }) => before.matches('awaitingPix') || before.matches('expired'),
    must: [keeps(describePayment), asksForCharge],
  },
  {
    section: 'RULES 5',
    says: 'money that the bank has is never called paid before our server says what it bought',
    on: 'done(fetchCharge)',
    when: output('approved'),
    must: [shows(told, 'settling'), asksForSettlement, emits()],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'a cancelled charge shows that it ended before its time, and which of the two it is: its purchase too, or not; it emits so once',
    on: 'done(fetchCharge)',
    from: 'awaitingPix',
    when: output('cancelled', 'atArena'),
    must: [
      shows<Payment, unknown>(describePayment, ({ event }: Moment<Payment>) => ({
        show: 'expired',
        ending: event['output'] === 'atArena' ? 'atArena' : 'refused',
      })),
      emits({ type: 'payment.expired', subject }),
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'when the hour is over it shows that it expired, and the question under way is dropped',
    on: 'after(pixExpiry)',
    must: [
      shows<Payment, unknown>(describePayment, { show: 'expired', ending: 'late' }),
      emits({ type: 'payment.expired', subject }),
      ends('fetchCharge'),
    ],
  },
  {
    section: 'RULES 5',
    says: 'for 15 minutes after it ended, the time that its token lives, money that comes late is still seen',
    when: ({ before, after }) => !before.matches('expired') && after.matches('expired'),
    must: [
      waits('lateWatch', 15 * 60_000),
      (moment, earlier) => isHidden(earlier) || waits('pixPoll', POLL_MS)(moment, earlier),
    ],
  },
  {
    section: 'RULES 5',
    says: 'after those 15 minutes nobody is asked any more, and what was shown stays',
    on: 'after(lateWatch)',
    when: ({ before }) => !before.matches('settling'),
    must: [
      keeps((snapshot) => describePayment(snapshot).show),
      (moment, earlier) => goesTo(moment.before.matches('expired') ? 'forgotten' : 'owed')(moment, earlier),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'RULES 5',
    says: 'a payment that is over is asked about no more: paid, returned, or too late for this screen',
    when: ({ after }) =>
      ['paid', 'refunded', 'owed', 'forgotten', 'untold'].some((state) => after.matches(state as 'paid')),
    must: ({ running, timers }) => {
      if (running.some((actor) => actor !== 'followPage') || Object.keys(timers).length > 0)
        throw new Error('something still runs');
    },
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'what it paid for is settled: the success is shown, and emitted once',
    on: 'done(fetchSettlement)',
    from: 'settling',
    when: output('paid'),
    must: [shown('paid'), emits({ type: 'payment.approved', subject })],
  },
  {
    section: 'RULES 5',
    says: "'Pagamento devolvido' is said when the money is back and not before",
    on: 'done(fetchSettlement)',
    when: output('refunded'),
    must: [shown('refunded'), emits({ type: 'payment.refunded', subject })],
  },
  {
    section: 'RULES 5',
    says: "'Devolução em andamento' is said once while the money is on its way back, and the server is asked on",
    on: 'done(fetchSettlement)',
    from: 'settling',
    when: output('refunding'),
    must: [
      shown('refunding'),
      emits({ type: 'payment.refunding', subject }),
      waits('lateWatch', LATE_WATCH_MINUTES * 60_000),
      ...asksAgainLater,
    ],
  },
  {
    section: 'RULES 5',
    says: 'money on its way back stays so until the server says that it is back',
    on: ['done(fetchSettlement)', 'error(fetchSettlement)'],
    from: 'refunding',
    when: ({ event }) => event['output'] !== 'refunded',
    must: [shown('refunding'), emits(), ...asksAgainLater],
  },
  {
    section: 'RULES 4',
    says: 'never neither, never both: as long as the server does not know, it is asked every 5 seconds',
    on: ['done(fetchSettlement)', 'error(fetchSettlement)'],
    from: 'settling',
    when: ({ event }) => event['output'] === 'unsettled' || event['output'] === undefined,
    must: [shown('settling'), emits(), ...asksAgainLater],
  },
  {
    section: 'RULES 5',
    says: 'when the 5 seconds are over our server is asked about this very thing',
    on: 'after(pixPoll)',
    when: ({ before }) => before.matches('settling') || before.matches('refunding'),
    must: [keeps(describePayment), asksForSettlement],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'copying the code says so, and disturbs nothing',
    on: 'code.copied',
    must: [
      emits({ type: 'code.copied' }),
      shows(describePayment, ({ before }) => ({ ...describePayment(before), copy: 'copied' }) as PaymentView),
      keeps(({ value }) => value),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'a code that the browser does not copy is said to be selected, and nothing is said to be copied',
    on: 'code.selected',
    must: [
      emits(),
      shows(describePayment, ({ before }) => ({ ...describePayment(before), copy: 'selected' }) as PaymentView),
      keeps(({ value }) => value),
      startsNot(),
    ],
  },
  {
    section: 'Decision 032',
    says: 'two questions in a row without an answer are told in a calm line, and it is asked on',
    on: ['done(fetchCharge)', 'error(fetchCharge)', 'done(fetchSettlement)', 'error(fetchSettlement)'],
    when: (moment, earlier) =>
      (moment.before.matches('awaitingPix') || moment.before.matches('settling')) && isSecondInRow(moment, earlier),
    must: [tells('unheard', 'late'), ...asksAgainLater],
  },
  {
    section: 'Decision 032',
    says: 'so is one question that has no answer for 14 seconds, and it goes on',
    on: 'after(silence)',
    must: [tells('unheard', 'late'), startsNot(), keeps(({ children }) => Object.keys(children))],
  },
  {
    section: 'Decision 032',
    says: 'a question of either kind is waited for so long and no longer before that is told',
    when: ({ after, started }) =>
      started.some(({ actor }) => actor.startsWith('fetch')) &&
      ['code', 'settling'].includes(describePayment(after).show),
    must: waits('silence', 14_000),
  },
  {
    section: 'Decision 032',
    says: 'the first answer unsays it',
    on: 'done(fetchCharge)',
    from: 'awaitingPix',
    when: output('pending'),
    must: [tells('held', 'settling'), ...asksAgainLater],
  },
  {
    section: 'RULES 4',
    says: 'the wait for what the money bought has an end, which is told: neither paid nor lost',
    on: 'after(lateWatch)',
    from: 'settling',
    must: [shown('untold'), emits()],
  },
  {
    section: 'RULES 5',
    says: 'that wait is as long as money that comes late is looked for',
    when: ({ before, after }) => !before.matches('settling') && after.matches('settling'),
    must: waits('lateWatch', LATE_WATCH_MINUTES * 60_000),
  },
  {
    section: 'RULES 5',
    says: 'a page that nobody sees asks nobody, whatever happens meanwhile',
    on: ['page.hidden', 'after(pixExpiry)', 'after(lateWatch)'],
    when: (moment, earlier) => isHidden([...earlier, moment]),
    must: [
      startsNot(),
      ends('fetchCharge'),
      ends('fetchSettlement'),
      ({ timers }) => same('it will ask again', false, 'pixPoll' in timers),
    ],
  },
  {
    section: 'RULES 5',
    says: 'as long as anybody is asked, or will be, the page can be hidden',
    when: ({ running, timers }) => 'pixPoll' in timers || running.some((actor) => actor.startsWith('fetch')),
    must: can({ type: 'page.hidden' }),
  },
  {
    section: 'Decision 032',
    says: 'who comes back to the page is not told of answers that were missed before',
    on: 'page.shown',
    when: ({ before }) => before.matches('awaitingPix') || before.matches('settling'),
    must: tells('held', 'settling'),
  },
  {
    section: 'RULES 5',
    says: 'who comes back to the page has it asked at once',
    on: 'page.shown',
    when: ({ after }, earlier) => isHidden(earlier) && !isOver(after),
    must: [
      ({ before, started }) => {
        const asked = before.matches('settling') || before.matches('refunding') ? 'fetchSettlement' : 'fetchCharge';
        same(
          'it asked for something else',
          [asked],
          started.map(({ actor }) => actor),
        );
      },
      keeps((snapshot) => describePayment(snapshot).show),
      emits(),
    ],
  },
];
