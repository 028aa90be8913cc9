import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: the centavos that the arena has of a reservation, the sum of its movements of money. Discounts and the undoing of them
 * have no method; a `credit` is owed instead of a PIX, which the arena has not received.
 * @param reservation the name by which the query knows the table
 */
export function receivedOf(reservation: string): SQL<number> {
  const name = sql.raw(reservation);
  return sql<number>`(select coalesce(sum(received.value_centavos), 0)::int from movement received
    where received.arena_id = ${name}.arena_id and received.reservation_id = ${name}.id
      and received.method is not null and received.kind <> 'credit')`;
}
