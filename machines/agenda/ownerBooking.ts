import { ownerOrderOf, startOwnerOrder } from './ownerBookingOrder.ts';
import { answered, ownerBookingSetup } from './ownerBookingSetup.ts';

/** What an owner reserves at their own arena, for a player or for a guest. It is settled at the arena. */
export const ownerBookingMachine = ownerBookingSetup.createMachine({
  id: 'ownerBooking',
  description: 'Who plays, on which day and at which hours: chosen by the owner, and reserved',
  context: ({ input }) => startOwnerOrder(input),
  invoke: {
    id: 'dayStrip',
    src: 'dayStrip',
    input: ({ context }) => ({ today: context.today, shown: context.day }),
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The day is on screen; who plays and the hours are chosen and let go',
      tags: 'editable',
      initial: 'calm',
      on: {
        'whom.picked': { target: '.calm', actions: { type: 'pickWhom', params: ({ event }) => event.whom } },
        'player.picked': { actions: { type: 'pickPlayer', params: ({ event }) => event.player } },
        'guest.typed': { actions: { type: 'typeGuest', params: ({ event }) => event.name } },
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
        'reserve.pressed': [
          { guard: 'hasNotChosen', target: '.reminded' },
          { guard: 'isNamed', target: 'submitting' },
          { target: '.unnamed' },
        ],
      },
      states: {
        calm: { description: 'Nothing to say' },
        reminded: { description: 'Told to choose at least one hour', tags: 'reminded' },
        unnamed: { description: 'Told to say who will play', always: { guard: 'isNamed', target: 'calm' } },
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
      tags: 'submitting',
      invoke: {
        id: 'makeOwnerReservation',
        src: 'makeOwnerReservation',
        input: ({ context }) => ({ order: ownerOrderOf(context) }),
        onDone: [
          { guard: { type: 'isMade', params: answered }, target: 'made', actions: 'tellMade' },
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
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left; pressed again, the same order is made once',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#ownerBooking.choosing', actions: 'tellUnanswered' } },
          after: { waitLimit: { target: '#ownerBooking.choosing', actions: 'tellUnanswered' } },
        },
      },
    },
    made: { description: 'Reserved; the day of it is looked at in the grid', type: 'final' },
  },
});
