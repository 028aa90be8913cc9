import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { playerEndpoints } from '../../../domain/contract/players.ts';
import type { Player } from '../../../domain/people/player.ts';
import type { Call } from '../api/call.ts';
import { PLAYERS } from '../api/queryKeys.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Who was found by that name. The search's chart asks for it before it is shown, so it is here already. */
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
