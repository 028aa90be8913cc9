import { assign, emit, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate';
import { type ChargeState, LATE_WATCH_MINUTES, type PixCharge } from '#domain/payment/charge.ts';
import { notProvided } from '../notProvided.ts';
import type { PageEvent } from '../watch/page.ts';

/**
 * The charge's state at the provider; `unknown`: no reply, so ask again. `atArena`: it was called off, because the arena receives
 * the money since, and what it was for stands.
 */
export type ChargeAnswer = ChargeState | 'atArena' | 'unknown';

/** Why a charge can no longer be paid: its time is over, it was refused or called off, or the arena receives its money. */
type Ending = 'late' | 'refused' | 'atArena';

/**
 * What became of the received money: it paid for the reservation, cart or bill, is being refunded, or was refunded.
 * `unsettled`: the server does not know yet.
 */
export type Settlement = 'paid' | 'refunding' | 'refunded' | 'unsettled';

const PIX_POLL_MS = 5_000;
/** How long one question may go unanswered before the screen says so; it goes on. */
const SILENCE_MS = 14_000;

export const paymentSetup = setup({
  types: {
    input: {} as { subject: string; charge: PixCharge },
    /** `isSelected`: the browser does not say whether it copied the code, which is selected for the person to do so. */
    context: {} as { subject: string; charge: PixCharge; copies: number; isSelected: boolean; ending: Ending },
    events: {} as
      | { type: 'code.copied' | 'code.selected' }
      | PageEvent
      /** The chart raises these events itself. */
      | { type: 'line.heard' | 'line.missed' | 'line.lost' },
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
    followPage: fromCallback<PageEvent>(notProvided),
  },
  delays: {
    pixPoll: PIX_POLL_MS,
    silence: SILENCE_MS,
    pixExpiry: ({ context }) => Math.max(0, context.charge.secondsLeft * 1_000),
    lateWatch: LATE_WATCH_MINUTES * 60_000,
  },
  guards: {
    isUnseen: stateIn({ awaitingPix: { question: 'hidden' } }),
    isApproved: (_, answer: ChargeAnswer) => answer === 'approved',
    isPending: (_, answer: ChargeAnswer) => answer === 'pending',
    isCancelled: (_, answer: ChargeAnswer) => answer === 'cancelled' || answer === 'atArena',
    isPaid: (_, settlement: Settlement) => settlement === 'paid',
    isRefunding: (_, settlement: Settlement) => settlement === 'refunding',
    isRefunded: (_, settlement: Settlement) => settlement === 'refunded',
  },
  actions: {
    countCopy: assign({ copies: ({ context }) => context.copies + 1, isSelected: false }),
    noteSelection: assign({ isSelected: true }),
    noteEnding: assign({ ending: (_, answer: ChargeAnswer) => (answer === 'atArena' ? 'atArena' : 'refused') }),
    hearLine: raise({ type: 'line.heard' }),
    missLine: raise({ type: 'line.missed' }),
    loseLine: raise({ type: 'line.lost' }),
    emitCopied: emit({ type: 'code.copied' }),
    emitApproved: emit(({ context }) => ({ type: 'payment.approved' as const, subject: context.subject })),
    emitRefunding: emit(({ context }) => ({ type: 'payment.refunding' as const, subject: context.subject })),
    emitRefunded: emit(({ context }) => ({ type: 'payment.refunded' as const, subject: context.subject })),
    emitExpired: emit(({ context }) => ({ type: 'payment.expired' as const, subject: context.subject })),
  },
});
