import { orderOf } from './bookingOrder.ts';
import { toPay } from './bookingOutcomes.ts';
import { answered, bookingSetup, held, opened, startBooking } from './bookingSetup.ts';

/** From the first look at a day to the reservation that is paid, or to be paid at the arena. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: 'Day, courts and hours: chosen, reserved and paid',
  context: ({ input }) => startBooking(input),
  invoke: { id: 'dayStrip', src: 'dayStrip', input: ({ context }) => ({ today: context.today }) },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Does a reservation of this player still wait for its PIX here?',
      tags: 'starting',
      // The days are on screen already: one that is touched now must not be forgotten.
      on: { 'day.picked': { actions: { type: 'changeDay', params: ({ event }) => event.day } } },
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
        'slot.toggled': { target: '.calm', actions: { type: 'toggleSlot', params: ({ event }) => event.slot } },
        'sport.picked': { actions: { type: 'pickSport', params: ({ event }) => event } },
        'voucher.typed': { actions: { type: 'typeVoucher', params: ({ event }) => event.code } },
        'own.pressed': { target: 'opening', actions: { type: 'touchOwn', params: ({ event }) => event.id } },
        'reserve.pressed': [{ guard: 'hasChosen', target: 'submitting' }, { target: '.reminded' }],
      },
      states: {
        calm: { description: 'Nothing to say' },
        reminded: { description: 'Told to choose at least one hour', tags: 'reminded' },
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
      tags: ['busy', 'submitting'],
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
