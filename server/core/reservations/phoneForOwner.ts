import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';

const booked = alias(reservations, 'booked');

/**
 * The player's phone as the arena's owner may see it: only if the player has booked at that arena. Otherwise an owner
 * could get anybody's phone by reserving for them. Needs `reservation` and `person` in the query.
 */
export const phoneForOwner = sql<string | null>`
  case when ${reservations.madeBy} = 'player' or exists (
    select 1 from ${reservations} booked where ${booked.arenaId} = ${reservations.arenaId}
      and ${booked.playerId} = ${reservations.playerId} and ${booked.madeBy} = 'player') then ${people.phone} end`;
