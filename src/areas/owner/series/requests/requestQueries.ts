import { queryOptions } from '@tanstack/react-query';
import { seriesRequestEndpoints } from '#domain/contract/seriesRequests.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { SERIES } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** The oldest requests that wait at the owner's arena; `pages` says whether there are more. */
export function requestsQuery(call: Call) {
  return queryOptions({
    queryKey: [SERIES, 'requests'],
    queryFn: reading(call, seriesRequestEndpoints.seriesRequests, { query: {} }, ({ requests }, pages) => ({
      requests,
      pages,
    })),
  });
}

export function requestQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [SERIES, 'request', id],
    queryFn: reading(call, seriesRequestEndpoints.seriesRequest, { params: { id } }, ({ request }) => request),
  });
}
