import { Effect } from 'effect';
import { seriesRequestEndpoints } from '#domain/contract/seriesRequests.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { draftOfAsk, toAsk } from './askForm.ts';

export function provideAsk({ call }: App) {
  return submissionOf<FormsOf['seriesAsking']>({
    seriesAsk: (typed, sending) =>
      call(seriesRequestEndpoints.askForSeries, { body: toAsk(typed) }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOfAsk(typed.id)))),
      ),
  });
}
