import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { arenaTournamentEndpoints } from '../../../../domain/contract/arenaTournaments.ts';
import type { Call } from '../../../shared/api/call.ts';
import { TOURNAMENTS } from '../../../shared/api/queryKeys.ts';

/** What an arena has announced, the newest first. */
export function tournamentsQuery(call: Call, arena: string) {
  return queryOptions({
    queryKey: [TOURNAMENTS, arena],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(arenaTournamentEndpoints.arenaTournaments, { params: { id: arena } }, { signal })).then(
        ({ data }) => data.tournaments,
      ),
  });
}
