import { type SQL, sql } from 'drizzle-orm';
import { type ClosureScope, MAX_CLOSED_DAYS } from '#domain/closures/closure.ts';
import { compareDays, daysBetween, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { HELD, isAhead, isOver } from '#core/hours/held.ts';
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
      and ${isAhead(present, { day: sql`days.day::date`, hour: sql`hours.hour` })}`;
}

/** True of a `wanted` hour that counts as played: it runs, and is not broken off. */
export function isPlayed({ arena, scope, now }: Asked): SQL {
  if (scope.isInterrupted) return sql`false`;
  const { day, hour } = momentIn(now, arena.zone);
  return sql`(wanted.day = ${toIsoDay(day)}::date and wanted.hour = ${hour}::int)`;
}

/** True of `held` at wanted hours that a closure takes over: those that do not count as played. */
export function isTaken(asked: Asked): SQL {
  return sql`(held.court_id, held.day, held.hour) in (select wanted.court_id, wanted.day, wanted.hour
    from (${wantedHours(asked)}) as wanted where not ${isPlayed(asked)})`;
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

/** Who has the hours that are wanted. */
export const HELD_WANTED = sql`
  own cross join wanted join ${HELD} on held.arena_id = own.id and held.court_id = wanted.court_id
    and held.day = wanted.day and held.hour = wanted.hour`;

/** What has some of the hours though it is over, or can be taken by the arena. */
export function overOn(asked: Asked): SQL {
  return sql`
    with own as (select ${asked.arena.id}::uuid as id), wanted as materialized (${wantedHours(asked)})
    select distinct held.occupant_id as id, held.kind from ${HELD_WANTED}
    where ${isOver(asked.now)} or held.kind in ('undoing', 'offer')`;
}
