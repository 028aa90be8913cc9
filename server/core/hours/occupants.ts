import { and, eq, inArray, not, notExists, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { OCCUPANT_KINDS, occupants } from '#platform/database/schema/occupants.ts';
import { type reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ClaimedHour } from './claims.ts';
import { isOver } from './held.ts';
import { afterGrace } from './holdOver.ts';

type Occupant = typeof occupants.$inferInsert;
type Reservation = Pick<typeof reservations.$inferInsert, 'arenaId' | 'id' | 'status' | 'expiresAt'>;

/** Joins a claim with what occupies its hour. A left join: claims of the version before may have no occupant yet. */
const OCCUPIES = and(eq(occupants.arenaId, slotClaims.arenaId), eq(occupants.id, slotClaims.occupantId));

/** What occupies the hours of a reservation: only an unpaid hold has an end. */
export function occupantOf({ arenaId, id, status, expiresAt }: Reservation): Occupant {
  const isHold = status === 'PENDENTE' && expiresAt;
  return { arenaId, id, kind: 'booking', expiresAt: isHold ? afterGrace(expiresAt) : null };
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

interface Handing {
  readonly arenaId: string;
  readonly from: readonly string[];
  readonly to: Omit<Occupant, 'arenaId'>;
  /** A condition on `held`. */
  readonly those: SQL;
}

/**
 * Hands hours over to another occupant, which is made unless there are none: claims of days that are over are deleted, and what
 * holds none is no occupant. Returns how many they were.
 */
export async function handOver(tx: Transaction, { arenaId, from, to, those }: Handing): Promise<number> {
  const { rows: handed } = await tx.execute(sql`
    update slot_claim as held set reservation_id = ${to.id}::uuid
    where held.arena_id = ${arenaId}::uuid and held.reservation_id = any(${sql.param([...from])}::uuid[]) and ${those}
    returning held.hour`);
  if (handed.length > 0) await tx.insert(occupants).values({ ...to, arenaId });
  return handed.length;
}

/** Deletes claims that this transaction has made, and that nobody has seen. */
export async function letGo(tx: Transaction, arenaId: string, hours: readonly ClaimedHour[]): Promise<void> {
  if (hours.length === 0) return;
  await tx.execute(sql`delete from slot_claim as held where held.arena_id = ${arenaId}::uuid and ${areAt(hours)}`);
}

/** True of `held` at these hours. */
export function areAt(hours: readonly ClaimedHour[]): SQL {
  const [courts, days] = [hours.map(({ courtId }) => courtId), hours.map(({ day }) => day)];
  return sql`(held.court_id, held.day, held.hour) in (select * from unnest(${sql.param(courts)}::uuid[],
    ${sql.param(days)}::date[], ${sql.param(hours.map(({ hour }) => hour))}::smallint[]))`;
}

/** Locks those of the occupants whose command can still be undone, or was not, and returns their ids. */
export async function lockUndoing(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<string[]> {
  return lockThose(tx, arenaId, ids, eq(occupants.kind, 'undoing'));
}

/** The occupant keeps its hours until then, or without an end. */
export async function keep(tx: Transaction, arenaId: string, id: string, expiresAt: Date | null = null): Promise<void> {
  await tx
    .update(occupants)
    .set({ expiresAt })
    .where(areThese(arenaId, [id]));
}

/** Deletes the claims of a court, and what had hours of no other. */
export async function forgetCourt(
  tx: Transaction,
  { arenaId, courtId }: { arenaId: string; courtId: string },
): Promise<void> {
  const gone = await tx
    .delete(slotClaims)
    .where(and(eq(slotClaims.arenaId, arenaId), eq(slotClaims.courtId, courtId)))
    .returning({ id: slotClaims.occupantId });
  const ids = [...new Set(gone.map(({ id }) => id))];
  if (ids.length > 0) await forgetEmpty(tx, arenaId, ids);
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
  return lockThose(tx, arenaId, ids, isOver(tx.now, occupants.expiresAt));
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
    not(isOver(tx.now, occupants.expiresAt)),
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

export async function lockThose(
  tx: Transaction,
  arenaId: string,
  ids: readonly string[],
  those?: SQL,
): Promise<string[]> {
  const rows = await tx
    .select({ id: occupants.id })
    .from(occupants)
    .where(and(areThese(arenaId, ids), those))
    .orderBy(occupants.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export function areThese(arenaId: string, ids: readonly string[]): SQL | undefined {
  return and(eq(occupants.arenaId, arenaId), isOneOf(occupants.id, ids));
}
