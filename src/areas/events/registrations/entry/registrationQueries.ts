import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { registrationEndpoints } from '../../../../../domain/contract/registrations.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

/** Registrations of a category that ended with a trace: who gave up, or was in it when it was called off. */
export function formerQuery(call: Call, tournamentId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'former', tournamentId],
    queryFn: ({ signal }) =>
      Effect.runPromise(
        call(registrationEndpoints.formerRegistrations, { params: { id: tournamentId } }, { signal }),
      ).then(({ data }) => data.registrations),
  });
}

/** Who takes part in a category, in the order in which they came. */
export function registrationsQuery(call: Call, tournamentId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'registrations', tournamentId],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(registrationEndpoints.registrations, { params: { id: tournamentId } }, { signal })).then(
        ({ data }) => data.registrations,
      ),
  });
}
