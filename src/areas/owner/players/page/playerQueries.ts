import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { playerEndpoints } from '#domain/contract/players.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { AGENDA } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** What the arena knows of a player. The keys of both begin like the agenda's: whatever makes a day stale does so to these. */
export function arenaPlayerQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [AGENDA, 'player', id],
    queryFn: reading(call, playerEndpoints.arenaPlayer, { params: { id } }, (data) => data),
  });
}

/** A page (from 1) of the player's reservations at the arena. */
export function arenaPlayerReservationsQuery(call: Call, id: string, page: number) {
  return queryOptions({
    queryKey: [AGENDA, 'player', id, page],
    queryFn: reading(
      call,
      playerEndpoints.arenaPlayerReservations,
      { params: { id }, query: { page } },
      (data, pages) => ({ ...data, pages }),
    ),
    placeholderData: keepPreviousData,
  });
}
