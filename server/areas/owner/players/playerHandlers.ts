import type { Dependencies } from '#core/dependencies.ts';
import { readArenaPlayer, readArenaPlayerReservations } from './readArenaPlayer.ts';
import { receiveCredit } from './credit/receiveCredit.ts';
import { payOutCredit } from './credit/payOutCredit.ts';
import { undoCreditPayout } from './credit/undoCreditPayout.ts';
import { makeReadPlayers } from './readPlayers.ts';

/** The handlers of the calls in `domain/contract/players.ts`. */
export function playerHandlers(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    players: makeReadPlayers(dependencies),
    arenaPlayer: readArenaPlayer(database),
    payOutCredit,
    receiveCredit,
    undoCreditPayout,
    arenaPlayerReservations: readArenaPlayerReservations(database),
  };
}
