import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { seriesEndpoints } from '#domain/contract/series.ts';
import { seriesRequestEndpoints } from '#domain/contract/seriesRequests.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { seriesMachine } from '../../../../machines/series/series.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { partsOf } from '../../../../machines/command/subjectParts.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { draftOfEnd } from './endForm.ts';
import { draftOfRefusal } from './requests/refusalForm.ts';

export type SeriesActor = ActorRefFrom<typeof seriesMachine>;

/** The chart of the list with its real actors. */
export function provideSeries({ call }: App) {
  return seriesMachine.provide({
    actors: {
      skip: commandOf<CommandsOf['seriesSkip']>({
        skipOccurrence: (week, signal) => call(seriesEndpoints.skipOccurrence, whichWeek(week), { signal }),
      }),
      restore: commandOf<CommandsOf['seriesRestore']>({
        restoreOccurrence: (week, signal) => call(seriesEndpoints.restoreOccurrence, whichWeek(week), { signal }),
      }),
      submission: submissionOf<FormsOf['series']>({
        seriesEnd: ({ id, until }, sending) =>
          call(seriesEndpoints.endSeries, { params: { id }, body: { until: fromIsoDay(until) } }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(draftOfEnd(id)))),
          ),
        seriesRefusal: ({ id, reason }, sending) =>
          call(seriesRequestEndpoints.refuseSeriesRequest, { params: { id }, body: { reason } }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(draftOfRefusal(id)))),
          ),
      }),
    },
  });
}

function whichWeek(subject: string) {
  const { id, of } = partsOf(subject);
  return { params: { id }, body: { day: fromIsoDay(of) } };
}
