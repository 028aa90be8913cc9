import { and, count, desc, eq } from 'drizzle-orm';
import { isBookableHour } from '#domain/slots/availability.ts';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { SlotAlteration } from '#domain/slots/alteration.ts';
import type { Database } from '#platform/database/database.ts';
import { courts, slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';

/** Sorted by day and then by creation, newest first. */
export function readAlterations({ orm }: Database): Read<'alterations'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const { id: arenaId } = await ownedArena(orm, viewer);
    const isOwn = eq(slotAlterations.arenaId, arenaId);
    const [total] = await orm.select({ entries: count() }).from(slotAlterations).where(isOwn);
    const rows = await orm
      .select({ alteration: slotAlterations, startHour: timeSlots.startHour, courtName: courts.name })
      .from(slotAlterations)
      .innerJoin(timeSlots, and(eq(timeSlots.arenaId, arenaId), eq(timeSlots.id, slotAlterations.timeSlotId)))
      .leftJoin(courts, and(eq(courts.arenaId, arenaId), eq(courts.id, slotAlterations.courtId)))
      .where(isOwn)
      .orderBy(desc(slotAlterations.day), desc(slotAlterations.createdAt), desc(slotAlterations.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const timeSlotAlterations = rows.map(({ alteration, ...names }) => alterationOf(alteration, names));
    return { data: { timeSlotAlterations }, pages: pagesOf(total?.entries ?? 0) };
  };
}

/** Changes an hour on a day that is not over. Existing reservations stay. */
export const createAlteration: Write<'createAlteration'> = {
  decide: async ({ viewer, body: { timeSlot, court, date, isAvailable, price } }, tx) => {
    const arena = await ownedArena(tx, viewer);
    const slot = (await findSlot(tx, arena.id, timeSlot)) ?? refuse('slot_not_found');
    const found = court === undefined ? undefined : await findCourt(tx, arena.id, court);
    if (court !== undefined && !found) refuse('court_not_found');
    if (!isBookableHour(date, slot.startHour, momentIn(tx.now, arena.zone))) refuse('alteration_past');
    const [made] = await tx
      .insert(slotAlterations)
      .values({
        arenaId: arena.id,
        id: newId(),
        timeSlotId: timeSlot,
        day: toIsoDay(date),
        courtId: court ?? null,
        isAvailable,
        priceCentavos: price ?? null,
        createdAt: tx.now,
      })
      // Unique keys allow one alteration per hour, day and court, and one for all courts.
      .onConflictDoNothing()
      .returning();
    if (!made) return refuse('alteration_exists');
    const names = { startHour: slot.startHour, courtName: found?.name ?? null };
    return { data: { timeSlotAlteration: alterationOf(made, names) } };
  },
};

export const deleteAlteration: Write<'deleteAlteration'> = {
  decide: async ({ viewer, params: { id } }, tx) => {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const deleted = await tx
      .delete(slotAlterations)
      .where(and(eq(slotAlterations.arenaId, arenaId), eq(slotAlterations.id, id)))
      .returning({ id: slotAlterations.id });
    return deleted.length > 0 ? { data: {} } : refuse('alteration_not_found');
  },
};

/** The lock keeps the hour and the court from being deleted before the alteration is written. */
async function findSlot(tx: Transaction, arenaId: string, id: string) {
  const isOwn = and(eq(timeSlots.arenaId, arenaId), eq(timeSlots.id, id));
  const [slot] = await tx.select({ startHour: timeSlots.startHour }).from(timeSlots).where(isOwn).for('key share');
  return slot;
}

async function findCourt(tx: Transaction, arenaId: string, id: string) {
  const isOwn = and(eq(courts.arenaId, arenaId), eq(courts.id, id));
  const [court] = await tx.select({ name: courts.name }).from(courts).where(isOwn).for('key share');
  return court;
}

interface Names {
  readonly startHour: number;
  readonly courtName: string | null;
}

function alterationOf(row: typeof slotAlterations.$inferSelect, { startHour, courtName }: Names): SlotAlteration {
  const { id, timeSlotId, courtId, day, isAvailable, priceCentavos } = row;
  return {
    id,
    timeSlot: timeSlotId,
    startHour,
    date: fromIsoDay(day),
    isAvailable,
    ...(courtId !== null && { court: { id: courtId, name: courtName ?? '' } }),
    ...present({ price: priceCentavos }),
  };
}
