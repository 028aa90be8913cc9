import { type SQL, sql } from 'drizzle-orm';
import { type ClosureScope, MAX_CLOSED_DAYS } from '#domain/closures/closure.ts';
import { compareDays, daysBetween, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { Queries } from '#platform/database/database.ts';
import { refuse } from '#platform/http/handler.ts';

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

/** True of a `wanted` hour that counts as played: it runs, and is not broken off. */
export function isPlayed({ arena, scope, now }: Asked): SQL {
  if (scope.isInterrupted) return sql`false`;
  const { day, hour } = momentIn(now, arena.zone);
  return sql`(wanted.day = ${toIsoDay(day)}::date and wanted.hour = ${hour}::int)`;
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

export const IS_OVER = (now: Date) => sql`(occupant.expires_at <= ${now.toISOString()}::timestamptz) is true`;
/** The claims of the hours that are wanted, with what has them. */
export const HELD = sql`
  own cross join wanted join slot_claim on slot_claim.arena_id = own.id and slot_claim.court_id = wanted.court_id
    and slot_claim.day = wanted.day and slot_claim.hour = wanted.hour
  left join occupant on occupant.arena_id = own.id and occupant.id = slot_claim.reservation_id`;

/** What has some of the hours though it is over, or can be taken by the arena. */
export function overOn(asked: Asked): SQL {
  return sql`
    with own as (select ${asked.arena.id}::uuid as id), wanted as materialized (${wantedHours(asked)})
    select distinct occupant.id, occupant.kind from ${HELD}
    where ${IS_OVER(asked.now)} or occupant.kind in ('undoing', 'offer')`;
}
