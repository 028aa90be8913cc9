import { Effect, Result, Schema } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { seriesEndpoints } from '#domain/contract/series.ts';
import { type NewSeries, SeriesPreview, type SeriesWish } from '#domain/series/series.ts';
import {
  seriesMakingMachine,
  type SeriesMakingOutcome,
  type SeriesPreviewOutcome,
} from '../../../../../machines/series/seriesMaking.ts';
import { type ApiFailure, toFailed } from '../../../../shared/api/failure.ts';
import { WriteKeys } from '../../../../shared/api/writeKeys.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { draftOfMaking } from './makingForm.ts';

export type MakingActor = ActorRefFrom<typeof seriesMakingMachine>;

/**
 * The making's chart with its real actors. The same series sent again has the same key, so that it is made once.
 * @param of what the form's draft is named after
 */
export function provideMaking({ call }: App, of: string | undefined) {
  const keys = new WriteKeys();
  return seriesMakingMachine.provide({
    actors: {
      previewSeries: fromPromise<SeriesPreviewOutcome, { wish: SeriesWish | null }>(({ input, signal }) =>
        Effect.runPromise(
          call(seriesEndpoints.previewSeries, { body: asked(input.wish) }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data: { preview } }): SeriesPreviewOutcome => ({ _tag: 'Read', preview }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      createSeries: fromPromise<SeriesMakingOutcome, Omit<NewSeries, 'series'> & { series: SeriesWish | null }>(
        ({ input, signal }) => {
          const body = { ...input, series: asked(input.series) };
          return Effect.runPromise(
            call(seriesEndpoints.createSeries, { body }, { signal, idempotencyKey: keys.of(body) }).pipe(
              Effect.match({ onSuccess: made, onFailure: toOutcome }),
            ),
          );
        },
      ),
    },
  });

  function made(): SeriesMakingOutcome {
    keys.forget();
    clearDraft(draftOfMaking(of));
    return { _tag: 'Made' };
  }
}

function asked(wish: SeriesWish | null): SeriesWish {
  if (!wish) throw new Error('Nothing was asked');
  return wish;
}

const decodePreview = Schema.decodeUnknownResult(SeriesPreview);

function toOutcome(failure: ApiFailure): SeriesMakingOutcome {
  const isChanged = failure._tag === 'Refused' && failure.code === 'preview_changed';
  const preview = isChanged ? decodePreview(failure.details) : undefined;
  return preview && Result.isSuccess(preview) ? { _tag: 'Changed', preview: preview.success } : toFailed(failure);
}
