import { emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';

/** `Over`: it was no longer the player's to decline. */
export type DeclineOutcome = { readonly _tag: 'Declined' | 'Over' } | Failed;

/** Hours that are a player's to take for some minutes, from the queue. Taking them is an ordinary booking. */
export const offerMachine = setup({
  types: {
    /** `secondsLeft`: from now on, as the server measured it. */
    input: {} as { offer: string; secondsLeft: number },
    context: {} as { offer: string; secondsLeft: number },
    events: {} as { type: 'decline.pressed' } | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'offer.declined' }
      | { type: 'offer.failed'; message: string | undefined }
      /** No reply came: it may or may not be declined. */
      | { type: 'offer.unanswered' },
    tags: {} as 'busy' | 'slow',
  },
  actors: { decline: fromPromise<DeclineOutcome, { offer: string }>(notProvided) },
  delays: { ...WRITE_WAITS, offerEnd: ({ context }) => Math.max(0, context.secondsLeft * 1_000) },
  guards: {
    isDeclined: (_, outcome: DeclineOutcome) => outcome._tag === 'Declined',
    isOver: (_, outcome: DeclineOutcome) => outcome._tag === 'Over',
  },
  actions: {
    emitDeclined: emit({ type: 'offer.declined' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'offer.failed' as const, message })),
    emitUnanswered: emit({ type: 'offer.unanswered' }),
  },
}).createMachine({
  id: 'offer',
  description: 'Hours that the queue offers to a player, until they are declined or it is the turn of the next',
  context: ({ input }) => input,
  initial: 'standing',
  states: {
    standing: {
      description: 'The hours are the player’s for as long as the server said, whatever is asked of it meanwhile',
      after: { offerEnd: 'lapsed' },
      initial: 'open',
      states: {
        open: { description: 'They can be taken or declined', on: { 'decline.pressed': 'declining' } },
        declining: {
          description: 'The server is told that the player does not want them',
          tags: 'busy',
          invoke: {
            id: 'decline',
            src: 'decline',
            input: ({ context: { offer } }) => ({ offer }),
            onDone: [
              { guard: { type: 'isDeclined', params: answered }, target: '#offer.declined' },
              { guard: { type: 'isOver', params: answered }, target: '#offer.lapsed' },
              { target: 'open', actions: { type: 'emitFailed', params: answeredMessage } },
            ],
            onError: { target: 'open', actions: { type: 'emitFailed', params: undefined } },
          },
          initial: 'prompt',
          states: {
            prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
            slow: {
              description: 'It takes longer than usual, and can be left',
              tags: 'slow',
              on: { 'wait.abandoned': { target: '#offer.standing.open', actions: 'emitUnanswered' } },
              after: { waitLimit: { target: '#offer.standing.open', actions: 'emitUnanswered' } },
            },
          },
        },
      },
    },
    declined: { description: 'It is the turn of the next, and the toast says so', entry: 'emitDeclined' },
    lapsed: { description: 'The time is over: it is the turn of the next' },
  },
});

/** `shown`: what is said of the offer. */
export function describeOffer(snapshot: SnapshotFrom<typeof offerMachine>) {
  const { value } = snapshot;
  return {
    shown: typeof value === 'string' ? value : ('standing' as const),
    isBusy: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
  };
}
