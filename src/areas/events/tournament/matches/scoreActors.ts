import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { tournamentEndpoints } from '../../../../../domain/contract/tournament.ts';
import { type ClearOutcome, scoreMachine } from '../../../../../machines/tournament/score.ts';
import type { FormsOf } from '../../../../../machines/submission/formNames.ts';
import { type ApiFailure, Refused, toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { type Sending, submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { scoreDraft, toScore } from './scoreForm.ts';

const NOTHING = { doubleOneScore: null, doubleTwoScore: null };

/** The score of a match, with the real server. */
export function provideScore({ call }: App) {
  /**
   * By the verb for what its sender saw last: what another window wrote down meanwhile is told, and then written over
   * by the same button.
   */
  function send(form: object | null, sending: Sending) {
    const { hasScore, request } = toScore(form);
    const sent: Effect.Effect<unknown, ApiFailure> = hasScore
      ? call(tournamentEndpoints.editScore, request, sending)
      : call(tournamentEndpoints.setScore, request, sending);
    return sent.pipe(
      Effect.tap(() => Effect.sync(() => clearDraft(scoreDraft(request.params.id)))),
      Effect.mapError(toldAtGames),
    );
  }

  return scoreMachine.provide({
    actors: {
      submission: submissionOf<FormsOf['score']>({ firstScore: send, editedScore: send }),
      clearScore: fromPromise<ClearOutcome, { match: string }>(({ input, signal }) => {
        const request = { params: { id: input.match }, body: NOTHING };
        return Effect.runPromise(
          call(tournamentEndpoints.editScore, request, { signal }).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(scoreDraft(input.match)))),
            Effect.match({ onSuccess: (): ClearOutcome => ({ _tag: 'Cleared' }), onFailure: toFailed }),
          ),
        );
      }),
    },
  });
}

/** A refusal of the whole score stands where the games are, until either is changed. */
function toldAtGames(failure: ApiFailure): ApiFailure {
  if (failure._tag !== 'Refused' || failure.details !== undefined) return failure;
  const { code, message } = failure;
  return new Refused({ code, message, details: { doubleOneScore: message, doubleTwoScore: message } });
}
