import { type SQL, sql } from 'drizzle-orm';
import { type ClosureScope, MAX_CLOSED_DAYS } from '../../domain/closures/closure.ts';
import { compareDays, daysBetween, toIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { receivedOf } from '../agenda/receivedSql.ts';
import type { Queries } from '../database/database.ts';
import { refuse } from '../http/handler.ts';

/** What is closed, in which arena, seen at which moment. */
export interface Asked {
  readonly arena: { readonly id: string; readonly zone: string };
  readonly scope: ClosureScope;
  readonly now: Date;
}

/** The hours of a scope that are not over, as a query of `court_id`, `day` and `hour`. The running hour is one of them. */
export function wantedHours({ arena, scope, now }: Asked): SQL {
  const present = momentIn(now, arena.zone);
  const { courts, from, until, startHour, endHour } = scope;
  return sql`
    select court.id as court_id, days.day::date as day, hours.hour::smallint as hour
    from court, generate_series(${toIsoDay(from)}::date, ${toIsoDay(until)}::date, interval '1 day') as days(day),
      generate_series(${startHour}::int, ${endHour - 1}::int) as hours(hour)
    where court.arena_id = ${arena.id}::uuid and court.id = any(${sql.param([...new Set(courts)])}::uuid[])
      and ${isAhead(sql`days.day::date`, sql`hours.hour`, present)}`;
}

/** True of hours from the running one on. */
export function isAhead(day: SQL, hour: SQL, present: ReturnType<typeof momentIn>): SQL {
  const today = sql`${toIsoDay(present.day)}::date`;
  return sql`(${day} > ${today} or (${day} = ${today} and ${hour} >= ${present.hour}::int))`;
}

/** Refuses what is over altogether, what takes too long, and courts of others. */
export async function refuseUnusable(queries: Queries, { arena, scope, now }: Asked): Promise<void> {
  if (daysBetween(scope.from, scope.until) >= MAX_CLOSED_DAYS) refuse('closure_too_long');
  const present = momentIn(now, arena.zone);
  const order = compareDays(scope.until, present.day);
  if (order < 0 || (order === 0 && scope.endHour <= present.hour)) refuse('slot_past');
  const ids = [...new Set(scope.courts)];
  const { rows } = await queries.execute(sql`
    select id from court where arena_id = ${arena.id}::uuid and id = any(${sql.param(ids)}::uuid[])`);
  if (rows.length < ids.length) refuse('court_not_found');
}

/** A reservation that has some of the hours. */
export interface Met {
  readonly id: string;
  readonly playerId: string | null;
  /** Only where it is asked for. */
  readonly playerName?: string | null;
  /** Who has it: a player's id, or a guest's name and telephone. */
  readonly who: string;
  /** Centavos received at the arena, and paid by PIX through the platform. */
  readonly atArena: number;
  readonly byPix: number;
  readonly day: string;
  readonly startHours: readonly number[];
  /** Whether its player can be offered another hour: guests have no account, and a week of a series is the series' to make anew. */
  readonly isOfferable: boolean;
}

const IS_OVER = (now: Date) => sql`(occupant.expires_at <= ${now.toISOString()}::timestamptz) is true`;
const HELD = sql`
  own cross join wanted join slot_claim on slot_claim.arena_id = own.id and slot_claim.court_id = wanted.court_id
    and slot_claim.day = wanted.day and slot_claim.hour = wanted.hour
  left join occupant on occupant.arena_id = own.id and occupant.id = slot_claim.reservation_id`;

const MET = (now: Date) => sql`
  select reservation.* from own, reservation where reservation.arena_id = own.id
    and reservation.status in ('PENDENTE', 'CONFIRMADA', 'PAGA') and reservation.id in (
      select slot_claim.reservation_id from ${HELD}
      where not ${IS_OVER(now)} and coalesce(occupant.kind, 'booking') = 'booking')`;

/** The ids of the live reservations that a scope meets, in their order. */
export async function readMetIds(queries: Queries, asked: Asked): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with own as (select ${asked.arena.id}::uuid as id), wanted as materialized (${wantedHours(asked)})
    select met.id from (${MET(asked.now)}) met order by met.id`);
  return rows.map(({ id }) => id);
}

/**
 * How many hours a scope has, how many of them a closure has, and the live reservations that it meets, in the order of their ids.
 * Names are for people who look at it: the closing itself needs none.
 */
export async function readMet(queries: Queries, asked: Asked, { isNamed = false } = {}) {
  const name = isNamed ? sql`'playerName', (select person.name from person where person.id = met.player_id),` : sql``;
  const { rows } = await queries.execute<{ hours: number; closed: number; met: Met[] | null }>(sql`
    with own as (select ${asked.arena.id}::uuid as id), wanted as materialized (${wantedHours(asked)}),
    met as (${MET(asked.now)})
    select (select count(*)::int from wanted) as hours,
      (select count(*)::int from ${HELD} where occupant.kind = 'closure') as closed,
      (select json_agg(json_build_object('id', met.id, 'playerId', met.player_id, 'day', met.day,
        ${name} 'isOfferable', met.player_id is not null and met.series_id is null and met.charge_trouble = 'none',
        'who', coalesce(met.player_id::text, met.guest_player_name || ' ' || coalesce(met.guest_phone, '')),
        'byPix', case when met.status = 'PAGA' and met.payment_method = 'platform' and met.money_back = 'none'
          then met.total_centavos else 0 end,
        'atArena', ${receivedOf('met')},
        'startHours', (select json_agg(distinct sold.hour) from reservation_slot sold
          where sold.arena_id = met.arena_id and sold.reservation_id = met.id)) order by met.id) from met) as met`);
  const [row] = rows;
  return { hours: row?.hours ?? 0, closed: row?.closed ?? 0, met: row?.met ?? [] };
}

/** What has some of the hours though it is over, or can be taken by the arena. */
export function overOn(asked: Asked): SQL {
  return sql`
    with own as (select ${asked.arena.id}::uuid as id), wanted as materialized (${wantedHours(asked)})
    select distinct occupant.id, occupant.kind from ${HELD}
    where ${IS_OVER(asked.now)} or occupant.kind in ('undoing', 'offer')`;
}
