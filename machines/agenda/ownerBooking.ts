import { confirmingDayChange, orderEdges, refusedEdges } from '../booking/orderEdges.ts';
import { ownerOrderOf, startOwnerOrder } from './ownerBookingOrder.ts';
import { answered } from '../outcome.ts';
import { ownerBookingSetup } from './ownerBookingSetup.ts';

/** An owner reserves at their own arena, for a player or for a guest, who pays at the arena. */
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
        'customer.picked': { actions: { type: 'pickCustomer', params: ({ event }) => event.customer } },
        'guest.typed': { actions: { type: 'typeGuest', params: ({ event }) => event.name } },
        'guestPhone.typed': { actions: { type: 'typePhone', params: ({ event }) => event.phone } },
        'note.typed': { actions: { type: 'typeNote', params: ({ event }) => event.note } },
        ...orderEdges,
        'reserve.pressed': [
          { guard: 'hasNotChosen', target: '.reminded' },
          { guard: 'isUnnamed', target: '.unnamed' },
          { guard: 'isReachable', target: 'submitting', actions: 'forgetVoucherError' },
          { target: '.misdialled' },
        ],
      },
      states: {
        calm: { description: 'Nothing to say' },
        reminded: { description: 'Told to choose at least one hour', tags: 'reminded' },
        unnamed: { description: 'Told to say who will play', always: { guard: 'isNamed', target: 'calm' } },
        misdialled: {
          description: 'Told that the phone is not whole',
          always: { guard: 'isReachable', target: 'calm' },
        },
      },
    },
    confirmingDayChange,
    submitting: {
      description: 'The server claims the hours, all or none',
      tags: 'submitting',
      invoke: {
        id: 'makeOwnerReservation',
        src: 'makeOwnerReservation',
        input: ({ context }) => ({ order: ownerOrderOf(context) }),
        onDone: [{ guard: { type: 'isMade', params: answered }, target: 'made', actions: 'emitMade' }, ...refusedEdges],
        onError: { target: 'choosing', actions: { type: 'emitFailed', params: undefined } },
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left; pressed again, the same order is made once',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#ownerBooking.choosing', actions: 'emitUnanswered' } },
          after: { waitLimit: { target: '#ownerBooking.choosing', actions: 'emitUnanswered' } },
        },
      },
    },
    made: { description: 'Reserved; the day of it is looked at in the grid', type: 'final' },
  },
});
