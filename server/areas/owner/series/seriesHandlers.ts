import type { Dependencies } from '#core/dependencies.ts';
import { createSeries } from './createSeries.ts';
import { endSeries } from './endSeries.ts';
import { restoreOccurrence, skipOccurrence } from './occurrence.ts';
import { previewSeries } from './preview.ts';
import { readOneSeries, readSeries } from './readSeries.ts';

/** The handlers of the calls in `domain/contract/series.ts`. */
export function seriesHandlers({ database }: Pick<Dependencies, 'database'>) {
  return {
    previewSeries: previewSeries(database),
    createSeries,
    readSeries: readSeries(database),
    readOneSeries: readOneSeries(database),
    skipOccurrence,
    restoreOccurrence,
    endSeries,
  };
}
