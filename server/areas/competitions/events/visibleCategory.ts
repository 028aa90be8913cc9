import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Event } from '#domain/events/event.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';
import type { CategoryRow } from './ownCategory.ts';
import { readEvent, type Reader } from './readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';
import { tookPartInCategory } from './tookPart.ts';

/** A category that was called off is visible only to its organizer, admins and the people who were in it. */
export function isVisibleTo(queries: Queries, { personId, isAdmin }: Reader): SQL | undefined {
  if (isAdmin) return undefined;
  const isOwn = eq(events.organizerId, personId);
  return or(isNull(categories.calledOffAt), isOwn, tookPartInCategory(queries, personId));
}

/** Strangers may see a category, once its event is approved. */
export function isOpenToAll(): SQL | undefined {
  return and(eq(categories.isPublic, true), isNull(categories.calledOffAt));
}

/** A category that the viewer may see, with its event; any other is refused as not found. */
export async function visibleCategory(
  database: Database,
  viewer: Viewer,
  id: string,
): Promise<{ readonly category: CategoryRow; readonly event: Event }> {
  const { orm } = database;
  const reader = { personId: signedIn(viewer).personId, isAdmin: viewer.role === 'admin' };
  const [found] = await orm
    .select({ category: categories })
    .from(categories)
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(and(eq(categories.id, id), isVisibleTo(orm, reader)));
  if (!found) return refuse('tournament_not_found');
  const event = await readEvent(orm, found.category.eventId, reader, todayAt(await readNow(database)));
  return event ? { category: found.category, event } : refuse('tournament_not_found');
}
