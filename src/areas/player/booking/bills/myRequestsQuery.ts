import { queryOptions } from '@tanstack/react-query';
import { seriesRequestEndpoints } from '#domain/contract/seriesRequests.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { SERIES } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** What the player asks arenas for: all that waits, and the latest refusals. */
export function myRequestsQuery(call: Call) {
  return queryOptions({
    queryKey: [SERIES, 'mine'],
    queryFn: reading(call, seriesRequestEndpoints.mySeriesRequests, { query: {} }, ({ requests }) => requests),
  });
}
