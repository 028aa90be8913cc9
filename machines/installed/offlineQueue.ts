import { assign, emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { UNDO_SECONDS } from '#domain/agenda/undo.ts';
import { broughtBack, type Held, sentAgain, waitingIn, without } from '#domain/offline/held.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import { LONGER_PAUSES } from '../patience.ts';

/** `held`: what is left then. `Stuck`: the server refused it, or it was held too long. `Nothing`: another tab had sent it. */
export type SendOutcome = { readonly _tag: 'Sent' | 'Stuck' | 'Nothing'; readonly held: readonly Held[] } | Failed;

/** What this browser holds for the person, as another tab or a screen has changed it. */
export type HeldEvent = { type: 'held.changed'; held: readonly Held[] };

/** What a person did without a line: it is sent in its order when the line is back, and what the server refuses asks for a choice. */
export const offlineQueueMachine = setup({
  types: {
    input: {} as { held: readonly Held[] },
    /** `sent`: how many since all was at rest. `tries`: how often no answer came since one did. `discarded`: by the last 'Descartar'. */
    context: {} as { held: readonly Held[]; sent: number; tries: number; discarded: readonly Held[] },
    events: {} as
      | HeldEvent
      | { type: 'line.restored' }
      | { type: 'held.discarded'; key: string }
      | { type: 'discard.undone' }
      /** Sent once more, in place of what the server has. `now` in milliseconds. */
      | { type: 'held.resent'; key: string; now: number }
      | { type: 'leave.asked' }
      | { type: 'leave.declined' }
      /** What waits stays in this browser for the same person, or is deleted. */
      | { type: 'leave.kept' }
      | { type: 'leave.discarded' },
    emitted: {} as { type: 'queue.sent'; count: number },
    tags: {} as 'sending',
  },
  actors: {
    /** Sends the first one that can be sent, unless another tab is at it. */
    sendNext: fromPromise<SendOutcome>(notProvided),
    followHeld: fromCallback<HeldEvent>(notProvided),
    followLine: fromCallback<{ type: 'line.restored' }>(notProvided),
    /** Sends `leave.asked` when somebody with something unsent presses 'Sair', who then stays for now. */
    followLeaving: fromCallback<{ type: 'leave.asked' }>(notProvided),
  },
  delays: { ...LONGER_PAUSES, undoTime: UNDO_SECONDS * 1_000 },
  guards: {
    hasWaiting: ({ context }) => waitingIn(context.held).length > 0,
    hasNothingWaiting: ({ context }) => waitingIn(context.held).length === 0,
    hasStuck: ({ context }) => context.held.length > 0 && waitingIn(context.held).length === 0,
    isEmpty: ({ context }) => context.held.length === 0,
    hasMore: (_, outcome: SendOutcome) => 'held' in outcome && waitingIn(outcome.held).length > 0,
    isAnswered: (_, outcome: SendOutcome) => 'held' in outcome,
  },
  actions: {
    takeHeld: assign({ held: (_, held: readonly Held[]) => held }),
    takeOutcome: assign(({ context }, outcome: SendOutcome) => ({
      held: 'held' in outcome ? outcome.held : context.held,
      sent: context.sent + (outcome._tag === 'Sent' ? 1 : 0),
      tries: 0,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    emitSent: emit(({ context }) => ({ type: 'queue.sent' as const, count: context.sent })),
    forgetSent: assign({ sent: 0 }),
    discard: assign(({ context: { held } }, key: string) => {
      const left = without(held, key);
      return { held: left, discarded: held.filter((one) => !left.includes(one)) };
    }),
    bringBack: assign(({ context: { held, discarded } }) => ({ held: broughtBack(held, discarded) })),
    forgetDiscarded: assign({ discarded: [] }),
    resend: assign({
      held: ({ context }, { key, now }: { key: string; now: number }) => sentAgain(context.held, key, now),
    }),
    /** The composition root provides the action that makes the browser keep this list. */
    keep: (_, _held: readonly Held[]) => undefined,
    /** The composition root provides the actions that delete all that the person has, and that sign out. */
    dropAll: () => undefined,
    signOut: () => undefined,
  },
}).createMachine({
  id: 'offlineQueue',
  description: 'What was done without a line: held, sent in order, or waiting for a choice',
  context: ({ input }) => ({ held: input.held, sent: 0, tries: 0, discarded: [] }),
  invoke: [
    { id: 'followHeld', src: 'followHeld' },
    { id: 'followLine', src: 'followLine' },
    { id: 'followLeaving', src: 'followLeaving' },
  ],
  initial: 'open',
  states: {
    open: {
      description: 'Somebody is signed in',
      type: 'parallel',
      on: {
        'held.changed': { actions: { type: 'takeHeld', params: ({ event }) => event.held } },
        'held.resent': {
          actions: [
            { type: 'resend', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => context.held },
          ],
        },
      },
      states: {
        queue: {
          description: 'What waits, and what becomes of it',
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing waits',
              always: [
                { guard: 'hasWaiting', target: 'sending' },
                { guard: 'hasStuck', target: 'stuck' },
              ],
            },
            holding: {
              description:
                'No answer came: all of it is kept, and tried again after a growing pause or once there is a line',
              always: { guard: 'hasNothingWaiting', target: 'idle', actions: 'forgetTries' },
              after: { pause: 'sending' },
              on: { 'line.restored': { target: 'sending', actions: 'forgetTries' } },
            },
            sending: {
              description: 'One after the other, in their order',
              tags: 'sending',
              invoke: {
                id: 'sendNext',
                src: 'sendNext',
                onDone: [
                  {
                    guard: { type: 'hasMore', params: answered },
                    target: 'sending',
                    reenter: true,
                    actions: { type: 'takeOutcome', params: answered },
                  },
                  {
                    guard: { type: 'isAnswered', params: answered },
                    target: 'idle',
                    actions: [{ type: 'takeOutcome', params: answered }, 'emitSent', 'forgetSent'],
                  },
                  { target: 'holding', actions: 'countTry' },
                ],
                onError: { target: 'holding', actions: 'countTry' },
              },
            },
            stuck: {
              description: 'The server has something else, or it was held too long: the person chooses',
              always: [
                { guard: 'hasWaiting', target: 'sending' },
                { guard: 'isEmpty', target: 'idle' },
              ],
            },
          },
        },
        undo: {
          description: "Whether the last 'Descartar' can be taken back",
          initial: 'calm',
          on: {
            'held.discarded': {
              target: '.discarded',
              actions: [
                { type: 'discard', params: ({ event }) => event.key },
                { type: 'keep', params: ({ context }) => context.held },
              ],
            },
          },
          states: {
            calm: { description: 'Nothing was discarded just now', entry: 'forgetDiscarded' },
            discarded: {
              description: 'One tap brings back what was discarded',
              after: { undoTime: 'calm' },
              on: {
                'discard.undone': {
                  target: 'calm',
                  actions: ['bringBack', { type: 'keep', params: ({ context }) => context.held }],
                },
              },
            },
          },
        },
        leaving: {
          description: "Whether 'Sair' was pressed while something waits",
          initial: 'staying',
          states: {
            staying: { description: 'Nobody leaves', on: { 'leave.asked': 'asking' } },
            asking: {
              description: 'What waits would stay behind: the person says what becomes of it',
              on: {
                'leave.declined': 'staying',
                'leave.kept': { target: '#offlineQueue.left', actions: 'signOut' },
                'leave.discarded': { target: '#offlineQueue.left', actions: ['dropAll', 'signOut'] },
              },
            },
          },
        },
      },
    },
    left: { type: 'final', description: 'The person has signed out' },
  },
});

/** `at`, `of`: which of how many is on its way; 0 of 0 while none is, or a failed one is only tried again. `discarded`: what can be brought back. */
export function describeQueue(snapshot: SnapshotFrom<typeof offlineQueueMachine>) {
  const { held, sent, tries, discarded } = snapshot.context;
  const isSending = snapshot.hasTag('sending') && tries === 0;
  return {
    held,
    discarded,
    at: isSending ? sent + 1 : 0,
    of: isSending ? sent + waitingIn(held).length : 0,
    isLeaving: snapshot.matches({ open: { leaving: 'asking' } }),
  };
}
