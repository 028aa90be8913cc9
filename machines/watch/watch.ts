import { emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import type { PageEvent } from './page.ts';

/** Whether the data on screen is still the server's. */
export type WatchOutcome = { readonly _tag: 'Same' | 'Changed' } | Failed;

export const WATCH_POLL_MS = 4_000;

/** Polls whether others changed the data on screen; its snapshot says when the connection is lost. */
export const watchMachine = setup({
  types: {
    /** `name`: the kind of data that is polled; `subject`: the id of the one on screen. */
    input: {} as { name: string; subject: string },
    context: {} as { name: string; subject: string },
    events: {} as PageEvent,
    emitted: {} as { type: 'watched.changed'; name: string },
  },
  actors: {
    fetchMark: fromPromise<WatchOutcome, { subject: string }>(notProvided),
    followPage: fromCallback<PageEvent>(notProvided),
  },
  delays: { watchPoll: WATCH_POLL_MS },
  guards: {
    isSame: (_, outcome: WatchOutcome) => outcome._tag === 'Same',
    isChanged: (_, outcome: WatchOutcome) => outcome._tag === 'Changed',
  },
  actions: {
    emitChanged: emit(({ context }) => ({ type: 'watched.changed' as const, name: context.name })),
  },
}).createMachine({
  id: 'watch',
  description: 'Asks every few seconds whether the thing on screen changed',
  context: ({ input }) => input,
  invoke: { id: 'followPage', src: 'followPage' },
  on: { 'page.hidden': '.hidden' },
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
              { guard: { type: 'isSame', params: answered }, target: 'resting' },
              { guard: { type: 'isChanged', params: answered }, target: 'resting', actions: 'emitChanged' },
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
              { guard: { type: 'isSame', params: answered }, target: '#watch.following.resting' },
              {
                guard: { type: 'isChanged', params: answered },
                target: '#watch.following.resting',
                actions: 'emitChanged',
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    hidden: {
      description: 'Nobody sees the page, and nobody is asked',
      on: { 'page.shown': 'following' },
    },
  },
});

/** `isCut`: the last poll got no reply. */
export function describeWatch(snapshot: SnapshotFrom<typeof watchMachine>) {
  return { isCut: snapshot.matches('cut') };
}
