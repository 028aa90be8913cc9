import { raise, setup } from 'xstate';

/** A sample: parallel regions, nested and final states, history, a wildcard, a forbidden event, a raised one. */
export const outingSample = setup({
  types: {
    events: {} as
      | { type: 'racket.packed' }
      | { type: 'friend.asked' }
      | { type: 'friend.agreed' }
      | { type: 'rain.began' }
      | { type: 'rain.ended' }
      | { type: 'plan.dropped' },
  },
  actions: { shrug: () => undefined },
}).createMachine({
  id: 'outingSample',
  description: 'Gets ready for the court: things packed while a friend is asked, all put off while it rains',
  initial: 'preparing',
  on: { 'plan.dropped': { target: '.dropped', actions: raise({ type: 'rain.ended' }) } },
  states: {
    preparing: {
      type: 'parallel',
      description: 'Bag and company are seen to side by side',
      on: { 'rain.began': 'sheltering' },
      onDone: 'playing',
      states: {
        bag: {
          initial: 'empty',
          states: {
            empty: { on: { 'racket.packed': 'packed' } },
            packed: { type: 'final' },
          },
        },
        company: {
          initial: 'alone',
          states: {
            alone: { on: { 'friend.asked': 'asking' } },
            asking: { on: { 'friend.agreed': 'found', 'friend.asked': {} } },
            found: { type: 'final' },
          },
        },
        memory: { type: 'history', history: 'deep' },
      },
    },
    sheltering: {
      description: 'Nothing but the end of the rain matters',
      on: { 'rain.ended': 'preparing.memory', '*': { actions: 'shrug' } },
    },
    playing: { type: 'final', description: 'On the sand' },
    dropped: { type: 'final', description: 'Another day' },
  },
});
