import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { type ChargeState, LATE_WATCH_MINUTES, type PixCharge } from '../../domain/payment/charge.ts';
import { answered } from '../outcome.ts';
import { notProvided } from '../notProvided.ts';

/** The charge's state at the provider; `unknown`: no reply, so ask again. */
export type ChargeAnswer = ChargeState | 'unknown';

/**
 * What became of the received money: it paid for the reservation or cart, is being refunded, or was refunded.
 * `unsettled`: the server does not know yet.
 */
export type Settlement = 'paid' | 'refunding' | 'refunded' | 'unsettled';

const PIX_POLL_MS = 5_000;

/** One PIX charge, from the code on screen until the money is received or the charge expires. */
export const paymentMachine = setup({
  types: {
    input: {} as { subject: string; charge: PixCharge },
    context: {} as { subject: string; charge: PixCharge; copies: number },
    events: {} as { type: 'code.copied' },
    emitted: {} as
      | { type: 'code.copied' }
      | { type: 'payment.approved'; subject: string }
      | { type: 'payment.refunding'; subject: string }
      | { type: 'payment.refunded'; subject: string }
      | { type: 'payment.expired'; subject: string },
    tags: {} as 'over',
  },
  actors: {
    fetchCharge: fromPromise<ChargeAnswer, { charge: PixCharge }>(notProvided),
    fetchSettlement: fromPromise<Settlement, { subject: string; charge: PixCharge }>(notProvided),
  },
  delays: {
    pixPoll: PIX_POLL_MS,
    pixExpiry: ({ context }) => Math.max(0, context.charge.secondsLeft * 1_000),
    lateWatch: LATE_WATCH_MINUTES * 60_000,
  },
  guards: {
    isApproved: (_, answer: ChargeAnswer) => answer === 'approved',
    isCancelled: (_, answer: ChargeAnswer) => answer === 'cancelled',
    isPaid: (_, settlement: Settlement) => settlement === 'paid',
    isRefunding: (_, settlement: Settlement) => settlement === 'refunding',
    isRefunded: (_, settlement: Settlement) => settlement === 'refunded',
  },
  actions: {
    countCopy: assign({ copies: ({ context }) => context.copies + 1 }),
    emitCopied: emit({ type: 'code.copied' }),
    emitApproved: emit(({ context }) => ({ type: 'payment.approved' as const, subject: context.subject })),
    emitRefunding: emit(({ context }) => ({ type: 'payment.refunding' as const, subject: context.subject })),
    emitRefunded: emit(({ context }) => ({ type: 'payment.refunded' as const, subject: context.subject })),
    emitExpired: emit(({ context }) => ({ type: 'payment.expired' as const, subject: context.subject })),
  },
}).createMachine({
  id: 'payment',
  description: 'Follows one PIX charge until it is paid or can no longer be',
  context: ({ input }) => ({ ...input, copies: 0 }),
  initial: 'awaitingPix',
  states: {
    awaitingPix: {
      description: 'The code is on screen; the provider is asked every few seconds',
      initial: 'asking',
      after: { pixExpiry: 'expired' },
      on: { 'code.copied': { actions: ['countCopy', 'emitCopied'] } },
      states: {
        asking: {
          description: 'One question to the provider',
          invoke: {
            id: 'fetchCharge',
            src: 'fetchCharge',
            input: ({ context }) => ({ charge: context.charge }),
            onDone: [
              { guard: { type: 'isApproved', params: answered }, target: '#payment.settling' },
              { guard: { type: 'isCancelled', params: answered }, target: '#payment.expired' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
        resting: { description: 'Between two questions', after: { pixPoll: 'asking' } },
      },
    },
    settling: {
      description: 'The bank has the money; our server says what it bought',
      initial: 'asking',
      states: {
        asking: {
          description: 'One question to our server',
          invoke: {
            id: 'fetchSettlement',
            src: 'fetchSettlement',
            input: ({ context: { subject, charge } }) => ({ subject, charge }),
            onDone: [
              { guard: { type: 'isPaid', params: answered }, target: '#payment.paid' },
              { guard: { type: 'isRefunded', params: answered }, target: '#payment.refunded' },
              { guard: { type: 'isRefunding', params: answered }, target: '#payment.refunding' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
        resting: { description: 'Between two questions', after: { pixPoll: 'asking' } },
      },
    },
    expired: {
      description: 'The hour is over; money that comes late is still seen',
      tags: 'over',
      entry: 'emitExpired',
      initial: 'resting',
      after: { lateWatch: 'forgotten' },
      states: {
        resting: { description: 'Between two questions', after: { pixPoll: 'asking' } },
        asking: {
          description: 'Did the money come late?',
          invoke: {
            id: 'fetchCharge',
            src: 'fetchCharge',
            input: ({ context }) => ({ charge: context.charge }),
            onDone: [
              { guard: { type: 'isApproved', params: answered }, target: '#payment.settling' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    forgotten: { description: 'Too late for this screen to learn of any money', tags: 'over' },
    paid: { description: 'The money bought what it was for', entry: 'emitApproved' },
    refunding: {
      description: 'What it was for could no longer be had when the money came; the provider is sending it back',
      tags: 'over',
      entry: 'emitRefunding',
      initial: 'resting',
      after: { lateWatch: 'owed' },
      states: {
        resting: { description: 'Between two questions', after: { pixPoll: 'asking' } },
        asking: {
          description: 'Is it back?',
          invoke: {
            id: 'fetchSettlement',
            src: 'fetchSettlement',
            input: ({ context: { subject, charge } }) => ({ subject, charge }),
            onDone: [
              { guard: { type: 'isRefunded', params: answered }, target: '#payment.refunded' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    owed: {
      description: 'The money takes longer than this screen waits; the lists show when it is back',
      tags: 'over',
    },
    refunded: {
      description: 'The provider says that the money is back',
      tags: 'over',
      entry: 'emitRefunded',
    },
  },
});

export type PaymentView =
  | { readonly show: 'paid' | 'refunding' | 'refunded' | 'expired' }
  | {
      readonly show: 'code';
      readonly charge: PixCharge;
      readonly isCopied: boolean;
      readonly isSettling: boolean;
    };

export function describePayment(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  if (snapshot.matches('paid')) return { show: 'paid' };
  if (snapshot.matches('refunded')) return { show: 'refunded' };
  if (snapshot.matches('refunding') || snapshot.matches('owed')) return { show: 'refunding' };
  if (snapshot.hasTag('over')) return { show: 'expired' };
  const { charge, copies } = snapshot.context;
  return { show: 'code', charge, isCopied: copies > 0, isSettling: snapshot.matches('settling') };
}
