import { and, eq, inArray, isNull } from 'drizzle-orm';
import { customers } from '#platform/database/schema/customers.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { isCustomer } from '#core/customers/whom.ts';

/** What of an arena is somebody's: by id. */
export interface Theirs {
  readonly records: string[];
  readonly series: string[];
  readonly reservations: string[];
}

/**
 * Locks what is theirs in the order of all who write for a guest: series, reservations, then the record. A booking for the record
 * that was written before it had the record's lock is found by the second reading; one that comes after finds no record.
 */
export async function lockTheirs(tx: Transaction, arenaId: string, id: string): Promise<Theirs> {
  const isTheirs = and(eq(customers.arenaId, arenaId), eq(customers.rootId, id), isNull(customers.erasedAt));
  const members = await tx.select({ id: customers.id }).from(customers).where(isTheirs);
  const before = members.map((one) => one.id);
  await lockBooked(tx, arenaId, before);
  const locked = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(isTheirs)
    .orderBy(customers.id)
    .for('update');
  const records = locked.map((one) => one.id);
  const [root] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(isCustomer(arenaId, id), eq(customers.rootId, id)));
  if (!root) return refuse('customer_not_found');
  return { records, ...(await lockBooked(tx, arenaId, records)) };
}

async function lockBooked(tx: Transaction, arenaId: string, records: string[]) {
  const weekly = await tx
    .select({ id: series.id })
    .from(series)
    .where(and(eq(series.arenaId, arenaId), inArray(series.customerId, records), isNull(series.playerId)))
    .orderBy(series.id)
    .for('update');
  const booked = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(eq(reservations.arenaId, arenaId), inArray(reservations.customerId, records), isNull(reservations.playerId)),
    )
    .orderBy(reservations.id)
    .for('update');
  return { series: weekly.map(({ id }) => id), reservations: booked.map(({ id }) => id) };
}
