import { queryOptions } from '@tanstack/react-query';
import { registrationEndpoints } from '#domain/contract/registrations.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

/** Ended registrations that stay visible: of players who gave up, or were in the category when it was called off. */
export function formerQuery(call: Call, tournamentId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'former', tournamentId],
    queryFn: reading(
      call,
      registrationEndpoints.formerRegistrations,
      { params: { id: tournamentId } },
      (data) => data.registrations,
    ),
  });
}

/** The registrations of a category, in the order in which they were made. */
export function registrationsQuery(call: Call, tournamentId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'registrations', tournamentId],
    queryFn: reading(
      call,
      registrationEndpoints.registrations,
      { params: { id: tournamentId } },
      (data) => data.registrations,
    ),
  });
}
