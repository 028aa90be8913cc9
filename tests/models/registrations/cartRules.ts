import { messageOf } from '../../../machines/outcome.ts';
import { type cartMachine, type CartPaymentOutcome, describeCart } from '../../../machines/registrations/cart.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  keeps,
  type Rule,
  same,
  shows,
  starts,
  startsNot,
  waits,
  requests,
} from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

type Cart = typeof cartMachine;

const CLOSED = { isReviewing: false, isListing: false, generating: '', isSlow: false, paying: '' };
const pay = { type: 'pay.requested', cart: 'another-cart' };
const remove = { type: 'removal.requested', registration: 'another-registration' };
const close = { type: 'dialog.closed' };
const noPix = answers('openCartPayment', { _tag: 'Offline', message: 'Sem conexão' });

const closed = shows(describeCart, CLOSED);
const sameDialog = keeps<Cart>((snapshot) => {
  const { isReviewing, isListing } = describeCart(snapshot);
  return { isReviewing, isListing };
});
/** For any cart a PIX can be asked for, any registration removed, and the dialog closed. */
const canDoAll: readonly Check<Cart>[] = [
  wouldShow(pay, (snapshot) => describeCart(snapshot).generating, pay.cart),
  can(remove),
  can(close),
];
/** The dialog is as it was before anything was asked for, and everything can be asked for again. */
const backInDialog: readonly Check<Cart>[] = [
  sameDialog,
  shows((snapshot) => ({ ...describeCart(snapshot), isReviewing: false, isListing: false }), CLOSED),
  startsNot(),
  ends('openCartPayment'),
  ...canDoAll,
];
const isBusy = shows<Cart, boolean>((snapshot) => snapshot.hasTag('busy'), true);
const callRuns: Check<Cart> = ({ running }) =>
  same('nobody waits for the PIX', true, running.includes('openCartPayment'));
const outcome = ({ event }: Moment<Cart>) => event['output'] as CartPaymentOutcome | undefined;
const isPayable = (moment: Moment<Cart>) => outcome(moment)?._tag === 'Payable';

/** What the specification says of a player's cart for an event. */
export const cartRules: readonly Rule<Cart>[] = [
  {
    section: 'SPEC 2',
    says: 'the event opens without a dialog; both carts can be opened, and removing a registration asks first',
    on: 'start',
    must: [
      closed,
      starts('removal', () => ({ name: 'removeRegistration', asksFirst: true })),
      startsNot('openCartPayment', 'payment'),
      can({ type: 'cart.opened' }),
      can({ type: 'pending.opened' }),
    ],
  },
  {
    section: 'SPEC 2',
    says: "'Pagar inscrição' shows the open cart; looking at it asks for no PIX",
    on: 'cart.opened',
    must: [shows(describeCart, { ...CLOSED, isReviewing: true }), startsNot(), emits(), ...canDoAll],
  },
  {
    section: 'SPEC 2',
    says: "'Pagamentos pendentes' shows the carts that have a PIX; looking at them asks for none",
    on: 'pending.opened',
    must: [shows(describeCart, { ...CLOSED, isListing: true }), startsNot(), emits(), ...canDoAll],
  },
  {
    section: 'SPEC 2',
    says: 'there is one dialog at a time',
    when: ({ after }) => !after.matches('browsing'),
    must: [can({ type: 'cart.opened' }, false), can({ type: 'pending.opened' }, false)],
  },
  {
    section: 'SPEC 7, Events and tournaments',
    says: 'the PIX is asked for once, of the very cart, over the dialog that is open; its wait has an end',
    on: 'pay.requested',
    must: [
      shows(describeCart, ({ before, event }) => ({ ...describeCart(before), generating: String(event['cart']) })),
      starts('openCartPayment', ({ event }) => ({ cart: event['cart'] })),
      waits('patience', 6_000),
      emits(),
    ],
  },
  {
    section: 'RULES 1',
    says: 'while the PIX is made nothing is asked for twice, and the cart that it is for does not change',
    when: ({ after }) => describeCart(after).generating !== '',
    must: [
      can(pay, false),
      can(remove, false),
      can(close, false),
      isBusy,
      wouldShow(noPix, (snapshot) => describeCart(snapshot).paying, ''),
    ],
  },
  {
    section: 'SPEC 8',
    says: "'Pagamento gerado com sucesso!': the cart's PIX, as the server gave it, takes the place of the dialog",
    on: 'done(openCartPayment)',
    when: isPayable,
    must: [
      shows(describeCart, ({ before }) => ({ ...CLOSED, paying: describeCart(before).generating })),
      emits({ type: 'cartPayment.generated' }),
      starts('payment', (moment) => {
        const made = outcome(moment);
        const charge = made?._tag === 'Payable' ? made.charge : undefined;
        return { subject: describeCart(moment.before).generating, charge };
      }),
    ],
  },
  {
    section: 'SPEC 8',
    says: "a failure is told with the server's message where there is one, and the same can be asked for again",
    on: ['done(openCartPayment)', 'error(openCartPayment)'],
    when: (moment) => !isPayable(moment),
    must: [
      (moment, earlier) => {
        const message = messageOf(outcome(moment) ?? { _tag: 'Unknown' });
        emits({ type: 'cartPayment.failed', message })(moment, earlier);
      },
      ...backInDialog,
    ],
  },
  {
    section: 'Decision 032',
    says: 'after 6 seconds the person may stop waiting; the call goes on, and 9 seconds later the wait ends by itself',
    on: 'after(patience)',
    must: [
      shows(describeCart, ({ before }) => ({ ...describeCart(before), isSlow: true })),
      can({ type: 'wait.abandoned' }),
      waits('waitLimit', 9_000),
      startsNot(),
      emits(),
      callRuns,
    ],
  },
  {
    section: 'Decision 032',
    says: 'who stops waiting is told that nobody knows whether the PIX exists, and may ask again',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: [emits({ type: 'cartPayment.unanswered' }), ...backInDialog],
  },
  {
    section: 'RULES 7',
    says: 'taking a registration out of the cart is asked of the person first, about this very registration',
    on: 'removal.requested',
    must: [keeps(({ value }) => value), requests('removal', 'registration'), startsNot(), emits()],
  },
  {
    section: 'SPEC 2',
    says: 'closing the dialog or the PIX leads back to the event, and the PIX is watched no longer',
    on: 'dialog.closed',
    must: [
      closed,
      startsNot(),
      emits(),
      ends('payment'),
      can({ type: 'cart.opened' }),
      can({ type: 'pending.opened' }),
    ],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'the PIX on screen can be closed at any time, and no other is asked for meanwhile',
    when: ({ after }) => describeCart(after).paying !== '',
    must: [can(close), can(pay, false), can(remove, false)],
  },
];
