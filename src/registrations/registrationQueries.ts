import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { registrationEndpoints } from '../../domain/contract/registrations.ts';
import type { Call } from '../api/call.ts';
import { EVENTS } from '../events/eventKeys.ts';

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
