import { assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate';
import type { ReservationOrder } from '../../domain/booking/order.ts';
import { type Day, isSameDay } from '../../domain/days/day.ts';
import { notProvided } from '../notProvided.ts';
import { messageOf } from '../outcome.ts';
import { paymentMachine } from '../payment/payment.ts';
import {
  type BookingContext,
  type BookingEvent,
  type HoldOutcome,
  type MakeOutcome,
  type OpenPaymentOutcome,
  orderOf,
  startOrder,
  toPay,
  withoutTaken,
  withSlot,
  withSport,
} from './bookingOrder.ts';
import { dayStripMachine } from './dayStrip.ts';
import { profileCompletionMachine } from './profileCompletion.ts';

type Outcome = HoldOutcome | OpenPaymentOutcome | MakeOutcome;

/** From the first look at a day to the reservation that is paid, or to be paid at the arena. */
export const bookingMachine = setup({
  types: {
    input: {} as { arena: string; today: Day },
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as
      | { type: 'reservation.made' }
      | { type: 'slots.changed'; message: string }
      | { type: 'own.closed' }
      | { type: 'booking.failed'; message: string | undefined },
    tags: {} as 'editable' | 'busy',
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
    makeReservation: fromPromise<MakeOutcome, { order: ReservationOrder }>(notProvided),
  },
  guards: {
    isSameDay: ({ context }, day: Day) => isSameDay(day, context.day),
    hasChosen: ({ context }) => context.chosen.length > 0,
    isToPay: (_, outcome: Outcome) => 'charge' in outcome && outcome.charge !== null,
    isClosed: (_, outcome: Outcome) => outcome._tag === 'Closed',
    isMade: (_, outcome: MakeOutcome) => outcome._tag === 'Made',
    lacksProfile: (_, outcome: MakeOutcome) => outcome._tag === 'ProfileIncomplete',
    isTaken: (_, outcome: MakeOutcome) => outcome._tag === 'SlotTaken',
    isVoucherRefused: (_, outcome: MakeOutcome) => outcome._tag === 'VoucherRefused',
    isProfileComplete: (_, output: { isComplete: boolean }) => output.isComplete,
  },
  actions: {
    changeDay: assign((_, day: Day) => ({ day, chosen: [], voucherError: null })),
    keepPendingDay: assign((_, pendingDay: Day) => ({ pendingDay })),
    takePendingDay: assign(({ context }) => ({ day: context.pendingDay ?? context.day, pendingDay: null, chosen: [] })),
    forgetPendingDay: assign({ pendingDay: null }),
    takeMade: assign((_, outcome: Outcome) => ({ made: 'subject' in outcome ? outcome : null })),
    clearOrder: assign({ chosen: [], code: '', voucherError: null }),
    forgetMade: assign({ made: null }),
    letTakenGo: assign(({ context }, outcome: MakeOutcome) => withoutTaken(context, outcome)),
    showVoucherError: assign((_, outcome: MakeOutcome) => ({ voucherError: messageOf(outcome) ?? null })),
    tellMade: emit({ type: 'reservation.made' }),
    tellTaken: emit((_, outcome: MakeOutcome) => ({
      type: 'slots.changed' as const,
      message: messageOf(outcome) ?? '',
    })),
    tellClosed: emit({ type: 'own.closed' }),
    tellFailed: emit((_, outcome: Outcome | undefined) => ({
      type: 'booking.failed' as const,
      message: outcome && messageOf(outcome),
    })),
  },
}).createMachine({
  id: 'booking',
  description: 'Day, courts and hours: chosen, reserved and paid',
  context: ({ input }) => startOrder(input),
  invoke: { id: 'dayStrip', src: 'dayStrip', input: ({ context }) => ({ today: context.today }) },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Does a reservation of this player still wait for its PIX here?',
      invoke: {
        id: 'fetchLiveHold',
        src: 'fetchLiveHold',
        input: ({ context }) => ({ arena: context.arena }),
        onDone: [
          { guard: { type: 'isToPay', params: held }, target: 'paying', actions: { type: 'takeMade', params: held } },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'The day is on screen; hours are chosen and let go',
      tags: 'editable',
      initial: 'calm',
      on: {
        'day.picked': [
          { guard: { type: 'isSameDay', params: ({ event }) => event.day } },
          {
            guard: 'hasChosen',
            target: 'confirmingDayChange',
            actions: { type: 'keepPendingDay', params: ({ event }) => event.day },
          },
          { target: '.calm', actions: { type: 'changeDay', params: ({ event }) => event.day } },
        ],
        'slot.toggled': { target: '.calm', actions: assign(({ context, event }) => withSlot(context, event.slot)) },
        'sport.picked': { actions: assign(({ context, event }) => withSport(context, event.court, event.sport)) },
        'voucher.typed': { actions: assign(({ event }) => ({ code: event.code, voucherError: null })) },
        'own.pressed': { target: 'opening', actions: assign({ own: ({ event }) => event.id }) },
        'reserve.pressed': [{ guard: 'hasChosen', target: 'submitting' }, { target: '.reminded' }],
      },
      states: {
        calm: { description: 'Nothing to say' },
        reminded: { description: 'Told to choose at least one hour' },
      },
    },
    opening: {
      description: "One of the person's own hours was touched: is it still to be paid?",
      tags: 'busy',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({ id: context.own }),
        onDone: [
          {
            guard: { type: 'isToPay', params: opened },
            target: 'paying',
            actions: { type: 'takeMade', params: opened },
          },
          { guard: { type: 'isClosed', params: opened }, target: 'left', actions: 'tellClosed' },
          { target: 'choosing', actions: { type: 'tellFailed', params: opened } },
        ],
        onError: { target: 'choosing', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    confirmingDayChange: {
      description: 'Another day would drop the chosen hours: is that meant?',
      on: {
        'day.confirmed': { target: 'choosing', actions: 'takePendingDay' },
        'day.declined': { target: 'choosing', actions: 'forgetPendingDay' },
      },
    },
    submitting: {
      description: 'The server claims the hours, all or none',
      tags: 'busy',
      invoke: {
        id: 'makeReservation',
        src: 'makeReservation',
        input: ({ context }) => ({ order: orderOf(context) }),
        onDone: [
          {
            guard: { type: 'isToPay', params: answered },
            target: 'paying',
            actions: [{ type: 'takeMade', params: answered }, 'clearOrder', 'tellMade'],
          },
          {
            guard: { type: 'isMade', params: answered },
            target: 'reserved',
            actions: [{ type: 'takeMade', params: answered }, 'clearOrder', 'tellMade'],
          },
          { guard: { type: 'lacksProfile', params: answered }, target: 'completingProfile' },
          {
            guard: { type: 'isTaken', params: answered },
            target: 'choosing',
            actions: [
              { type: 'letTakenGo', params: answered },
              { type: 'tellTaken', params: answered },
            ],
          },
          {
            guard: { type: 'isVoucherRefused', params: answered },
            target: 'choosing',
            actions: { type: 'showVoucherError', params: answered },
          },
          { target: 'choosing', actions: { type: 'tellFailed', params: answered } },
        ],
        onError: { target: 'choosing', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    completingProfile: {
      description: 'City, phone and gender are missing; once known, the reservation goes on by itself',
      invoke: {
        id: 'profileCompletion',
        src: 'profileCompletion',
        onDone: [
          { guard: { type: 'isProfileComplete', params: ({ event }) => event.output }, target: 'submitting' },
          { target: 'choosing' },
        ],
      },
    },
    paying: {
      description: 'The hours are held for an hour; the PIX is on screen',
      invoke: { id: 'payment', src: 'payment', input: ({ context }) => toPay(context.made) },
      on: { 'dialog.closed': { target: 'choosing', actions: 'forgetMade' } },
    },
    reserved: {
      description: 'Reserved: to be paid at the arena, or nothing to pay',
      on: { 'dialog.closed': { target: 'choosing', actions: 'forgetMade' } },
    },
    left: { description: "The hour's reservation is looked at among the player's own", type: 'final' },
  },
});

function held({ event }: { event: DoneActorEvent<HoldOutcome> }): HoldOutcome {
  return event.output;
}

function opened({ event }: { event: DoneActorEvent<OpenPaymentOutcome> }): OpenPaymentOutcome {
  return event.output;
}

function answered({ event }: { event: DoneActorEvent<MakeOutcome> }): MakeOutcome {
  return event.output;
}
