import type { SnapshotFrom } from 'xstate';
import { answered } from '../outcome.ts';
import { formOnce } from '../submission/formDialog.ts';
import { moveSetup } from './moveSetup.ts';

/** Another place can be chosen for what was picked up in the grid; what was made longer or shorter is as before. */
const BACK = [{ guard: 'isCarried', target: '#move.choosing' }, { target: '#move.resting' }] as const;
const GIVEN_UP = BACK.map((edge) => ({ ...edge, actions: 'emitUnanswered' as const }));

/** Gives a reservation other hours: a place is chosen in the grid, and a price that differs is agreed to first. */
export const moveMachine = moveSetup.createMachine({
  id: 'move',
  description: 'A reservation on its way to other hours, whichever day is on screen',
  context: { reservation: null, isCarried: false, wish: null, price: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is moved',
      on: {
        'move.requested': { target: 'choosing', actions: { type: 'carry', params: ({ event }) => event.reservation } },
        'resize.requested': {
          target: 'sending',
          actions: [
            { type: 'keepReservation', params: ({ event }) => event.reservation },
            {
              type: 'keepWish',
              params: ({ event: { reservation, hours } }) => ({ date: reservation.date, hours }),
            },
          ],
        },
      },
    },
    choosing: {
      description: 'A free hour of any day is its new first one',
      invoke: { id: 'followKeys', src: 'followKeys' },
      on: {
        'place.chosen': [
          {
            guard: { type: 'isSomewhere', params: ({ event }) => event.hours },
            target: 'sending',
            actions: { type: 'keepWish', params: ({ event: { date, hours } }) => ({ date, hours }) },
          },
          { actions: 'emitMisfit' },
        ],
        'move.dropped': 'resting',
      },
    },
    sending: {
      description: 'The server takes the new hours and lets the old ones go, if that costs what is on screen',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { reservation, wish } }) => {
          if (!reservation || !wish) throw new Error('Nothing is moved');
          return { id: reservation.id, totalValue: reservation.totalValue, ...wish };
        },
        onDone: [
          { guard: { type: 'isMoved', params: answered }, target: 'resting', actions: 'emitMoved' },
          {
            guard: { type: 'isPriced', params: answered },
            target: 'pricing',
            actions: { type: 'keepPrice', params: answered },
          },
          ...BACK.map((edge) => ({ ...edge, actions: { type: 'emitFailed' as const, params: answered } })),
        ],
        onError: BACK.map((edge) => ({ ...edge, actions: { type: 'emitFailed' as const, params: undefined } })),
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left',
          tags: 'slow',
          on: { 'wait.abandoned': GIVEN_UP },
          after: { waitLimit: GIVEN_UP },
        },
      },
    },
    pricing: {
      description: 'The new price is agreed to, and what becomes of money that is too much for it',
      invoke: formOnce('newPrice', 'resting'),
      on: { 'dialog.closed': [...BACK] },
    },
  },
});

/** `carried` is what a place is chosen for; `pricing` is what the dialog asks about. Each is null at other times. */
export function describeMove(snapshot: SnapshotFrom<typeof moveMachine>) {
  const { reservation, wish, price } = snapshot.context;
  return {
    carried: snapshot.matches('choosing') ? reservation : null,
    pricing: snapshot.matches('pricing') && reservation && wish && price ? { reservation, wish, price } : null,
    isBusy: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
  };
}
