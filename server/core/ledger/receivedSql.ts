import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: the centavos that the arena has of a reservation, the sum of its movements of money. A `credit` is owed instead of a
 * PIX, which the arena has not received.
 * @param reservation the name by which the query knows the table
 */
export function receivedOf(reservation: string): SQL<number> {
  return sumOf(reservation, sql`summed.method is not null and summed.kind <> 'credit'`);
}

/** SQL: what was let off of it. Discounts, and the undoing of them, are the movements without a method. */
export function discountedOf(reservation: string): SQL<number> {
  return sumOf(reservation, sql`summed.method is null`);
}

function sumOf(reservation: string, those: SQL): SQL<number> {
  const name = sql.raw(reservation);
  return sql<number>`(select coalesce(sum(summed.value_centavos), 0)::int from movement summed
    where summed.arena_id = ${name}.arena_id and summed.reservation_id = ${name}.id and ${those})`;
}
