import type { Dependencies } from '../dependencies.ts';
import { makeReadPlayers } from './readPlayers.ts';

/** The handlers of the calls in `domain/contract/players.ts`. */
export function playerHandlers(dependencies: Dependencies) {
  return { players: makeReadPlayers(dependencies) };
}
