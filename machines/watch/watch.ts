import { emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import type { Failed } from '../outcome.ts';

/** Whether what is on screen is still as the server has it. */
export type WatchOutcome = { readonly _tag: 'Same' | 'Changed' } | Failed;

export const WATCH_POLL_MS = 4_000;

/** Follows what others change of the thing on screen, and says quietly when the line is lost. */
export const watchMachine = setup({
  types: {
    /** `name`: what kind of thing is watched; `subject`: which one. */
    input: {} as { name: string; subject: string },
    context: {} as { name: string; subject: string },
    emitted: {} as { type: 'watched.changed'; name: string },
  },
  actors: { fetchMark: fromPromise<WatchOutcome, { subject: string }>(notProvided) },
  delays: { watchPoll: WATCH_POLL_MS },
  guards: {
    isSame: (_, outcome: WatchOutcome) => outcome._tag === 'Same',
    isChanged: (_, outcome: WatchOutcome) => outcome._tag === 'Changed',
  },
  actions: {
    tellChanged: emit(({ context }) => ({ type: 'watched.changed' as const, name: context.name })),
  },
}).createMachine({
  id: 'watch',
  description: 'Asks every few seconds whether the thing on screen changed',
  context: ({ input }) => input,
  initial: 'following',
  states: {
    following: {
      description: 'What is on screen is what the server has, give or take a few seconds',
      initial: 'asking',
      states: {
        asking: {
          description: 'One question to the server',
          invoke: {
            id: 'fetchMark',
            src: 'fetchMark',
            input: ({ context }) => ({ subject: context.subject }),
            onDone: [
              { guard: { type: 'isSame', params: ({ event }) => event.output }, target: 'resting' },
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: 'resting',
                actions: 'tellChanged',
              },
              { target: '#watch.cut' },
            ],
            onError: '#watch.cut',
          },
        },
        resting: { description: 'Between two questions', after: { watchPoll: 'asking' } },
      },
    },
    cut: {
      description: 'The last question had no answer, which is said quietly; asked again all the same',
      initial: 'resting',
      states: {
        resting: { description: 'Between two questions', after: { watchPoll: 'asking' } },
        asking: {
          description: 'Is the server there again?',
          invoke: {
            id: 'fetchMark',
            src: 'fetchMark',
            input: ({ context }) => ({ subject: context.subject }),
            onDone: [
              { guard: { type: 'isSame', params: ({ event }) => event.output }, target: '#watch.following.resting' },
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: '#watch.following.resting',
                actions: 'tellChanged',
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
  },
});

/** Whether the watch has lost its line. */
export function describeWatch(snapshot: SnapshotFrom<typeof watchMachine>) {
  return { isCut: snapshot.matches('cut') };
}
