import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { seriesEndpoints } from '#domain/contract/series.ts';
import type { Call } from '../../../shared/api/call.ts';
import { SERIES } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** One series of the arena. */
export function oneSeriesQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [SERIES, 'one', id],
    queryFn: reading(call, seriesEndpoints.readOneSeries, { params: { id } }, ({ series }) => series),
  });
}

/** A page (from 1) of the arena's series, by weekday and hour, each with its weeks from today on. */
export function seriesQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [SERIES, page],
    queryFn: reading(call, seriesEndpoints.readSeries, { query: { page } }, ({ series }, pages) => ({ series, pages })),
    placeholderData: keepPreviousData,
  });
}
