import { type SQL, sql } from 'drizzle-orm';

/** SQL: what the parts of one payment have in common, and a movement by itself alone. Of movements `m`. */
export const PAYMENT = sql`coalesce(m.payment_id, m.id)`;

/**
 * SQL: movements `m` of money as a person finds them elsewhere, such as in the bank's statement: the parts of one payment by one
 * method are one line with their sum, and so are those that were taken back of it. The line has the instant and the id of its
 * newest part, and the reservation of its first; `games` says for how many reservations it is.
 * @param those which movements
 * @param apart what else sets lines apart, such as a till or a day
 */
export function linesOf(those: SQL, apart: SQL): SQL {
  return sql`
    select (array_agg(m.id order by m.id desc))[1] as id, max(m.at) as at, m.kind, m.method, sum(m.value_centavos)::bigint as value_centavos,
      m.recorded_by, max(m.note) as note, (array_agg(m.reservation_id order by m.undoes_id, m.id))[1] as reservation_id,
      (array_agg(m.voucher_id))[1] as voucher_id, array_agg(m.sale_id order by m.id) filter (where m.sale_id is not null) as sale_ids, (array_agg(m.player_id))[1] as player_id, m.payment_id, (array_agg(m.till_id))[1] as till_id,
      (array_agg(m.undoes_id order by m.undoes_id))[1] as undoes_id, count(distinct m.reservation_id)::int as games
    from movement m where ${those} and m.method is not null
    group by ${PAYMENT}, m.payment_id, m.kind, m.method, m.recorded_by, ${apart}`;
}

/** SQL: what was sold for a line `e` of arena `arenaId`, such as `Água, Raquete × 2`; null of what is for nothing of the kind. */
export function soldIn(arenaId: SQL): SQL {
  return sql`(select string_agg(case when s.quantity = 1 then s.name else s.name || ' × ' || s.quantity end, ', ' order by s.id)
    from sale s where s.arena_id = ${arenaId} and s.id = any(e.sale_ids))`;
}

/** SQL: on whose account it stood; null where nobody knows, or of several who are not one. */
export function soldTo(arenaId: SQL): SQL {
  return sql`(select case when count(distinct coalesce(buyer.name, s.guest_player_name)) = 1 then min(coalesce(buyer.name, s.guest_player_name)) end
    from sale s left join person buyer on buyer.id = s.player_id where s.arena_id = ${arenaId} and s.id = any(e.sale_ids))`;
}

/**
 * SQL: the first day of the month whose bill a line `e` with a payment is for, by the week of its reservation `r`. A week belongs
 * to the month of the series' own day, whenever it is played.
 */
export const BILL_MONTH = sql`case when e.payment_id is not null and r.series_id is not null then date_trunc('month', coalesce((
  select w.day from series_week w
    where w.arena_id = r.arena_id and w.series_id = r.series_id and w.reservation_id = r.id limit 1), r.day))::date end`;
