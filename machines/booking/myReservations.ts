import { assign, emit, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { answered, answeredMessage } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';
import { notProvided } from '../notProvided.ts';
import { paymentMachine } from '../payment/payment.ts';
import { type MadeReservation, type OpenPaymentOutcome, toPay } from './bookingOutcomes.ts';

/** The player's own reservations: pay an open one, or cancel one. */
export const myReservationsMachine = setup({
  types: {
    context: {} as { subject: string; made: MadeReservation | null },
    events: {} as
      | { type: 'cancel.requested'; id: string }
      | { type: 'pay.requested'; id: string }
      | { type: 'dialog.closed' },
    emitted: {} as
      | { type: 'reservation.closed'; isPaid: boolean }
      | { type: 'reservation.failed'; message: string | undefined },
    tags: {} as 'busy',
    children: {} as { command: 'command'; payment: 'payment'; openPayment: 'openPayment' },
  },
  actors: {
    command: commandMachine,
    payment: paymentMachine,
    openPayment: fromPromise<OpenPaymentOutcome, { id: string }>(notProvided),
  },
  delays: READ_WAITS,
  guards: {
    isPayable: (_, outcome: OpenPaymentOutcome) => outcome._tag === 'Payable',
    isClosed: (_, outcome: OpenPaymentOutcome) => outcome._tag === 'Closed',
  },
  actions: {
    askToCancel: sendTo('command', (_, subject: string) => ({ type: 'command.requested', subject })),
    emitClosed: emit((_, outcome: OpenPaymentOutcome) => ({
      type: 'reservation.closed' as const,
      isPaid: outcome._tag === 'Closed' && outcome.isPaid,
    })),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'reservation.failed' as const, message })),
  },
}).createMachine({
  id: 'myReservations',
  description: 'The list of the player, with a way to pay and to cancel',
  context: { subject: '', made: null },
  invoke: { id: 'command', src: 'command', input: { name: 'cancelReservation', asksFirst: true } },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'cancel.requested': { actions: { type: 'askToCancel', params: ({ event }) => event.id } },
        'pay.requested': { target: 'opening', actions: assign({ subject: ({ event }) => event.id }) },
      },
    },
    opening: {
      description: 'Is it still to be paid, and how long?',
      tags: 'busy',
      after: { readLimit: { target: 'browsing', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({ id: context.subject }),
        onDone: [
          {
            guard: { type: 'isPayable', params: answered },
            target: 'paying',
            actions: assign({ made: ({ event }) => ('subject' in event.output ? event.output : null) }),
          },
          {
            guard: { type: 'isClosed', params: answered },
            target: 'browsing',
            actions: { type: 'emitClosed', params: answered },
          },
          { target: 'browsing', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'browsing', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    paying: {
      description: 'The PIX is on screen',
      invoke: { id: 'payment', src: 'payment', input: ({ context }) => toPay(context.made) },
      on: { 'dialog.closed': 'browsing' },
    },
  },
});

/** Ids of reservations; empty when none is being opened or paid. */
export function describeMyReservations(snapshot: SnapshotFrom<typeof myReservationsMachine>) {
  return {
    opening: snapshot.matches('opening') ? snapshot.context.subject : '',
    paying: snapshot.matches('paying') ? snapshot.context.subject : '',
  };
}
