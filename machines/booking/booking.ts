import { liveHoldState } from './liveHold.ts';
import { toPay } from './bookingOutcomes.ts';
import { confirmingDayChange, orderEdges, refusedEdges } from './orderEdges.ts';
import { NO_ANSWER } from '../patience.ts';
import { answered } from '../outcome.ts';
import { bookingSetup, playerOrderOf, startBooking } from './bookingSetup.ts';

/** The outcome when the server does not reply about the player's own hour in time. */
const UNHEARD = { _tag: 'Offline', message: NO_ANSWER } as const;

/** A player's booking, from choosing a day to a reservation that is paid, or will be paid at the arena. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: 'Day, courts and hours: chosen, reserved and paid',
  context: ({ input }) => startBooking(input),
  invoke: {
    id: 'dayStrip',
    src: 'dayStrip',
    input: ({ context: { today, day, last } }) => ({ today, shown: day, last }),
  },
  type: 'parallel',
  states: {
    order: {
      description: 'Day, courts and hours, until the reservation is paid or made',
      initial: 'begun',
      states: {
        begun: {
          description: 'The page was opened; a PIX that was on screen before a reload comes back',
          always: [{ guard: 'wasPaying', target: 'opening' }, { target: 'choosing' }],
        },
        choosing: {
          description: 'The day is on screen; hours are chosen and let go',
          tags: 'editable',
          initial: 'calm',
          on: {
            ...orderEdges,
            'credit.chosen': { actions: { type: 'chooseCredit', params: ({ event }) => event.use } },
            'hold.pressed': { guard: 'isHeld', target: 'opening', actions: 'touchHold' },
            'own.pressed': { target: 'opening', actions: { type: 'touchOwn', params: ({ event }) => event.id } },
            'reserve.pressed': [
              { guard: 'hasChosen', target: 'submitting', actions: 'forgetVoucherError' },
              { target: '.reminded' },
            ],
          },
          states: {
            calm: { description: 'Nothing to say' },
            reminded: { description: 'Told to choose at least one hour', tags: 'reminded' },
            limited: {
              description: 'Led to the reservations that wait for their PIX: no more are allowed',
              tags: 'limited',
            },
          },
        },
        opening: {
          description: "One of the person's own hours was touched: is it still to be paid?",
          tags: 'busy',
          after: { readLimit: { target: 'choosing', actions: { type: 'emitFailed', params: UNHEARD } } },
          invoke: {
            id: 'openPayment',
            src: 'openPayment',
            input: ({ context }) => ({ id: context.own }),
            onDone: [
              {
                guard: { type: 'isToPay', params: answered },
                target: 'paying',
                actions: { type: 'takeMade', params: answered },
              },
              { guard: { type: 'isClosed', params: answered }, target: 'left', actions: 'emitClosed' },
              { target: 'choosing', actions: { type: 'emitFailed', params: answered } },
            ],
            onError: { target: 'choosing', actions: { type: 'emitFailed', params: undefined } },
          },
        },
        confirmingDayChange,
        submitting: {
          description: 'The server claims the hours, all or none',
          tags: ['busy', 'submitting'],
          invoke: {
            id: 'makeReservation',
            src: 'makeReservation',
            input: ({ context }) => ({ order: playerOrderOf(context) }),
            onDone: [
              {
                guard: { type: 'isToPay', params: answered },
                target: 'paying',
                actions: [{ type: 'takeMade', params: answered }, 'clearOrder', 'emitMade'],
              },
              {
                guard: { type: 'isMade', params: answered },
                target: 'reserved',
                actions: [{ type: 'takeMade', params: answered }, 'clearOrder', 'emitMade'],
              },
              { guard: { type: 'lacksProfile', params: answered }, target: 'completingProfile' },
              {
                guard: { type: 'isHoldLimit', params: answered },
                target: 'choosing.limited',
                actions: { type: 'emitFailed', params: answered },
              },
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
              on: {
                'wait.abandoned': { target: '#booking.order.choosing', actions: ['emitUnanswered', 'lookForHold'] },
              },
              after: { waitLimit: { target: '#booking.order.choosing', actions: ['emitUnanswered', 'lookForHold'] } },
            },
          },
        },
        completingProfile: {
          description: 'City, phone and gender are missing; once known, the reservation goes on by itself',
          invoke: {
            id: 'profileCompletion',
            src: 'profileCompletion',
            onDone: [
              { guard: { type: 'isProfileComplete', params: answered }, target: 'submitting' },
              { target: 'choosing' },
            ],
          },
        },
        paying: {
          description: 'The hours are held for an hour; the PIX is on screen',
          invoke: { id: 'payment', src: 'payment', input: ({ context }) => toPay(context.made) },
          on: { 'dialog.closed': { target: 'choosing', actions: ['forgetMade', 'lookForHold'] } },
        },
        reserved: {
          description: 'Reserved: to be paid at the arena, or nothing to pay',
          on: { 'dialog.closed': { target: 'choosing', actions: ['forgetMade', 'lookForHold'] } },
        },
        left: { description: "The hour's reservation is looked at among the player's own" },
      },
    },
    hold: liveHoldState,
  },
});
