import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { playerEndpoints } from '../../../../domain/contract/players.ts';
import type { Player } from '../../../../domain/people/player.ts';
import type { Call } from '../../../shared/api/call.ts';
import { PLAYERS } from '../../../shared/api/queryKeys.ts';

interface PlayerPage {
  readonly players: readonly Player[];
  readonly pages: number;
}

/** A page (from 1) of the players who have reserved at the owner's arena, sorted by name. */
export function arenaPlayersQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [PLAYERS, 'all', page],
    queryFn: ({ signal }): Promise<PlayerPage> =>
      Effect.runPromise(call(playerEndpoints.players, { query: { page } }, { signal })).then(({ data, pages }) => ({
        players: data.players,
        pages,
      })),
    placeholderData: keepPreviousData,
  });
}
