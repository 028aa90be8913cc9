import { Effect } from 'effect';
import { emit, fromPromise } from 'xstate';
import { tournamentEndpoints } from '#domain/contract/tournament.ts';
import { heldOf } from '../../../../../machines/outcome.ts';
import { type ClearOutcome, scoreMachine } from '../../../../../machines/tournament/score.ts';
import type { FormName, FormOf, FormsOf } from '../../../../../machines/submission/forms.ts';
import { type ApiFailure, Refused, toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import { type Sending, submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { gamesTyped, scoreDraft } from './scoreForm.ts';
import { orHold } from '../../../../shared/offline/orHold.ts';
import { walkoverDraft, walkoverTyped } from './walkoverForm.ts';
import { WALKOVER } from './walkoverTexts.ts';

const NOTHING = { doubleOneScore: null, doubleTwoScore: null };

/** The score of a match, connected to the server. */
export function provideScore(app: App) {
  const { call } = app;
  /**
   * Creates or edits, by what the user saw last. If another window has saved a score meanwhile, the user sees that
   * first; the same button then overwrites it.
   */
  function send({ id, about, hasScore, ...typed }: FormOf<'score'>, sending: Sending) {
    const request = { params: { id }, body: gamesTyped(typed) };
    const sent: Effect.Effect<unknown, ApiFailure> = hasScore
      ? call(tournamentEndpoints.editScore, request, sending)
      : call(tournamentEndpoints.setScore, request, sending);
    const { doubleOneScore, doubleTwoScore } = request.body;
    const holdable = {
      call: hasScore ? 'editScore' : 'setScore',
      subject: id,
      body: request.body,
      about,
      what: `${doubleOneScore} - ${doubleTwoScore}`,
    } as const;
    return orHold(app, holdable, sending, sent).pipe(
      Effect.tap(() => Effect.sync(() => clearDraft(scoreDraft(id)))),
      Effect.mapError(refusedAtGames),
    );
  }

  function walkover({ id, about, ...typed }: FormOf<'walkover'>, sending: Sending) {
    const body = walkoverTyped(typed);
    const sent = call(tournamentEndpoints.declareWalkover, { params: { id }, body }, sending);
    const holdable = { call: 'declareWalkover', subject: id, body, about, what: WALKOVER.title } as const;
    return orHold(app, holdable, sending, sent).pipe(
      Effect.tap(() => Effect.sync(() => clearDraft(walkoverDraft(id)))),
    );
  }

  return scoreMachine.provide({
    actors: {
      submission: submissionOf<FormsOf['score']>({ score: send, scoreCorrection: send, walkover }).provide({
        actions: {
          emitSent: emit(({ context }, outcome) => ({
            type: 'form.sent' as const,
            name: toldName(context),
            ...heldOf(outcome),
          })),
        },
      }),
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

/** One form serves both, but a correction is told as one. */
function toldName({ name, form }: { name: FormName; form: FormOf<FormName> | null }): FormName {
  const isCorrection = name === 'score' && form !== null && 'hasScore' in form && form.hasScore;
  return isCorrection ? 'scoreCorrection' : name;
}

/** Shows a refusal of the whole score at both numbers, until either is changed. */
function refusedAtGames(failure: ApiFailure): ApiFailure {
  if (failure._tag !== 'Refused' || failure.details !== undefined) return failure;
  const { code, message } = failure;
  return new Refused({ code, message, details: { doubleOneScore: message, doubleTwoScore: message } });
}
