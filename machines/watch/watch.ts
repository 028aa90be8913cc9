import { emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import type { PageEvent } from './page.ts';

/** Whether the data on screen is still the server's. */
export type WatchOutcome = { readonly _tag: 'Same' | 'Changed' } | Failed;

/** What is heard of the server's stream of changes. */
export type StreamEvent =
  /** From now on the server says when something may have changed. */
  | { type: 'stream.opened' }
  /** Something may have changed. */
  | { type: 'stream.told' }
  /** The server says nothing any more. */
  | { type: 'stream.lost' };

export const WATCH_POLL_MS = 4_000;
/** Some things change by time alone, which no stream tells. */
export const WATCH_SELDOM_MS = 60_000;

type Question = { readonly name: string; readonly subject: string };

/** Follows whether others changed the data on screen; its snapshot says when the connection is lost. */
export const watchMachine = setup({
  types: {
    /** `name`: the kind of data that is followed; `subject`: the id of the one on screen. */
    input: {} as Question,
    context: {} as Question,
    events: {} as PageEvent | StreamEvent,
    emitted: {} as { type: 'watched.changed'; name: string },
  },
  actors: {
    fetchMark: fromPromise<WatchOutcome, { subject: string }>(notProvided),
    followPage: fromCallback<PageEvent>(notProvided),
    /** Sends what is heard of the stream. It says nothing where there is none. */
    followStream: fromCallback<StreamEvent, { subject: string }>(notProvided),
  },
  delays: { watchPoll: WATCH_POLL_MS, watchSeldom: WATCH_SELDOM_MS },
  guards: {
    isSame: (_, outcome: WatchOutcome) => outcome._tag === 'Same',
    isChanged: (_, outcome: WatchOutcome) => outcome._tag === 'Changed',
  },
  actions: {
    emitChanged: emit(({ context }) => ({ type: 'watched.changed' as const, name: context.name })),
  },
}).createMachine({
  id: 'watch',
  description: 'Knows of changes of the thing on screen by the stream of the server, else by asking every few seconds',
  context: ({ input }) => input,
  invoke: { id: 'followPage', src: 'followPage' },
  on: { 'page.hidden': '.hidden' },
  initial: 'following',
  states: {
    following: {
      description: 'What is on screen is what the server has, give or take a few seconds',
      invoke: { id: 'followStream', src: 'followStream', input: ({ context }) => ({ subject: context.subject }) },
      on: { 'stream.opened': '.streaming' },
      initial: 'polling',
      states: {
        polling: {
          description: 'There is no stream, or none yet',
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
        streaming: {
          description: 'The server says when there is something to ask about',
          on: { 'stream.told': '.asking', 'stream.lost': 'polling' },
          initial: 'asking',
          states: {
            asking: {
              description: 'One question to the server: what changed before the stream told of it',
              invoke: {
                id: 'fetchMark',
                src: 'fetchMark',
                input: ({ context }) => ({ subject: context.subject }),
                onDone: [
                  { guard: { type: 'isSame', params: answered }, target: 'listening' },
                  { guard: { type: 'isChanged', params: answered }, target: 'listening', actions: 'emitChanged' },
                  { target: '#watch.cut' },
                ],
                onError: '#watch.cut',
              },
            },
            listening: { description: 'Until the stream tells of something', after: { watchSeldom: 'asking' } },
          },
        },
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
              { guard: { type: 'isSame', params: answered }, target: '#watch.following.polling.resting' },
              {
                guard: { type: 'isChanged', params: answered },
                target: '#watch.following.polling.resting',
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

/** `isCut`: the last question got no reply. */
export function describeWatch(snapshot: SnapshotFrom<typeof watchMachine>) {
  return { isCut: snapshot.matches('cut') };
}
