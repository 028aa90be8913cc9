import { queryOptions } from '@tanstack/react-query';
import { courtEndpoints } from '#domain/contract/courts.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { COURTS } from '../../../shared/api/queryKeys.ts';

/** The courts of an arena, the oldest first. */
export function courtsQuery(call: Call, arenaId: string) {
  return queryOptions({
    queryKey: [COURTS, arenaId],
    queryFn: reading(call, courtEndpoints.courts, { params: { id: arenaId } }, (data) => data.courts),
  });
}
