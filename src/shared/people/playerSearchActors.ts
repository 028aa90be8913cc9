import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { playerEndpoints } from '#domain/contract/players.ts';
import { playerSearchMachine, type SearchOutcome } from '../../../machines/players/playerSearch.ts';
import { toFailed } from '../api/failure.ts';
import type { App } from '../runtime/app.ts';
import { foundPlayersKey } from './foundPlayersQuery.ts';

export type PlayerSearchActor = ActorRefFrom<typeof playerSearchMachine>;

/** The chart of the player search with its real actors. */
export function providePlayerSearch({ call, queryClient }: App) {
  return playerSearchMachine.provide({
    actors: {
      findPlayers: fromPromise<SearchOutcome, { name: string }>(({ input: { name }, signal }) =>
        Effect.runPromise(
          call(playerEndpoints.players, { query: { name } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data: { players } }): SearchOutcome => {
                queryClient.setQueryData(foundPlayersKey(name), players);
                return { _tag: players.length === 0 ? 'None' : 'Found' };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
  });
}
