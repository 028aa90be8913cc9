import { type SQL, sql } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import type { Method } from '#domain/ledger/movement.ts';
import { firstOf, lastOf, type Month } from '#domain/values/days/month.ts';
import type { Taking, TakingNote, Takings } from '#domain/statistics/takings.ts';
import { takingsSheetOf } from '#domain/statistics/takingsSheet.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { receivedOf } from '#core/ledger/receivedSql.ts';
import { dayOf, IS_BACK, isIn, moneyMoved, type Span, spanOf } from './moneyMoved.ts';

type BigNumber = string | number;

interface WhoRow extends Record<string, unknown> {
  readonly day: string;
  readonly by: string | null;
  readonly name: string | null;
}

interface TakingRow extends WhoRow {
  readonly method: Method;
  readonly till: string | null;
  readonly opened_at: Date | string | null;
  readonly received: BigNumber;
  readonly returned: BigNumber;
  readonly hours_sold: BigNumber;
  readonly products: BigNumber;
}

interface NoteRow extends WhoRow {
  readonly online: boolean;
  readonly discounts: BigNumber;
  readonly kept: BigNumber;
}

/** What came in during a month. */
export function readTakings({ orm }: Pick<Database, 'orm'>): Read<'takings'> {
  return async ({ viewer, query }) => {
    const arena = await ownedArena(orm, viewer);
    return { data: await readMonth(orm, arena, query) };
  };
}

/** The same as a spreadsheet. */
export function readTakingsSheet({ orm }: Pick<Database, 'orm'>): Read<'takingsSheet'> {
  return async ({ viewer, query: { month, year } }) => {
    const arena = await ownedArena(orm, viewer);
    const asked = { month, year };
    return { data: takingsSheetOf(await readMonth(orm, arena, asked), { ...asked, zone: arena.zone }) };
  };
}

/** What came in on one day of an arena's calendar. */
export async function readTakingsOn(queries: Queries, { id: arenaId, zone }: Arena, day: Day): Promise<Taking[]> {
  const span = { arenaId, zone, from: instantOf(day, 0, zone), until: instantOf(day, 24, zone) };
  const { rows } = await queries.execute<TakingRow>(takingsOf(span));
  return rows.map(takingOf);
}

interface Arena {
  readonly id: string;
  readonly zone: string;
}

async function readMonth(queries: Queries, arena: Arena, month: Month): Promise<Takings> {
  const span = spanOf(arena, month);
  const { rows: takings } = await queries.execute<TakingRow>(takingsOf(span));
  const { rows: notes } = await queries.execute<NoteRow>(notesOf(span, month));
  return { takings: takings.map(takingOf), notes: notes.map(noteOf) };
}

function takingOf({
  method,
  till,
  opened_at: at,
  received,
  returned,
  hours_sold: hoursSold,
  products,
  ...who
}: TakingRow): Taking {
  return {
    ...whoOf(who),
    method,
    ...(till !== null && at !== null && { till: { id: till, openedAt: new Date(at) } }),
    received: Number(received),
    returned: Number(returned),
    hoursSold: Number(hoursSold),
    products: Number(products),
    value: Number(received) - Number(returned),
  };
}

function noteOf({ online, discounts, kept, ...who }: NoteRow): TakingNote {
  return {
    ...whoOf(who),
    ...(online && { isOnline: true as const }),
    discounts: Number(discounts),
    kept: Number(kept),
  };
}

function whoOf({ day, by, name }: WhoRow) {
  return { date: fromIsoDay(day), ...(by !== null && name !== null && { by: { id: by, name } }) };
}

function takingsOf(span: Span): SQL {
  return sql`
    select s.day::text as day, s.method, s.recorded_by as by, person.name, s.till_id as till, till.opened_at, s.received, s.returned, s.hours_sold, s.products
    from (
      select e.day, e.method, e.recorded_by, e.till_id, coalesce(sum(e.value) filter (where not ${IS_BACK}), 0)::bigint as received,
        coalesce(-sum(e.value) filter (where ${IS_BACK}), 0)::bigint as returned,
        coalesce(sum(e.value) filter (where e.voucher_id is not null and not ${IS_BACK}), 0)::bigint as hours_sold,
        coalesce(sum(e.value) filter (where e.sale_ids is not null), 0)::bigint as products
      from (${moneyMoved(span)}) e group by 1, 2, 3, 4) s
    left join person on person.id = s.recorded_by
    left join till on till.arena_id = ${span.arenaId}::uuid and till.id = s.till_id
    order by s.day, person.name, s.recorded_by, s.method, till.opened_at`;
}

/**
 * Discounts on the day on which they were given; and what was kept of cancelled reservations, on the day of each, as the figures
 * of a day count it ({@link readMoney}).
 */
function notesOf(span: Span, month: Month): SQL {
  const { arenaId } = span;
  return sql`
    select s.day::text as day, s.by, person.name, s.online, sum(s.discounts)::bigint as discounts, sum(s.kept)::bigint as kept from (
      select ${dayOf(span, sql`m.at`)} as day, m.recorded_by as by, false as online, m.value_centavos as discounts, 0 as kept
        from movement m where m.arena_id = ${arenaId}::uuid and ${isIn(span, sql`m.at`)} and m.method is null
      union all
      select r.day, stood.cancelled_by, r.player_cancellation is not null, 0, case when r.player_cancellation is not null
          then (r.player_cancellation ->> 'paid')::int - (r.player_cancellation ->> 'returned')::int
          else ${receivedOf('r')} end
        from reservation r left join cancellation stood
          on stood.arena_id = r.arena_id and stood.reservation_id = r.id and stood.undone_at is null
        where r.arena_id = ${arenaId}::uuid and r.status = 'CANCELADA'
          and r.day between ${toIsoDay(firstOf(month))}::date and ${toIsoDay(lastOf(month))}::date) s
    left join person on person.id = s.by
    group by 1, 2, 3, 4 having sum(s.discounts) <> 0 or sum(s.kept) <> 0 order by 1, person.name, s.by, s.online`;
}
