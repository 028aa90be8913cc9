import { type SQL, sql } from 'drizzle-orm';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import type { Method } from '#domain/ledger/movement.ts';
import type { Month } from '#domain/values/days/month.ts';
import { type Taking, takingsSheetOf } from '#domain/statistics/takings.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';

interface Row extends Record<string, unknown> {
  readonly day: string;
  readonly method: Method;
  readonly by: string | null;
  readonly name: string | null;
  readonly value: string | number;
}

/** What came in during a month. */
export function readTakings({ orm }: Pick<Database, 'orm'>): Read<'takings'> {
  return async ({ viewer, query }) => {
    const arena = await ownedArena(orm, viewer);
    return { data: { takings: await readMonth(orm, arena, query) } };
  };
}

/** The same as a spreadsheet. */
export function readTakingsSheet({ orm }: Pick<Database, 'orm'>): Read<'takingsSheet'> {
  return async ({ viewer, query: { month, year } }) => {
    const arena = await ownedArena(orm, viewer);
    return { data: takingsSheetOf(await readMonth(orm, arena, { month, year }), { month, year }) };
  };
}

async function readMonth(queries: Queries, { id, zone }: Arena, month: Month): Promise<Taking[]> {
  const { rows } = await queries.execute<Row>(takingsOf({ arenaId: id, zone, ...spanOf(month, zone) }));
  return rows.map(({ day, method, by, name, value }) => ({
    date: fromIsoDay(day),
    method,
    ...(by !== null && name !== null && { by: { id: by, name } }),
    value: Number(value),
  }));
}

interface Arena {
  readonly id: string;
  readonly zone: string;
}

/** From the first instant of a month to the first one of the next, on the arena's calendar. */
function spanOf({ month, year }: Month, zone: string) {
  const next: Day = { day: 1, month: (month % 12) + 1, year: year + (month === 12 ? 1 : 0) };
  return { from: instantOf({ day: 1, month, year }, 0, zone), until: instantOf(next, 0, zone) };
}

interface Span {
  readonly arenaId: string;
  readonly zone: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * The ledger's movements of money, and what PIX brought and what of it went back. A bill's PIX is in the ledger as well: of
 * `platform` only the charges count, which have all of it. What the provider took back without an order of ours counts on the day
 * on which the money last moved.
 */
function takingsOf({ arenaId, zone, from, until }: Span): SQL {
  const isIn = (at: SQL) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
  const dayOf = (at: SQL) => sql`(${at} at time zone ${zone})::date`;
  return sql`
    with online as (
      select c.approved_at as at, c.amount_centavos as value from charge c
        where c.arena_id = ${arenaId}::uuid and ${isIn(sql`c.approved_at`)}
      union all
      select f.done_at, -f.amount_centavos from refund f join charge c on c.id = f.charge_id and c.arena_id = ${arenaId}::uuid
        where ${isIn(sql`f.done_at`)} and f.state in ('done', 'returned')
      union all
      select c.moved_at, least(0, (select coalesce(sum(f.amount_centavos), 0)::int from refund f
          where f.charge_id = c.id and f.state = 'done')
        - case when c.status = 'charged_back' then c.amount_centavos else c.refunded_centavos end) from charge c
        where c.arena_id = ${arenaId}::uuid and ${isIn(sql`c.moved_at`)}
          and (c.refunded_centavos > 0 or c.status = 'charged_back')
    ), sums as (
      select ${dayOf(sql`m.at`)} as day, m.method, m.recorded_by as by, sum(m.value_centavos)::bigint as value from movement m
        where m.arena_id = ${arenaId}::uuid and ${isIn(sql`m.at`)} and m.method not in ('player_credit', 'platform')
        group by 1, 2, 3
      union all
      select ${dayOf(sql`online.at`)}, 'platform', null, sum(online.value)::bigint from online group by 1
    )
    select sums.day::text as day, sums.method, sums.by, person.name, sums.value
    from sums left join person on person.id = sums.by order by sums.day, person.name, sums.by, sums.method`;
}
