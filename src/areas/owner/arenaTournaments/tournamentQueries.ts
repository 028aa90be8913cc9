import { queryOptions } from '@tanstack/react-query';
import { arenaTournamentEndpoints } from '#domain/contract/arenaTournaments.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { TOURNAMENTS } from '../../../shared/api/queryKeys.ts';

/** An arena's announced tournaments, the newest first. */
export function tournamentsQuery(call: Call, arena: string) {
  return queryOptions({
    queryKey: [TOURNAMENTS, arena],
    queryFn: reading(
      call,
      arenaTournamentEndpoints.arenaTournaments,
      { params: { id: arena } },
      (data) => data.tournaments,
    ),
  });
}
