import { queryOptions } from '@tanstack/react-query';
import { arenasEndpoints } from '#domain/contract/arenas.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { FIVE_MINUTES_MS, reading } from '../../../../shared/api/reading.ts';
import { ARENAS } from '../../../../shared/api/queryKeys.ts';

export function directoryQuery(call: Call) {
  return queryOptions({
    queryKey: [ARENAS, 'all'],
    queryFn: reading(call, arenasEndpoints.allArenas, {}, (data) => data.allArenas),
    staleTime: FIVE_MINUTES_MS,
  });
}
