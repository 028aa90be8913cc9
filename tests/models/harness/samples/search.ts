import { assign, fromPromise, setup } from 'xstate';

export type Found = { readonly _tag: 'Found'; readonly names: readonly string[] } | { readonly _tag: 'Offline' };

/** A sample: a guard on the payload, a pause started anew by every key, `always` by context, a call that may be aborted. */
export const searchSample = setup({
  types: {
    context: {} as { text: string; tries: number; names: readonly string[] },
    events: {} as { type: 'text.typed'; text: string } | { type: 'search.left' },
    tags: {} as 'busy',
  },
  actors: { findPlayers: fromPromise<Found, { text: string }>(() => Promise.reject(new Error('not provided'))) },
  delays: { searchPause: 500, retryPause: 2_000 },
  guards: {
    isLongEnough: (_, text: string) => text.length >= 2,
    isOffline: (_, found: Found) => found._tag === 'Offline',
    hasTriedEnough: ({ context }) => context.tries >= 2,
  },
  actions: {
    keepText: assign({ text: (_, text: string) => text, tries: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    keepNames: assign({ names: (_, found: Found) => (found._tag === 'Found' ? found.names : []) }),
  },
}).createMachine({
  id: 'searchSample',
  description: 'Finds players by the letters typed',
  context: { text: '', tries: 0, names: [] },
  initial: 'empty',
  on: {
    'text.typed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event.text },
        target: '.pausing',
        reenter: true,
        actions: { type: 'keepText', params: ({ event }) => event.text },
      },
      { target: '.empty', description: 'One letter finds too many' },
    ],
    'search.left': '.left',
  },
  states: {
    empty: { description: 'Nothing to look for yet' },
    pausing: { description: 'Waits for the typing to rest', after: { searchPause: 'searching' } },
    searching: {
      description: 'Asks the server',
      tags: 'busy',
      entry: 'countTry',
      invoke: {
        id: 'findPlayers',
        src: 'findPlayers',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          { guard: { type: 'isOffline', params: ({ event }) => event.output }, target: 'offline' },
          { target: 'showing', actions: { type: 'keepNames', params: ({ event }) => event.output } },
        ],
      },
    },
    showing: { description: 'The players found are listed' },
    offline: {
      description: 'The server was not reached',
      always: { guard: 'hasTriedEnough', target: 'tired' },
      after: { retryPause: 'searching' },
    },
    tired: { description: 'Tried twice; only typing starts it again' },
    left: { type: 'final', description: 'The field was left' },
  },
});
