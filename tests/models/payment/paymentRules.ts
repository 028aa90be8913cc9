import { LATE_WATCH_MINUTES } from '../../../domain/payment/charge.ts';
import { describePayment, type paymentMachine, type PaymentView } from '../../../machines/payment/payment.ts';
import { type Check, emits, ends, keeps, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';

type Payment = typeof paymentMachine;

const POLL_MS = 5_000;
const subject = 'a-reservation';

const shown = (show: PaymentView['show']): Check<Payment> => shows((snapshot) => describePayment(snapshot).show, show);
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
    must: [shown('code'), asksForCharge],
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
      event['output'] !== 'approved' && !(event['output'] === 'cancelled' && before.matches('awaitingPix')),
    must: [keeps(describePayment), ...asksAgainLater],
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
    must: [shown('code'), shows((after) => after.matches('settling'), true), asksForSettlement, emits()],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'a cancelled charge shows that it expired, and emits so once',
    on: 'done(fetchCharge)',
    from: 'awaitingPix',
    when: output('cancelled'),
    must: [shown('expired'), emits({ type: 'payment.expired', subject })],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'when the hour is over it shows that it expired, and the question under way is dropped',
    on: 'after(pixExpiry)',
    must: [shown('expired'), emits({ type: 'payment.expired', subject }), ends('fetchCharge')],
  },
  {
    section: 'RULES 5',
    says: 'for 15 minutes after it ended, the time that its token lives, money that comes late is still seen',
    when: ({ before, after }) => !before.matches('expired') && after.matches('expired'),
    must: [waits('lateWatch', 15 * 60_000), waits('pixPoll', POLL_MS)],
  },
  {
    section: 'RULES 5',
    says: 'after those 15 minutes nobody is asked any more, and what was shown stays',
    on: 'after(lateWatch)',
    must: [keeps((snapshot) => describePayment(snapshot).show), startsNot(), emits()],
  },
  {
    section: 'RULES 5',
    says: 'a payment that is over is asked about no more: paid, returned, or too late for this screen',
    when: ({ after }) => ['paid', 'refunded', 'owed', 'forgotten'].some((state) => after.matches(state as 'paid')),
    must: ({ running, timers }) => {
      if (running.length > 0 || Object.keys(timers).length > 0) throw new Error('something still runs');
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
    must: [keeps(describePayment), emits(), ...asksAgainLater],
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
      shows(describePayment, ({ before }) => ({ ...describePayment(before), isCopied: true }) as PaymentView),
      keeps(({ value }) => value),
      startsNot(),
    ],
  },
];
