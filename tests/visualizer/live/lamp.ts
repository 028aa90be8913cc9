import { assign, emit, fromPromise, setup } from 'xstate';

/** A small chart with everything that is told: an invoked actor, a delay, an `always`, a fact. */
export const lampMachine = setup({
  types: {
    context: {} as { readonly switched: number; readonly password: string },
    events: {} as { type: 'switched'; note?: unknown } | { type: 'broke' },
    emitted: {} as { type: 'lamp.lit'; switched: number },
  },
  actors: { warm: fromPromise<string>(async () => 'warm') },
  delays: { fade: 60_000 },
  guards: { isWorn: ({ context }) => context.switched > 2 },
  actions: { count: assign({ switched: ({ context }) => context.switched + 1 }) },
}).createMachine({
  id: 'lamp',
  context: { switched: 0, password: 'abracadabra' },
  initial: 'off',
  states: {
    off: { always: { guard: 'isWorn', target: 'worn' }, on: { switched: { target: 'warming', actions: 'count' } } },
    warming: {
      invoke: { id: 'warm', src: 'warm', onDone: 'lit' },
      on: { switched: { target: 'off', actions: 'count' } },
    },
    lit: {
      tags: 'bright',
      entry: emit(({ context }) => ({ type: 'lamp.lit', switched: context.switched })),
      after: { fade: 'off' },
      on: { switched: { target: 'off', actions: 'count' } },
    },
    worn: { type: 'final' },
  },
});
