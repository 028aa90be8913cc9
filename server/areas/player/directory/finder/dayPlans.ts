import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { dayColumns, type DayRow, STRANGER } from '../dayPlan.ts';
import { IS_PUBLIC } from '#core/arenas/publicArena.ts';
import type { Places } from './places.ts';

/** Hours of a day on the wall clocks of a zone, from `first` on and before `until`. */
export interface Span {
  readonly zone: string;
  readonly day: Day;
  readonly first: number;
  readonly until: number;
}

/**
 * The day of every public arena in some cities, as its reserve page reads it, so that both always say the same. Only the hours
 * that are asked for are read.
 */
const DAYS = `
  with present as (select now() + $1 * interval '1 millisecond' as now)
  select a.id, a.name, a.avatar, a.photos[1] as photo, a.city, a.street, a.district, a.lat, a.lng, asked.first, ${dayColumns(STRANGER)}
  from present
  cross join arena a
  join unnest($2::text[], $3::date[], $4::int[], $5::int[]) as asked (zone, day, first, until) on asked.zone = a.zone
  where ${IS_PUBLIC} and ($6::text[] is null or a.city = any($6))
  order by a.sort_name, a.id`;

/** A day of an arena that may be found, and what its card says. */
export interface PlanRow extends DayRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly photo: string | null;
  readonly city: string;
  readonly street: string | null;
  readonly district: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  /** The first hour that was read. */
  readonly first: number;
}

/** By name; of an arena one row for each span of its zone. */
export async function readDayPlans(
  { pool, clock }: Database,
  { spelled }: Pick<Places, 'spelled'>,
  spans: readonly Span[],
): Promise<readonly PlanRow[]> {
  if (spans.length === 0) return [];
  const { rows } = await pool.query<PlanRow>({
    name: 'finder_days',
    text: DAYS,
    values: [
      clock.aheadMs(),
      spans.map(({ zone }) => zone),
      spans.map(({ day }) => toIsoDay(day)),
      spans.map(({ first }) => first),
      spans.map(({ until }) => until),
      spelled ?? null,
    ],
  });
  return rows;
}
