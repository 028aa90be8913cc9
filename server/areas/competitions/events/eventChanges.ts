import { and, desc, eq, ne } from 'drizzle-orm';
import type { ChangedField, EventChange } from '#domain/events/change.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { categories, eventChanges } from '#platform/database/schema/events.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { announceChanges } from './letters/announce.ts';
import { readEvent } from './readEvents.ts';
import { todayAt } from '#core/arenas/today.ts';

/** A thing as it was and as it is, in texts for people. */
export interface Told {
  readonly field: ChangedField;
  readonly before: string;
  readonly after: string;
}

/** Keeps what changed, for those who have registered already. While nobody has, a change concerns nobody. */
export async function tellChanges(
  tx: Transaction,
  { eventId, categoryId }: { readonly eventId: string; readonly categoryId?: string },
  told: readonly Told[],
): Promise<void> {
  const changed = told.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const isEntered = and(
    categoryId === undefined ? eq(registrations.eventId, eventId) : eq(registrations.categoryId, categoryId),
    ne(registrations.status, 'CANCELADA'),
  );
  if ((await tx.$count(registrations, isEntered)) === 0) return;
  await tx
    .insert(eventChanges)
    .values(changed.map((each) => ({ id: newId(), eventId, categoryId: categoryId ?? null, madeAt: tx.now, ...each })));
  await announceChanges(tx, eventId);
}

/** Who sees an event sees what changed of it. */
const MOST = 20;
export function readEventChanges(database: Database): Read<'eventChanges'> {
  return async ({ viewer, params: { id } }) => {
    const { orm } = database;
    const { personId } = signedIn(viewer);
    const today = todayAt(await readNow(database));
    const event = await readEvent(orm, id, { personId, isAdmin: viewer.role === 'admin' }, today);
    if (!event) return refuse('event_not_found');
    const rows = await orm
      .select({ change: eventChanges, category: categories.category })
      .from(eventChanges)
      .leftJoin(categories, eq(categories.id, eventChanges.categoryId))
      .where(eq(eventChanges.eventId, id))
      .orderBy(desc(eventChanges.id))
      .limit(MOST);
    const changes = rows.map(({ change: { id: changeId, madeAt, field, before, after }, category }): EventChange => ({
      id: changeId,
      madeAt,
      field,
      before,
      after,
      ...present({ category }),
    }));
    return { data: { changes } };
  };
}
