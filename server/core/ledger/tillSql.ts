import { type SQL, sql } from 'drizzle-orm';
import { MOST_ENTRIES } from '#domain/till/till.ts';
import { BILL_MONTH, linesOf, PAYMENT, soldIn, soldTo } from './lines.ts';

/** What moved money in till `t`, as one list: lines of the ledger, and what was done to the drawer. */
const ENTRIES = sql`${linesOf(sql`m.arena_id = t.arena_id and m.till_id = t.id`, sql`m.till_id`)}
  union all
  select c.id, c.at, c.kind, 'cash', case c.kind when 'supply' then c.value_centavos else -c.value_centavos end,
    c.recorded_by, c.note, null, null, null, null, null, c.till_id, null, 0
    from till_cash c where c.arena_id = t.arena_id and c.till_id = t.id`;

const SUMS = sql`
  select json_agg(json_build_array(s.method, s.recorded_by, p.name, s.centavos, s.entries)) from (
    select m.method, m.recorded_by, sum(m.value_centavos)::bigint as centavos,
      count(distinct ${PAYMENT}::text || m.kind) as entries
    from movement m where m.arena_id = t.arena_id and m.till_id = t.id and m.method is not null group by 1, 2) s
    left join person p on p.id = s.recorded_by`;

const LISTED = sql`
  select json_agg(json_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'method', e.method, 'value', e.value_centavos,
      'by', p.name, 'note', e.note, 'reservation', e.reservation_id, 'who', coalesce(player.name, r.guest_player_name), 'day', r.day, 'billOf', ${BILL_MONTH}, 'games', e.games,
      'voucher', v.code, 'sold', ${soldIn(sql`t.arena_id`)}, 'soldTo', ${soldTo(sql`t.arena_id`)}, 'ofPlayer', e.player_id is not null)
      order by e.at desc, e.id desc)
    from (select * from (${ENTRIES}) every order by at desc, id desc limit ${sql.raw(String(MOST_ENTRIES))}) e
    left join person p on p.id = e.recorded_by
    left join reservation r on r.arena_id = t.arena_id and r.id = e.reservation_id
    left join voucher v on v.arena_id = t.arena_id and v.id = e.voucher_id
    left join person player on player.id = coalesce(r.player_id, v.player_id, e.player_id)`;

function drawn(kind: 'supply' | 'withdrawal'): SQL {
  return sql`(select coalesce(sum(c.value_centavos), 0)::bigint from till_cash c
    where c.arena_id = t.arena_id and c.till_id = t.id and c.kind = ${sql.raw(`'${kind}'`)})`;
}

/** What should be in the drawer of till `t`: `expectedIn` of domain/till/sums.ts in SQL. */
export const EXPECTED = sql`(t.float_centavos + ${drawn('supply')} - ${drawn('withdrawal')} + (
  select coalesce(sum(m.value_centavos), 0)::bigint from movement m
    where m.arena_id = t.arena_id and m.till_id = t.id and m.method = 'cash'))`;

/**
 * How many rows of till `t` moved cash. Rows are only added, so the number alone says whether any came since; a line can grow
 * where nothing is added to the list.
 */
export const CASH_ENTRIES = sql`((select count(*) from movement m
    where m.arena_id = t.arena_id and m.till_id = t.id and m.method = 'cash')
  + (select count(*) from till_cash c where c.arena_id = t.arena_id and c.till_id = t.id))`;

/** One till with all that it shows, in one statement, so that its sums and its entries agree. */
export function tillOf(arenaId: string, which: SQL): SQL {
  return sql`
    select t.id, t.opened_at, opener.name as opened_by, t.float_centavos, t.closed_at, closer.name as closed_by,
      t.counted_centavos, t.expected_centavos, t.note, (${SUMS}) as sums, ${drawn('supply')} as supplied,
      ${drawn('withdrawal')} as withdrawn, (${LISTED}) as entries, (select count(*) from (${ENTRIES}) every) as entry_count,
      ${CASH_ENTRIES} as cash_entries
    from till t join person opener on opener.id = t.opened_by left join person closer on closer.id = t.closed_by
    where t.arena_id = ${arenaId} and ${which}`;
}
