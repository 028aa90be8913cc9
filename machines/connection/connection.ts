import { assign, emit, fromCallback, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import type { PageEvent } from '../watch/page.ts';

/** What the browser says of its line. An answer to any call proves the line as well. */
export type LineEvent = { type: 'line.lost' } | { type: 'line.restored' };
export type ReachOutcome = { readonly _tag: 'Reached' } | Failed;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** A failure after so long a calm is a new one. */
export const CALM_MS = 60_000;

/**
 * The line to the server: whether the browser has one, and the way back of what could not be read. One cheap question is
 * asked until the server answers; only then is everything that failed read again, so that a screen does not flicker.
 */
export const connectionMachine = setup({
  types: {
    /** `tries`: how often something failed since all was well. */
    context: {} as { tries: number },
    /** `read.failed`: something on screen could not be read. */
    events: {} as LineEvent | PageEvent | { type: 'read.failed' },
    emitted: {} as { type: 'server.reached' },
    tags: {} as 'offline' | 'unreached',
  },
  actors: {
    askServer: fromPromise<ReachOutcome>(notProvided),
    followLine: fromCallback<LineEvent>(notProvided),
    followPage: fromCallback<PageEvent>(notProvided),
  },
  delays: {
    pause: ({ context }) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (context.tries - 1)),
    calm: CALM_MS,
  },
  guards: { isReached: (_, outcome: ReachOutcome) => outcome._tag === 'Reached' },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    emitReached: emit({ type: 'server.reached' }),
    raiseRestored: raise({ type: 'line.restored' }),
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the server can be reached, and the way back of what could not be read',
  context: { tries: 0 },
  invoke: { id: 'followLine', src: 'followLine' },
  type: 'parallel',
  states: {
    line: {
      description: 'What the browser says',
      initial: 'up',
      states: {
        up: { description: 'Calls are sent', on: { 'line.lost': 'down' } },
        down: {
          description: 'A bar says so; what would be sent is kept, and refused at once',
          tags: 'offline',
          on: { 'line.restored': 'up' },
        },
      },
    },
    reads: {
      description: 'What the screens show of the server',
      initial: 'current',
      states: {
        current: {
          description: 'Everything on screen could be read, as far as is known',
          after: { calm: { actions: 'forgetTries' } },
          // The browser may be wrong: a server on this machine answers without a network.
          on: { 'read.failed': 'troubled', 'line.lost': 'troubled.asking' },
        },
        troubled: {
          description: 'Something failed, and comes back by itself',
          invoke: { id: 'followPage', src: 'followPage' },
          initial: 'waiting',
          on: {
            'line.restored': { target: '.asking', reenter: false, actions: 'forgetTries' },
            'page.hidden': '.hidden',
          },
          states: {
            waiting: {
              description: 'Each wait is longer, up to a minute',
              entry: 'countTry',
              after: { pause: 'asking' },
            },
            asking: {
              description: 'Does the server answer?',
              // An answer that is on its way says nothing of the line that is lost now.
              on: { 'line.lost': { target: 'asking', reenter: true } },
              invoke: {
                id: 'askServer',
                src: 'askServer',
                onDone: [
                  {
                    guard: { type: 'isReached', params: answered },
                    target: '#connection.reads.current',
                    actions: ['emitReached', 'raiseRestored'],
                  },
                  { target: 'unreached' },
                ],
                onError: 'unreached',
              },
            },
            unreached: {
              description: 'No answer came; an answer to any other call ends the wait',
              tags: 'unreached',
              entry: 'countTry',
              after: { pause: 'asking' },
            },
            hidden: { description: 'Nobody sees the page, and nobody is asked', on: { 'page.shown': 'asking' } },
          },
        },
      },
    },
  },
});

/** Whether the browser says that there is no line. */
export function describeConnection(snapshot: SnapshotFrom<typeof connectionMachine>) {
  return { isOffline: snapshot.hasTag('offline') };
}
