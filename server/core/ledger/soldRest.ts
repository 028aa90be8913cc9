import { type SQL, sql } from 'drizzle-orm';

/** SQL: a voucher `v` was sold, and its sale was not undone. */
export const SALE_STANDS: SQL = sql.raw(`exists (select from movement sale
  where sale.arena_id = v.arena_id and sale.voucher_id = v.id and sale.kind = 'payment'
    and not exists (select from movement undo where undo.arena_id = sale.arena_id and undo.undoes_id = sale.id))`);

/**
 * SQL: what a voucher's unused credits are worth, in centavos: their share of the price, less what was given back of it. Zero of
 * one that was not sold.
 * @param voucher the name by which the query knows the table
 */
export function restOf(voucher: string): SQL<number> {
  return sql<number>`${sql.raw(`(select coalesce(round(greatest(0, (select sum(paid.value_centavos) from movement paid
      where paid.arena_id = ${voucher}.arena_id and paid.voucher_id = ${voucher}.id))
    * ${voucher}.credits / nullif(${voucher}.credits + (select coalesce(sum(used.credits), 0) from voucher_use used
      where used.arena_id = ${voucher}.arena_id and used.voucher_id = ${voucher}.id and used.given_back_at is null), 0)), 0)::int)`)}`;
}
