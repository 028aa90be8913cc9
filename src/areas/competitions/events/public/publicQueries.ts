import { queryOptions } from '@tanstack/react-query';
import { publicPageEndpoints } from '#domain/contract/publicPages.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

export function publicEventQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [EVENTS, 'publicEvent', id],
    queryFn: reading(call, publicPageEndpoints.publicEvent, { params: { id } }, (data) => data),
  });
}

export function publicTournamentQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [EVENTS, 'publicTournament', id],
    queryFn: reading(call, publicPageEndpoints.publicTournament, { params: { id } }, (data) => data),
  });
}
