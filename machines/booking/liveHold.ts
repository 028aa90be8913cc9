import { answered } from '../outcome.ts';
import { bookingSetup } from './bookingSetup.ts';

/** The part of the booking chart that looks for the player's reservation whose PIX is not paid yet. */
export const liveHoldState = bookingSetup.createStateConfig({
  description: 'A side question, for which the hours never wait: does a reservation here still wait for its PIX?',
  initial: 'checking',
  on: { 'hold.looked': '.checking' },
  states: {
    checking: {
      description: 'The page was opened, a payment closed, or an order went unanswered: is one left?',
      after: { sideLimit: 'none' },
      invoke: {
        id: 'fetchLiveHold',
        src: 'fetchLiveHold',
        input: ({ context }) => ({ arena: context.arena }),
        onDone: [
          {
            guard: { type: 'isToPay', params: answered },
            target: 'waiting',
            actions: { type: 'keepHold', params: answered },
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    waiting: { description: 'One waits, and the page leads to its payment', tags: 'held' },
    none: { description: 'None is known of', entry: 'forgetHold' },
  },
});
