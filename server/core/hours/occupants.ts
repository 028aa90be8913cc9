import { and, eq, inArray, lte, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { OCCUPANT_KINDS, occupants } from '#platform/database/schema/occupants.ts';
import { type reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { waitingOffers } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { noteFreed, noteFreedLater } from './waiting/freed.ts';
import { type ClaimedHour, claimRows } from './claims.ts';
import { afterGrace } from './holdOver.ts';
import { heldByRight } from './rights.ts';

type Occupant = typeof occupants.$inferInsert;
type Reservation = Pick<typeof reservations.$inferInsert, 'arenaId' | 'id' | 'status' | 'expiresAt'>;

/** Joins a claim with what occupies its hour. A left join: claims of the version before may have no occupant yet. */
export const OCCUPIES = and(eq(occupants.arenaId, slotClaims.arenaId), eq(occupants.id, slotClaims.occupantId));

/** True of an occupant whose hours others may have, whatever its kind. Null, so not true, of one without an end. */
export function isOver(now: Date | Placeholder): SQL {
  return lte(occupants.expiresAt, now);
}

/** Who books, as placeholders: the arena's desk, or a player. */
interface Booker {
  readonly isOwner: Placeholder;
  readonly playerId: Placeholder;
}

/**
 * The same, and what this booker may have before: the desk what a command may still take back, since it freed it, and a
 * player what is offered to them.
 */
export function isOverFor({ isOwner, playerId }: Booker, now: Placeholder): SQL {
  const isOffered = sql`(${occupants.kind} = 'offer' and exists (select from ${waitingOffers} made
    where made.arena_id = ${occupants.arenaId} and made.id = ${occupants.id} and made.person_id = ${playerId}::uuid))`;
  return sql`(${isOver(now)} or case when ${isOwner}::boolean then ${occupants.kind} = 'undoing' else ${isOffered} end)`;
}

/** What occupies the hours of a reservation: only an unpaid hold has an end. */
export function occupantOf({ arenaId, id, status, expiresAt }: Reservation): Occupant {
  const isHold = status === 'PENDENTE' && expiresAt;
  return { arenaId, id, kind: 'booking', expiresAt: isHold ? afterGrace(expiresAt) : null };
}

/** Claims all the hours for a new occupant, or none of them. Of a court that is gone there are none. */
export async function occupy(tx: Transaction, occupant: Occupant, hours: readonly ClaimedHour[]): Promise<boolean> {
  const { kind, expiresAt = null } = occupant;
  if (!(await keepCourts(tx, occupant.arenaId, hours))) return false;
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

/** Keeps the courts of some hours from being deleted until the transaction ends. False when one of them already was. */
export async function keepCourts(tx: Transaction, arenaId: string, hours: readonly ClaimedHour[]): Promise<boolean> {
  const ids = [...new Set(hours.map(({ courtId }) => courtId))];
  const kept = await tx
    .select({ id: courts.id })
    .from(courts)
    .where(and(eq(courts.arenaId, arenaId), isOneOf(courts.id, ids)))
    .orderBy(courts.id)
    .for('key share');
  return kept.length === ids.length;
}

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

/** Locks those of the occupants that are offers, and returns their ids. */
export async function lockOffers(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<string[]> {
  return lockThose(tx, arenaId, ids, eq(occupants.kind, 'offer'));
}

interface Wanted {
  readonly arenaId: string;
  readonly day: string;
  readonly hours: readonly number[];
  /** Empty: all of them. */
  readonly courtIds: readonly string[];
}

/** Keeps what has some hours from ending until the transaction does, and returns what that is. */
export async function lockStanding(tx: Transaction, wanted: Wanted) {
  const { arenaId, day, hours, courtIds } = wanted;
  // Locked kind by kind, and by id within a kind, as they are ended.
  const order = sql`array_position(${sql.param([...OCCUPANT_KINDS])}::text[], ${occupants.kind})`;
  const isWanted = and(
    eq(slotClaims.arenaId, arenaId),
    eq(slotClaims.day, day),
    inArray(slotClaims.hour, [...hours]),
    courtIds.length > 0 ? inArray(slotClaims.courtId, [...courtIds]) : undefined,
    sql`(${isOver(tx.now)}) is not true`,
  );
  for (let known = ''; ;) {
    const rows = await tx
      .select({ id: occupants.id, hour: slotClaims.hour, kind: occupants.kind, expiresAt: occupants.expiresAt })
      .from(slotClaims)
      .innerJoin(occupants, OCCUPIES)
      .where(isWanted)
      .orderBy(order, occupants.id, slotClaims.hour)
      .for('share', { of: occupants });
    // Somebody may have passed an hour on while this waited for them.
    const found = rows.map(({ id, hour }) => `${id} ${hour}`).join();
    if (found === known) return rows;
    known = found;
  }
}

async function lockThose(tx: Transaction, arenaId: string, ids: readonly string[], those?: SQL): Promise<string[]> {
  const rows = await tx
    .select({ id: occupants.id })
    .from(occupants)
    .where(and(areThese(arenaId, ids), those))
    .orderBy(occupants.id)
    .for('update');
  return rows.map(({ id }) => id);
}

function areThese(arenaId: string, ids: readonly string[]): SQL | undefined {
  return and(eq(occupants.arenaId, arenaId), isOneOf(occupants.id, ids));
}
