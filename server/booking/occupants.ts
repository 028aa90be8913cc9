import { and, eq, inArray, lte, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { occupants } from '../database/schema/occupants.ts';
import { type reservations, slotClaims } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { type ClaimedHour, claimRows } from './claims.ts';
import { afterGrace } from './holdOver.ts';
import { heldByRight } from './rights.ts';

type Occupant = typeof occupants.$inferInsert;
type Reservation = typeof reservations.$inferInsert;

/** Joins a claim with what occupies its hour. A left join: claims of the version before may have no occupant yet. */
export const OCCUPIES = and(eq(occupants.arenaId, slotClaims.arenaId), eq(occupants.id, slotClaims.occupantId));

/** True of an occupant whose hours others may have, whatever its kind. Null, so not true, of one without an end. */
export function isOver(now: Date | Placeholder): SQL {
  return lte(occupants.expiresAt, now);
}

/** The same, and what its command may still take back, which is true for the owner who freed it. */
export function isOverFor(owner: SQL, now: Placeholder): SQL {
  return sql`(${isOver(now)} or (${owner} and ${occupants.kind} = 'undoing'))`;
}

/** What occupies the hours of a reservation: only an unpaid hold has an end. */
export function occupantOf({ arenaId, id, status, expiresAt }: Reservation): Occupant {
  const isHold = status === 'PENDENTE' && expiresAt;
  return { arenaId, id, kind: 'booking', expiresAt: isHold ? afterGrace(expiresAt) : null };
}

/** Claims all the hours for a new occupant, or none of them. */
export async function occupy(tx: Transaction, occupant: Occupant, hours: readonly ClaimedHour[]): Promise<boolean> {
  const { kind, expiresAt = null } = occupant;
  // The version before, when it ends a reservation, leaves its occupant behind without hours.
  const made = tx
    .insert(occupants)
    .values(occupant)
    .onConflictDoUpdate({
      target: [occupants.arenaId, occupants.id],
      set: { kind, expiresAt },
    });
  const claimed = await tx
    .with(tx.$with('made').as(made))
    .insert(slotClaims)
    .values(claimRows(occupant, hours))
    .onConflictDoNothing()
    .returning({ hour: slotClaims.hour });
  const isWhole = claimed.length === hours.length && (await heldByRight(tx, occupant.arenaId, hours)).length === 0;
  if (isWhole) return true;
  await release(tx, occupant.arenaId, [occupant.id]);
  return false;
}

/** Ends occupants: the only way in which hours become free before their day is over. */
export async function release(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<void> {
  const ended = tx.delete(occupants).where(areThese(arenaId, ids));
  await tx
    .with(tx.$with('ended').as(ended))
    .delete(slotClaims)
    .where(and(eq(slotClaims.arenaId, arenaId), inArray(slotClaims.occupantId, [...ids])));
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
  const others = ids.filter((id) => !known.has(id));
  // The version before claims without an occupant: its hours are free at once.
  if (others.length > 0) await release(tx, arenaId, others);
}

/** Takes hours back for what they were freed from. False when somebody else has some of them by now. */
export async function takeBackHours(tx: Transaction, occupant: Occupant, hours: readonly ClaimedHour[]) {
  const { arenaId, id, kind, expiresAt = null } = occupant;
  const held = await tx
    .update(occupants)
    .set({ kind, expiresAt })
    .where(and(areThese(arenaId, [id]), eq(occupants.kind, 'undoing')))
    .returning({ id: occupants.id });
  // A closure may have taken some of its hours, and not all.
  const missing = held.length > 0 ? await withoutClaim(tx, occupant, hours) : hours;
  return missing.length === 0 || (await occupy(tx, occupant, missing));
}

async function withoutClaim(tx: Transaction, { arenaId, id }: Occupant, hours: readonly ClaimedHour[]) {
  const claimed = await tx
    .select({ courtId: slotClaims.courtId, hour: slotClaims.hour })
    .from(slotClaims)
    .where(and(eq(slotClaims.arenaId, arenaId), eq(slotClaims.occupantId, id)));
  return hours.filter(
    (wanted) => !claimed.some(({ courtId, hour }) => courtId === wanted.courtId && hour === wanted.hour),
  );
}

/** Locks those of the occupants whose command can still be undone, or was not, and returns their ids. */
export async function lockUndoing(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<string[]> {
  return lockThose(tx, arenaId, ids, eq(occupants.kind, 'undoing'));
}

/** The occupant keeps its hours without an end. */
export async function keep(tx: Transaction, arenaId: string, id: string): Promise<void> {
  await tx
    .update(occupants)
    .set({ expiresAt: null })
    .where(areThese(arenaId, [id]));
}

/** Removes those of the occupants that have no hours left. */
export async function forgetEmpty(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<void> {
  const hours = tx
    .select({ one: sql`1` })
    .from(slotClaims)
    .where(OCCUPIES);
  await tx.delete(occupants).where(and(areThese(arenaId, ids), notExists(hours)));
}

/** Locks those of the occupants that are over, in one order everywhere, and returns their ids. */
export async function lockOver(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<string[]> {
  return lockThose(tx, arenaId, ids, isOver(tx.now));
}

async function lockThose(tx: Transaction, arenaId: string, ids: readonly string[], those: SQL): Promise<string[]> {
  const rows = await tx
    .select({ id: occupants.id })
    .from(occupants)
    .where(and(areThese(arenaId, ids), those))
    .orderBy(occupants.id)
    .for('update');
  return rows.map(({ id }) => id);
}

function areThese(arenaId: string, ids: readonly string[]): SQL | undefined {
  return and(eq(occupants.arenaId, arenaId), inArray(occupants.id, [...ids]));
}
