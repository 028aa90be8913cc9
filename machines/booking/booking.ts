import { orderOf } from './bookingOrder.ts';
import { liveHoldState } from './liveHold.ts';
import { toPay } from './bookingOutcomes.ts';
import { NO_ANSWER } from '../patience.ts';
import { answered, bookingSetup, opened, startBooking } from './bookingSetup.ts';

/** What an own hour's question becomes that nobody answers. */
const UNHEARD = { _tag: 'Offline', message: NO_ANSWER } as const;

/** From the first look at a day to the reservation that is paid, or to be paid at the arena. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: 'Day, courts and hours: chosen, reserved and paid',
  context: ({ input }) => startBooking(input),
  invoke: { id: 'dayStrip', src: 'dayStrip', input: ({ context: { today, last } }) => ({ today, last }) },
  type: 'parallel',
  states: {
    order: {
      description: 'Day, courts and hours, until the reservation is paid or made',
      initial: 'choosing',
      states: {
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
            'hold.resumed': {
              guard: 'isUntouched',
              target: 'paying',
              actions: { type: 'takeMade', params: ({ event }) => event.held },
            },
            'hold.pressed': { guard: 'isHeld', target: 'opening', actions: 'touchHold' },
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
          after: { readLimit: { target: 'choosing', actions: { type: 'tellFailed', params: UNHEARD } } },
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
          initial: 'prompt',
          states: {
            prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
            slow: {
              description: 'It takes longer than usual, and can be left; pressed again, the same order is made once',
              tags: 'slow',
              on: {
                'wait.abandoned': { target: '#booking.order.choosing', actions: ['tellUnanswered', 'lookForHold'] },
              },
              after: { waitLimit: { target: '#booking.order.choosing', actions: ['tellUnanswered', 'lookForHold'] } },
            },
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
