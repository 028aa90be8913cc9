import { eq, type SQL } from 'drizzle-orm';
import { reservations } from '#platform/database/schema/reservations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Viewer } from '#platform/http/handler.ts';

/** From which side a reservation is looked at: the player's own, or one of the arena's. */
export type Side =
  | { readonly as: 'player'; readonly personId: string }
  | { readonly as: 'owner'; readonly arenaId: string };

export function sideOf(viewer: Viewer): Side {
  if ('arenaId' in viewer) return { as: 'owner', arenaId: viewer.arenaId };
  return { as: 'player', personId: signedIn(viewer).personId };
}

export function isOfSide(side: Side): SQL {
  return side.as === 'player' ? eq(reservations.playerId, side.personId) : eq(reservations.arenaId, side.arenaId);
}
