import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { PixCharge } from '#domain/payment/charge.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';
import { paymentMachine } from '../payment/payment.ts';

/** A bill as it is on screen when its PIX is asked for. */
export interface BillOnScreen {
  /** The id of its series. */
  readonly series: string;
  /** `'2026-03'` */
  readonly month: string;
  /** What it asks for, in centavos. */
  readonly left: number;
}

/** `charge`: the bill's PIX, a new one or the one that can still be paid. */
export type BillPixOutcome = { readonly _tag: 'Payable'; readonly charge: PixCharge } | Failed;

/** What arenas ask of a player for a month: they pay a bill by PIX. */
export const myBillsMachine = setup({
  types: {
    context: {} as { bill: BillOnScreen; charge: PixCharge | null },
    events: {} as
      | { type: 'pay.requested'; bill: BillOnScreen }
      | { type: 'dialog.closed' }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'billPix.generated' }
      | { type: 'billPix.failed'; message: string | undefined }
      /** No reply came: the PIX may or may not exist now. */
      | { type: 'billPix.unanswered' },
    tags: {} as 'busy' | 'slow',
    children: {} as { openBillPix: 'openBillPix'; payment: 'payment' },
  },
  actors: {
    payment: paymentMachine,
    openBillPix: fromPromise<BillPixOutcome, { bill: BillOnScreen }>(notProvided),
  },
  delays: WRITE_WAITS,
  guards: { isPayable: (_, outcome: BillPixOutcome) => outcome._tag === 'Payable' },
  actions: {
    keepBill: assign({ bill: (_, bill: BillOnScreen) => bill }),
    keepCharge: assign({
      charge: (_, outcome: BillPixOutcome) => (outcome._tag === 'Payable' ? outcome.charge : null),
    }),
    emitGenerated: emit({ type: 'billPix.generated' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'billPix.failed' as const, message })),
    emitUnanswered: emit({ type: 'billPix.unanswered' }),
  },
}).createMachine({
  id: 'myBills',
  description: "A player's bills of a month, each with its weeks",
  context: { bill: { series: '', month: '', left: 0 }, charge: null },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'pay.requested': { target: 'generating', actions: { type: 'keepBill', params: ({ event }) => event.bill } },
      },
    },
    generating: {
      description: 'The provider makes the PIX, or the one that is still good is asked for',
      tags: 'busy',
      invoke: {
        id: 'openBillPix',
        src: 'openBillPix',
        input: ({ context: { bill } }) => ({ bill }),
        onDone: [
          {
            guard: { type: 'isPayable', params: answered },
            target: 'paying',
            actions: [{ type: 'keepCharge', params: answered }, 'emitGenerated'],
          },
          { target: 'browsing', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'browsing', actions: { type: 'emitFailed', params: undefined } },
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left; asked again, the same PIX is answered',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#myBills.browsing', actions: 'emitUnanswered' } },
          after: { waitLimit: { target: '#myBills.browsing', actions: 'emitUnanswered' } },
        },
      },
    },
    paying: {
      description: 'The PIX is on screen',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { bill, charge } }) => {
          if (!charge) throw new Error('Only a bill with a charge can be paid');
          return { subject: bill.series, charge };
        },
      },
      on: { 'dialog.closed': 'browsing' },
    },
  },
});

/** `generating`: the series of whose bill the PIX is being made. `paying`: of whose it is on screen. Else empty. */
export function describeMyBills(snapshot: SnapshotFrom<typeof myBillsMachine>) {
  const { series } = snapshot.context.bill;
  return {
    generating: snapshot.matches('generating') ? series : '',
    isSlow: snapshot.hasTag('slow'),
    paying: snapshot.matches('paying') ? series : '',
  };
}
