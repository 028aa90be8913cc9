import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { PlayerOrder } from '#domain/booking/order.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { type Day, isSameDay } from '#domain/values/days/day.ts';
import { notProvided } from '../notProvided.ts';
import { messageOf } from '../outcome.ts';
import { READ_WAITS, SIDE_LIMIT_MS, WRITE_WAITS } from '../patience.ts';
import { paymentMachine } from '../payment/payment.ts';
import {
  type OrderContext,
  type OrderEvent,
  type OrderStart,
  orderOf,
  type SlotOnScreen,
  startOrder,
  withDay,
  withoutTaken,
  withSlot,
  withSport,
} from './bookingOrder.ts';
import {
  type HoldOutcome,
  type MadeReservation,
  type MakeOutcome,
  type OpenPaymentOutcome,
  takenOf,
} from './bookingOutcomes.ts';
import { dayStripMachine } from './dayStrip.ts';
import { profileCompletionMachine } from './profileCompletion.ts';

interface BookingContext extends OrderContext {
  readonly made: MadeReservation | null;
  /** The id of the player's own reservation whose hour they pressed. */
  readonly own: string;
  /** The id of the reservation that waits for its PIX; empty when none is known. */
  readonly hold: string;
  /** The last day that can be booked. */
  readonly last: Day;
  /** Whether the order is paid with what the arena owes the player. */
  readonly useCredit: boolean;
}

interface BookingInput extends OrderStart {
  readonly last: Day;
  /** The id of the reservation whose PIX was on screen when the page was left; empty when none was. */
  readonly paying: string;
}

/** The order as it is sent. */
export function playerOrderOf({ useCredit, ...order }: BookingContext): PlayerOrder {
  return { ...orderOf(order), ...(useCredit && { useCredit }) };
}

export function startBooking({ last, paying, ...order }: BookingInput): BookingContext {
  return { ...startOrder(order), made: null, own: paying, hold: '', last, useCredit: false };
}

type Outcome = HoldOutcome | OpenPaymentOutcome | MakeOutcome;

export const bookingSetup = setup({
  types: {
    input: {} as BookingInput,
    context: {} as BookingContext,
    events: {} as
      | OrderEvent
      | { type: 'dialog.closed' }
      | { type: 'hold.pressed' }
      | { type: 'credit.chosen'; use: boolean }
      /** The chart raises this event itself. */
      | { type: 'hold.looked' },
    emitted: {} as
      | { type: 'reservation.made' }
      | { type: 'slots.changed'; message: string }
      | { type: 'own.closed' }
      | { type: 'booking.failed'; message: string | undefined }
      /** No reply came: the reservation may or may not exist. */
      | { type: 'booking.unanswered' },
    tags: {} as 'editable' | 'reminded' | 'submitting' | 'slow' | 'busy' | 'held' | 'limited',
    children: {} as {
      dayStrip: 'dayStrip';
      payment: 'payment';
      profileCompletion: 'profileCompletion';
      fetchLiveHold: 'fetchLiveHold';
      openPayment: 'openPayment';
      makeReservation: 'makeReservation';
    },
  },
  actors: {
    dayStrip: dayStripMachine,
    payment: paymentMachine,
    profileCompletion: profileCompletionMachine,
    fetchLiveHold: fromPromise<HoldOutcome, { arena: string }>(notProvided),
    openPayment: fromPromise<OpenPaymentOutcome, { id: string }>(notProvided),
    makeReservation: fromPromise<MakeOutcome, { order: PlayerOrder }>(notProvided),
  },
  delays: { ...WRITE_WAITS, ...READ_WAITS, sideLimit: SIDE_LIMIT_MS },
  guards: {
    wasPaying: ({ context }) => context.own !== '',
    isHeld: ({ context }) => context.hold !== '',
    isSameDay: ({ context }, day: Day) => isSameDay(day, context.day),
    hasChosen: ({ context }) => context.chosen.length > 0,
    isToPay: (_, outcome: Outcome) => 'charge' in outcome && outcome.charge !== null,
    isClosed: (_, outcome: Outcome) => outcome._tag === 'Closed',
    isMade: (_, outcome: MakeOutcome) => outcome._tag === 'Made',
    lacksProfile: (_, outcome: MakeOutcome) => outcome._tag === 'ProfileIncomplete',
    isHoldLimit: (_, outcome: MakeOutcome) => outcome._tag === 'TooManyHolds',
    isTaken: (_, outcome: MakeOutcome) => outcome._tag === 'SlotTaken',
    isVoucherRefused: (_, outcome: MakeOutcome) => outcome._tag === 'VoucherRefused',
    isProfileComplete: (_, output: { isComplete: boolean }) => output.isComplete,
  },
  actions: {
    changeDay: assign((_, day: Day) => withDay(day)),
    keepPendingDay: assign((_, pendingDay: Day) => ({ pendingDay })),
    takePendingDay: assign(({ context }) => withDay(context.pendingDay ?? context.day)),
    forgetPendingDay: assign({ pendingDay: null }),
    toggleSlot: assign(({ context }, slot: SlotOnScreen) => withSlot(context, slot)),
    pickSport: assign(({ context }, picked: { court: string; sport: Sport }) =>
      withSport(context, picked.court, picked.sport),
    ),
    typeVoucher: assign((_, code: string) => ({ code, voucherError: null })),
    chooseCredit: assign((_, useCredit: boolean) => ({ useCredit })),
    touchHold: assign({ own: ({ context }) => context.hold }),
    keepHold: assign((_, outcome: Outcome) => ({
      hold: 'subject' in outcome ? outcome.subject : '',
    })),
    forgetHold: assign({ hold: '' }),
    lookForHold: raise({ type: 'hold.looked' }),
    touchOwn: assign((_, own: string) => ({ own })),
    takeMade: assign((_, outcome: Outcome) => ({ made: 'subject' in outcome ? outcome : null })),
    clearOrder: assign({ chosen: [], code: '', voucherError: null, useCredit: false }),
    forgetMade: assign({ made: null }),
    letTakenGo: assign(({ context }, outcome: MakeOutcome) => withoutTaken(context, takenOf(outcome))),
    // So that a voucher that is refused again is told again.
    forgetVoucherError: assign({ voucherError: null }),
    showVoucherError: assign((_, outcome: MakeOutcome) => ({ voucherError: messageOf(outcome) ?? null })),
    emitMade: emit({ type: 'reservation.made' }),
    emitTaken: emit((_, outcome: MakeOutcome) => ({
      type: 'slots.changed' as const,
      message: messageOf(outcome) ?? '',
    })),
    emitClosed: emit({ type: 'own.closed' }),
    emitUnanswered: emit({ type: 'booking.unanswered' }),
    emitFailed: emit((_, outcome: Outcome | undefined) => ({
      type: 'booking.failed' as const,
      message: outcome && messageOf(outcome),
    })),
  },
});
