import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { noteFreed, noteFreedLater } from './waiting/freed.ts';
import { claimAll, type Occupant } from './claimAll.ts';
import type { ClaimedHour } from './claims.ts';
import { areThese, forgetEmpty, keepCourts, lockThose } from './occupants.ts';

/** Ends occupants. Their hours are free, or offered to who waits for them, once the transaction is committed. */
export async function release(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<void> {
  // In one order everywhere; a single one needs none.
  if (ids.length > 1) await lockThose(tx, arenaId, ids);
  const ended = tx.delete(occupants).where(areThese(arenaId, ids));
  const freed = await tx
    .with(tx.$with('ended').as(ended))
    .delete(slotClaims)
    .where(and(eq(slotClaims.arenaId, arenaId), isOneOf(slotClaims.occupantId, ids)))
    .returning({ courtId: slotClaims.courtId, day: slotClaims.day, hour: slotClaims.hour });
  noteFreed(tx, arenaId, freed);
}

/**
 * Ends a part of what an occupant has: those hours are free, or offered to who waits for them. Returns how many they were.
 * @param those a condition on `held`, as {@link handOver} takes it
 */
export async function releasePart(tx: Transaction, arenaId: string, id: string, those: SQL): Promise<number> {
  // Who joins the queue of an hour locks what has it.
  await lockThose(tx, arenaId, [id]);
  const { rows: freed } = await tx.execute<ClaimedHour & Record<string, unknown>>(sql`
    delete from slot_claim as held
    where held.arena_id = ${arenaId}::uuid and held.reservation_id = ${id}::uuid and ${those}
    returning held.court_id as "courtId", held.day::text as day, held.hour`);
  noteFreed(tx, arenaId, freed);
  await forgetEmpty(tx, arenaId, [id]);
  return freed.length;
}

/** The hours stay claimed until the command that freed them can no longer be undone. */
export async function holdForUndo(
  tx: Transaction,
  arenaId: string,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  const held = await tx
    .update(occupants)
    .set({ kind: 'undoing', expiresAt: until })
    .where(areThese(arenaId, ids))
    .returning({ id: occupants.id });
  const known = new Set(held.map(({ id }) => id));
  noteFreedLater(tx, { arenaId, ids: [...known], at: until });
  const others = ids.filter((id) => !known.has(id));
  // The version before claims without an occupant: its hours are free at once.
  if (others.length > 0) await release(tx, arenaId, others);
}

/** Claims all the hours for a new occupant, or none of them. Of a court that is gone there are none. */
export async function occupy(
  tx: Transaction,
  { arenaId, ...occupant }: Occupant & { readonly arenaId: string },
  hours: readonly ClaimedHour[],
): Promise<boolean> {
  if (!(await keepCourts(tx, arenaId, hours))) return false;
  const wanted = hours.map((hour) => ({ ...hour, occupantId: occupant.id }));
  const { got } = await claimAll(tx, { arenaId, occupants: [occupant], hours: wanted });
  if (got.length === hours.length) return true;
  await release(tx, arenaId, [occupant.id]);
  return false;
}
