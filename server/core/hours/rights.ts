import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ClaimedHour } from './claims.ts';

/** Nearer days are claimed by the series themselves, even when the job that extends their claims has stood still for two months. */
const CLAIMED_FOR_SURE_MS = 28 * 24 * 60 * 60_000;

/** SQL: on that day, an expression, the series `series` has its hours by right: it has not claimed so far ahead. */
export function isByRight(day: string): string {
  return `${day} > series.claimed_until and ${day} >= series.from_day
    and (series.until_day is null or ${day} <= series.until_day)
    and not exists (select from series_week week where week.arena_id = series.arena_id
      and week.series_id = series.id and week.day = ${day})`;
}

/**
 * SQL: the hours that are somebody's by right on some days, with whose they are and the day.
 * @param days a query in brackets that returns the days as rows
 */
export function rightsOn(days: string): string {
  return `
  (select json_agg(json_build_array(held.court_id, held.hour, coalesce(p.name, series.guest_player_name), wanted.day)
      order by wanted.day, held.court_id, held.hour)
    from ${days} as wanted(day)
    join series_right held on held.arena_id = own.id and held.weekday = extract(dow from wanted.day)
    join series on series.arena_id = held.arena_id and series.id = held.series_id
    left join person p on p.id = series.player_id
    where ${isByRight('wanted.day')})`;
}

/**
 * Those of some claimed hours that a series has by right, since it has not claimed that far ahead.
 *
 * Call it after the hours were claimed: a claim locks its court's row against a series that is being made there, so that
 * either this finds the right of the series, or the making of the series finds the claims.
 * @param own the series that asks
 */
export async function heldByRight<H extends ClaimedHour>(
  tx: Transaction,
  arenaId: string,
  hours: readonly H[],
  own?: string,
): Promise<readonly H[]> {
  const near = new Date(tx.now.getTime() + CLAIMED_FOR_SURE_MS).toISOString().slice(0, 10);
  const far = hours.filter(({ day }) => day > near);
  if (far.length === 0) return [];
  const { rows } = await tx.execute<{ place: number }>(sql`
    select wanted.place::int as place
    from unnest(${sql.param(far.map(({ courtId }) => courtId))}::uuid[], ${sql.param(far.map(({ day }) => day))}::date[],
      ${sql.param(far.map(({ hour }) => hour))}::int[]) with ordinality as wanted(court_id, day, hour, place)
    join series_right own on own.arena_id = ${arenaId}::uuid and own.court_id = wanted.court_id
      and own.weekday = extract(dow from wanted.day) and own.hour = wanted.hour
    join series on series.arena_id = own.arena_id and series.id = own.series_id
    where series.id is distinct from ${own ?? null}::uuid and ${sql.raw(isByRight('wanted.day'))}`);
  const held = new Set(rows.map(({ place }) => place));
  return far.filter((_, index) => held.has(index + 1));
}
