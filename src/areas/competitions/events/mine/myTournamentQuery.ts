import { queryOptions } from '@tanstack/react-query';
import { tournamentEndpoints } from '#domain/contract/tournament.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** The categories that the player is in, with what concerns the player in each, and those of which they write scores. */
export function myTournamentsQuery(call: Call) {
  return queryOptions({
    queryKey: [EVENTS, 'myTournaments'],
    queryFn: reading(call, tournamentEndpoints.myTournaments, {}, ({ tournaments, scored }) => ({
      tournaments,
      scored,
    })),
  });
}
