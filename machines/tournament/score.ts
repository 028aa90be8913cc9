import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { READ_WAITS } from '../patience.ts';
import { formOnce } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

export type ClearOutcome = { readonly _tag: 'Cleared' } | Failed;

/** The score of one match: set, changed or deleted. */
export const scoreMachine = setup({
  types: {
    input: {} as { match: string },
    context: {} as {
      match: string;
      /** Why the server refused to delete the score. */
      refusal: string;
    },
    events: {} as
      | { type: 'clear.requested' }
      | { type: 'clear.confirmed' }
      | { type: 'clear.declined' }
      | { type: 'walkover.requested' }
      | { type: 'walkover.declined' },
    emitted: {} as
      | { type: 'score.cleared' }
      | { type: 'score.failed'; message: string | undefined }
      /** No reply came: the score may or may not have been deleted. */
      | { type: 'score.unanswered' },
    tags: {} as 'busy',
    children: {} as { submission: 'submission'; clearScore: 'clearScore' },
  },
  actors: {
    submission: submissionMachine,
    clearScore: fromPromise<ClearOutcome, { match: string }>(notProvided),
  },
  delays: READ_WAITS,
  guards: { isCleared: (_, outcome: ClearOutcome) => outcome._tag === 'Cleared' },
  actions: {
    takeRefusal: assign({ refusal: (_, message: string | undefined) => message ?? '' }),
    emitUnanswered: emit({ type: 'score.unanswered' }),
    emitCleared: emit({ type: 'score.cleared' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'score.failed' as const, message })),
  },
}).createMachine({
  id: 'score',
  description: 'The score of one match, from the steppers to the table',
  context: ({ input }) => ({ ...input, refusal: '' }),
  initial: 'typing',
  states: {
    typing: {
      description: 'Games of both sides are chosen and sent',
      invoke: formOnce('score', 'over'),
      on: {
        'clear.requested': { target: 'confirmingClear', actions: { type: 'takeRefusal', params: undefined } },
        'walkover.requested': { target: 'declaring', actions: { type: 'takeRefusal', params: undefined } },
      },
    },
    declaring: {
      description: 'The match is not played: which side did not come, and why, is chosen and sent',
      invoke: formOnce('walkover', 'over'),
      on: { 'walkover.declined': 'typing' },
    },
    confirmingClear: {
      description: 'The person is asked whether the match was not played after all',
      on: { 'clear.confirmed': 'clearing', 'clear.declined': 'typing' },
    },
    clearing: {
      description: 'The server takes the score back, with whatever follows from it',
      tags: 'busy',
      invoke: {
        id: 'clearScore',
        src: 'clearScore',
        input: ({ context }) => ({ match: context.match }),
        onDone: [
          { guard: { type: 'isCleared', params: answered }, target: 'over', actions: 'emitCleared' },
          {
            target: 'typing',
            actions: [
              { type: 'takeRefusal', params: answeredMessage },
              { type: 'emitFailed', params: answeredMessage },
            ],
          },
        ],
        onError: { target: 'typing', actions: { type: 'emitFailed', params: undefined } },
      },
      // Giving up loses nothing: the list is read again and shows whether the score was deleted.
      after: { readLimit: { target: 'typing', actions: 'emitUnanswered' } },
    },
    over: { type: 'final', description: 'The match is as it was played' },
  },
});

export function describeScore(snapshot: SnapshotFrom<typeof scoreMachine>) {
  return {
    match: snapshot.context.match,
    refusal: snapshot.context.refusal,
    isAskingToClear: snapshot.matches('confirmingClear'),
    isDeclaring: snapshot.matches('declaring'),
    isBusy: snapshot.hasTag('busy'),
  };
}
