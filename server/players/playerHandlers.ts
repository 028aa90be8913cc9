import type { Parts } from '../parts.ts';
import { makeReadPlayers } from './readPlayers.ts';

/** What the server does for the calls of `domain/contract/players.ts`. */
export function playerHandlers(parts: Parts) {
  return { players: makeReadPlayers(parts) };
}
