import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { playerEndpoints } from '#domain/contract/players.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { PLAYERS } from '../../../shared/api/queryKeys.ts';

/** A page (from 1) of the players who have reserved at the owner's arena, sorted by name. */
export function arenaPlayersQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [PLAYERS, 'all', page],
    queryFn: reading(call, playerEndpoints.players, { query: { page } }, (data, pages) => ({
      players: data.players,
      pages,
    })),
    placeholderData: keepPreviousData,
  });
}
