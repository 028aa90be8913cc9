import { queryOptions } from '@tanstack/react-query';
import { auditEndpoints } from '#domain/contract/audit.ts';
import type { Call } from '../../../shared/api/call.ts';
import { AGENDA, AUDIT } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** What was done to a reservation. */
export function deedsQuery(call: Call, id: string) {
  return queryOptions({
    // With the agenda's key, so that it is read anew after each change of a reservation.
    queryKey: [AGENDA, 'deeds', id],
    queryFn: reading(call, auditEndpoints.reservationDeeds, { params: { id } }, ({ deeds }) => deeds),
  });
}

/** Which of an arena's deeds: those of one person, and those after the page before; empty for all and for the first page. */
export interface DeedChoice {
  readonly person: string;
  readonly after: string;
}

/** A page of what was done at the owner's arena. Any write adds to it, so it is always read anew. */
export function arenaDeedsQuery(call: Call, { person, after }: DeedChoice) {
  const query = { ...(person !== '' && { person }), ...(after !== '' && { after }) };
  return queryOptions({
    queryKey: [AUDIT, person, after],
    queryFn: reading(call, auditEndpoints.arenaDeeds, { query }, (data) => data),
    staleTime: 0,
  });
}
