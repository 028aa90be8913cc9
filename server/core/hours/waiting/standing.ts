import { type SQL, sql } from 'drizzle-orm';

/** True of a row of `waiting` whose person still wants what they wait for. */
export function isStanding(now: Date | SQL): SQL {
  const instant = now instanceof Date ? sql`${now.toISOString()}` : now;
  return sql`(waiting.ended_at is null and waiting.until > ${instant}::timestamptz)`;
}

/**
 * The hours of a row of `waiting` that its person was not asked about, as a sub-select of an array. What the arena took back
 * (a closure that may be undone, or opened again) was never theirs to answer.
 */
export const OPEN_HOURS = sql`
  array(select wanted.hour from unnest(waiting.hours) as wanted(hour)
    where not exists (select from waiting_offer made where made.arena_id = waiting.arena_id
      and made.waiting_id = waiting.id and wanted.hour = any(made.hours) and made.outcome is distinct from 'withdrawn')
    order by wanted.hour)`;
