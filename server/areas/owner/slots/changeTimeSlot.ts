import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { FAILURES } from '#domain/contract/failure.ts';
import { isVersion } from '#platform/database/isVersion.ts';
import { timeSlots } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { slotsOf, timeSlotOf } from './timeSlot.ts';
import { upcomingAt } from './upcoming.ts';

/** The unique key of arena and hour decides: when two windows create the same hour, the second gets `slot_exists`. */
export const createTimeSlot: Write<'createTimeSlot'> = {
  decide: async ({ viewer, body: { startHour, price } }, tx) => {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const [made] = await tx
      .insert(timeSlots)
      .values({ arenaId, id: newId(), startHour, priceCentavos: price })
      .onConflictDoNothing()
      .returning();
    return made
      ? { data: { timeSlot: timeSlotOf(made) } }
      : refuse('slot_exists', { startHour: FAILURES.slot_exists.message });
  },
};

/** All hours of a new arena at once. One that is there already, or named twice, refuses them all. */
export const createTimeSlots: Write<'createTimeSlots'> = {
  decide: async ({ viewer, body }, tx) => {
    const { id: arenaId } = await ownedArena(tx, viewer);
    // One fixed order prevents a deadlock between two such calls.
    const asked = body.timeSlots.toSorted((a, b) => a.startHour - b.startHour);
    const made = await tx
      .insert(timeSlots)
      .values(asked.map(({ startHour, price }) => ({ arenaId, id: newId(), startHour, priceCentavos: price })))
      .onConflictDoNothing()
      .returning({ id: timeSlots.id });
    if (made.length < asked.length) refuse('slot_exists', undefined, ONE_EXISTS);
    return { data: { timeSlots: await slotsOf(tx, arenaId) } };
  },
};

const ONE_EXISTS = 'Um destes horários já existe. Confira os horários da sua arena.';

export const updateTimeSlot: Write<'updateTimeSlot'> = {
  decide: async ({ viewer, params, query, body }, tx) => {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const slot = { arenaId, id: params.id };
    return { data: { timeSlot: timeSlotOf(await change(tx, slot, query.version, { priceCentavos: body.price })) } };
  },
};

export const toggleTimeSlot: Write<'toggleTimeSlot'> = {
  decide: async ({ viewer, params, query }, tx) => {
    const arena = await ownedArena(tx, viewer);
    const slot = { arenaId: arena.id, id: params.id };
    const changed = await change(tx, slot, query.version, { isAvailable: not(timeSlots.isAvailable) });
    const { reservations } = await upcomingAt(tx, arena, changed.startHour);
    return { data: { timeSlot: timeSlotOf(changed), futureReservations: reservations } };
  },
};

/** Sets one price for all existing hours; an hour that is created meanwhile keeps its own price. */
export const updateAllTimeSlots: Write<'updateAllTimeSlots'> = {
  decide: async ({ viewer, query, body: { price } }, tx) => {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const locked = await tx
      .select({ id: timeSlots.id, version: timeSlots.version })
      .from(timeSlots)
      .where(eq(timeSlots.arenaId, arenaId))
      // One fixed order prevents a deadlock between two such calls.
      .orderBy(asc(timeSlots.id))
      .for('no key update');
    const version = locked.reduce((sum, slot) => sum + slot.version, 0);
    if (query.version !== undefined && query.version !== version) refuse('edit_conflict');
    const ids = locked.map(({ id }) => id);
    await tx
      .update(timeSlots)
      .set({ priceCentavos: price, version: sql`${timeSlots.version} + 1` })
      .where(and(eq(timeSlots.arenaId, arenaId), inArray(timeSlots.id, ids)));
    return { data: { timeSlots: await slotsOf(tx, arenaId) } };
  },
};

/** Brings former prices back, all or none: each hour must still have the version that the common price gave it. */
export const restorePrices: Write<'restorePrices'> = {
  decide: async ({ viewer, body: { prices } }, tx) => {
    const { id: arenaId } = await ownedArena(tx, viewer);
    // In the order in which the common price locks them.
    for (const { id, price, version } of prices.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const restored = await tx
        .update(timeSlots)
        .set({ priceCentavos: price, version: sql`${timeSlots.version} + 1` })
        .where(and(eq(timeSlots.arenaId, arenaId), eq(timeSlots.id, id), eq(timeSlots.version, version)))
        .returning({ id: timeSlots.id });
      if (restored.length === 0) await refuseChanged(tx, { arenaId, id });
    }
    return { data: { timeSlots: await slotsOf(tx, arenaId) } };
  },
};

const FOLLOWED = 'Um horário mudou depois disso: os preços ficam como estão.';

async function refuseChanged(tx: Transaction, { arenaId, id }: OwnSlot): Promise<never> {
  const isOwn = and(eq(timeSlots.arenaId, arenaId), eq(timeSlots.id, id));
  const [there] = await tx.select({ id: timeSlots.id }).from(timeSlots).where(isOwn);
  return there ? refuse('not_undoable', undefined, FOLLOWED) : refuse('slot_not_found');
}

interface OwnSlot {
  readonly arenaId: string;
  readonly id: string;
}

async function change(
  tx: Transaction,
  { arenaId, id }: OwnSlot,
  seen: number | undefined,
  set: Parameters<ReturnType<typeof tx.update<typeof timeSlots>>['set']>[0],
): Promise<typeof timeSlots.$inferSelect> {
  const isOwn = and(eq(timeSlots.arenaId, arenaId), eq(timeSlots.id, id));
  const [changed] = await tx
    .update(timeSlots)
    .set({ ...set, version: sql`${timeSlots.version} + 1` })
    .where(and(isOwn, isVersion(timeSlots.version, seen)))
    .returning();
  if (changed) return changed;
  const [there] = await tx.select({ id: timeSlots.id }).from(timeSlots).where(isOwn);
  return refuse(there ? 'edit_conflict' : 'slot_not_found');
}
