import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { playerEndpoints } from '../../../domain/contract/players.ts';
import type { Player } from '../../../domain/people/player.ts';
import type { Call } from '../api/call.ts';
import { PLAYERS } from '../api/queryKeys.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** The players found by name. The search's chart fetches them before the screen shows them, so they are already cached. */
export function foundPlayersQuery(call: Call, name: string) {
  return queryOptions({
    queryKey: foundPlayersKey(name),
    queryFn: ({ signal }) =>
      Effect.runPromise(call(playerEndpoints.players, { query: { name } }, { signal })).then(
        ({ data }): readonly Player[] => data.players,
      ),
    staleTime: FIVE_MINUTES_MS,
  });
}

export function foundPlayersKey(name: string) {
  return [PLAYERS, 'found', name] as const;
}
