import { and, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';

/** True for a person who is in an event, or was in it until it was called off or they withdrew. */
export function tookPartInEvent(queries: Queries, personId: string): SQL {
  return tookPart(queries, personId, eq(registrations.eventId, events.id));
}

/** The same for one category. */
export function tookPartInCategory(queries: Queries, personId: string): SQL {
  return tookPart(queries, personId, eq(registrations.categoryId, categories.id));
}

function tookPart(queries: Queries, personId: string, isOfIt: SQL): SQL {
  const isRemembered = or(eq(registrationMembers.isLive, true), isNotNull(registrations.ending));
  return exists(
    queries
      .select({ one: sql`1` })
      .from(registrationMembers)
      .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
      .where(and(isOfIt, eq(registrationMembers.playerId, personId), isRemembered)),
  );
}
