import { queryOptions } from '@tanstack/react-query';
import { playerEndpoints } from '#domain/contract/players.ts';
import type { Call } from '../api/call.ts';
import { FIVE_MINUTES_MS, reading } from '../api/reading.ts';
import { PLAYERS } from '../api/queryKeys.ts';

/** The players found by name. The search's chart fetches them before the screen shows them, so they are already cached. */
export function foundPlayersQuery(call: Call, name: string) {
  return queryOptions({
    queryKey: foundPlayersKey(name),
    queryFn: reading(call, playerEndpoints.players, { query: { name } }, (data) => data.players),
    staleTime: FIVE_MINUTES_MS,
  });
}

export function foundPlayersKey(name: string) {
  return [PLAYERS, 'found', name] as const;
}
