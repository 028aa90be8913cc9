import { confirmingDayChange, orderEdges, refusedEdges } from '../booking/orderEdges.ts';
import { ownerOrderOf, startOwnerOrder } from './ownerBookingOrder.ts';
import { answered } from '../outcome.ts';
import { ownerBookingSetup } from './ownerBookingSetup.ts';

/** What an order that is not whole is told, in place of being sent. */
const unreadyEdges = [
  { guard: 'hasNotChosen', target: '.reminded' },
  { guard: 'isUnnamed', target: '.unnamed' },
  { guard: 'isUnreachable', target: '.misdialled' },
  { guard: 'isMispriced', target: '.mispriced' },
] as const;

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
        'agreed.typed': { actions: { type: 'typeAgreed', params: ({ event }) => event.agreed } },
        'note.typed': { actions: { type: 'typeNote', params: ({ event }) => event.note } },
        ...orderEdges,
        'reserve.pressed': [
          ...unreadyEdges,
          { target: 'submitting', actions: ['forgetVoucherError', { type: 'wantLink', params: false }] },
        ],
        'reserveWithLink.pressed': [
          ...unreadyEdges,
          { target: 'submitting', actions: ['forgetVoucherError', { type: 'wantLink', params: true }] },
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
        mispriced: {
          description: 'Told that what is agreed on is no sum',
          always: { guard: 'isPriced', target: 'calm' },
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
        onDone: [
          {
            guard: { type: 'isMadeForLink', params: answered },
            target: 'linking',
            actions: [{ type: 'keepBooked', params: answered }, 'emitBooked'],
          },
          { guard: { type: 'isMade', params: answered }, target: 'made', actions: 'emitMade' },
          ...refusedEdges,
        ],
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
    linking: {
      description: 'Reserved, whatever comes of its payment link, which is being made',
      tags: ['booked', 'linking'],
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        input: ({ context }) => ({ reservation: context.booked?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isLinked', params: answered },
            target: 'linked',
            actions: { type: 'keepLink', params: answered },
          },
          { target: 'unlinked', actions: { type: 'keepLinkless', params: answered } },
        ],
        onError: { target: 'unlinked', actions: 'linkUnanswered' },
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The link is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#ownerBooking.unlinked', actions: 'linkUnanswered' } },
          after: { waitLimit: { target: '#ownerBooking.unlinked', actions: 'linkUnanswered' } },
        },
      },
    },
    unlinked: {
      description: 'Reserved, and without a link: the page says why. Made again, a link ends the one that nobody saw',
      tags: 'booked',
      on: { 'link.retried': 'linking' },
    },
    linked: { description: 'Reserved, and the link is there to be sent', tags: 'booked', type: 'final' },
    made: { description: 'Reserved; the day of it is looked at in the grid', type: 'final' },
  },
});
