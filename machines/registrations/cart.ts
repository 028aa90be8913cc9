import { assign, emit, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { PixCharge } from '#domain/payment/charge.ts';
import { commandMachine } from '../command/command.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';
import { paymentMachine } from '../payment/payment.ts';

/** `charge`: the cart's PIX, a new one or the one it already had. */
export type CartPaymentOutcome = { readonly _tag: 'Payable'; readonly charge: PixCharge } | Failed;

/** What a player owes for an event: they review it, remove registrations, and pay by PIX. */
export const cartMachine = setup({
  types: {
    context: {} as { cart: string; charge: PixCharge | null },
    events: {} as
      | { type: 'cart.opened' }
      | { type: 'pending.opened' }
      | { type: 'pay.requested'; cart: string }
      | { type: 'removal.requested'; registration: string }
      | { type: 'dialog.closed' }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'cartPayment.generated' }
      | { type: 'cartPayment.failed'; message: string | undefined }
      /** No reply came: the PIX may or may not exist now. */
      | { type: 'cartPayment.unanswered' },
    tags: {} as 'busy' | 'slow',
    children: {} as { removal: 'removal'; openCartPayment: 'openCartPayment'; payment: 'payment' },
  },
  actors: {
    removal: commandMachine,
    payment: paymentMachine,
    openCartPayment: fromPromise<CartPaymentOutcome, { cart: string }>(notProvided),
  },
  delays: WRITE_WAITS,
  guards: {
    isPayable: (_, outcome: CartPaymentOutcome) => outcome._tag === 'Payable',
  },
  actions: {
    askToRemove: sendTo('removal', (_, subject: string) => ({ type: 'command.requested', subject })),
    keepCart: assign({ cart: (_, cart: string) => cart }),
    keepCharge: assign({
      charge: (_, outcome: CartPaymentOutcome) => (outcome._tag === 'Payable' ? outcome.charge : null),
    }),
    emitGenerated: emit({ type: 'cartPayment.generated' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'cartPayment.failed' as const, message })),
    emitUnanswered: emit({ type: 'cartPayment.unanswered' }),
  },
}).createMachine({
  id: 'cart',
  description: 'What a player owes for an event, with one dialog at a time',
  context: { cart: '', charge: null },
  invoke: { id: 'removal', src: 'removal', input: { name: 'removeRegistration', asksFirst: true } },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The event is on screen, with what is still to be paid',
      on: { 'cart.opened': 'open.dialog.reviewing', 'pending.opened': 'open.dialog.listing' },
    },
    open: {
      description: 'Registrations and sums are on screen, and a PIX can be asked for',
      type: 'parallel',
      states: {
        dialog: {
          initial: 'reviewing',
          states: {
            reviewing: { description: 'The cart that has no PIX yet' },
            listing: { description: 'Those that have one, paid or not' },
          },
        },
        pix: {
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The person decides what to do',
              on: {
                'dialog.closed': '#cart.browsing',
                'pay.requested': {
                  target: 'generating',
                  actions: { type: 'keepCart', params: ({ event }) => event.cart },
                },
                'removal.requested': {
                  actions: { type: 'askToRemove', params: ({ event }) => event.registration },
                },
              },
            },
            generating: {
              description: 'The provider makes the PIX, or the one that is still good is asked for',
              tags: 'busy',
              invoke: {
                id: 'openCartPayment',
                src: 'openCartPayment',
                input: ({ context }) => ({ cart: context.cart }),
                onDone: [
                  {
                    guard: { type: 'isPayable', params: answered },
                    target: '#cart.paying',
                    actions: [{ type: 'keepCharge', params: answered }, 'emitGenerated'],
                  },
                  { target: 'waiting', actions: { type: 'emitFailed', params: answeredMessage } },
                ],
                onError: { target: 'waiting', actions: { type: 'emitFailed', params: undefined } },
              },
              initial: 'prompt',
              states: {
                prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
                slow: {
                  description: 'It takes longer than usual, and can be left; asked again, the same PIX is answered',
                  tags: 'slow',
                  on: { 'wait.abandoned': { target: '#cart.open.pix.waiting', actions: 'emitUnanswered' } },
                  after: { waitLimit: { target: '#cart.open.pix.waiting', actions: 'emitUnanswered' } },
                },
              },
            },
          },
        },
      },
    },
    paying: {
      description: 'The PIX is on screen',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { cart, charge } }) => {
          if (!charge) throw new Error('Only a cart with a charge can be paid');
          return { subject: cart, charge };
        },
      },
      on: { 'dialog.closed': 'browsing' },
    },
  },
});

/** `generating`: the id of the cart whose PIX is being made. `paying`: of the one whose PIX is on screen. Else empty. */
export function describeCart(snapshot: SnapshotFrom<typeof cartMachine>) {
  const { cart } = snapshot.context;
  return {
    isReviewing: snapshot.matches({ open: { dialog: 'reviewing' } }),
    isListing: snapshot.matches({ open: { dialog: 'listing' } }),
    generating: snapshot.matches({ open: { pix: 'generating' } }) ? cart : '',
    isSlow: snapshot.hasTag('slow'),
    paying: snapshot.matches('paying') ? cart : '',
  };
}
