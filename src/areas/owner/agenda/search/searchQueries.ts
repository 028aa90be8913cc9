import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { AGENDA } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** A page (from 1) of the reservations found. Its key begins like the agenda's: whatever makes a day stale does so to these. */
export function searchQuery(call: Call, q: string, page: number) {
  return queryOptions({
    queryKey: [AGENDA, 'search', q, page],
    queryFn: reading(call, agendaEndpoints.searchReservations, { query: { q, page } }, (data, pages) => ({
      ...data,
      pages,
    })),
    placeholderData: keepPreviousData,
  });
}
