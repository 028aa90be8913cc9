import { sql } from 'drizzle-orm';
import { type SkipFacts, skipFaultOf } from '#domain/series/skipRule.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import type { reservations } from '#platform/database/schema/reservations.ts';

/**
 * SQL: the arena's bounds for skipping and how many weeks of its month the player skipped before, of a `reservation` that is its
 * player's week of a series with a monthly sum; else null. What the desk or a closure cancelled is in `cancellation`.
 */
export const SKIP_FACTS = sql<SkipFacts | null>`(select json_build_object('noticeHours', own.skip_notice_hours, 'aMonth', own.skips_a_month,
    'skipped', (select count(*) from series_week w join reservation r on r.arena_id = w.arena_id and r.id = w.reservation_id
      where w.arena_id = s.arena_id and w.series_id = s.id and date_trunc('month', w.day) = date_trunc('month', week.day)
        and r.status = 'CANCELADA' and not exists (select from cancellation c
          where c.arena_id = r.arena_id and c.reservation_id = r.id and c.undone_at is null)))
  from series s join series_week week on week.arena_id = s.arena_id and week.series_id = s.id and week.reservation_id = reservation.id
    join arena own on own.id = s.arena_id
  where s.arena_id = reservation.arena_id and s.id = reservation.series_id and s.monthly_centavos is not null
    and s.player_id = reservation.player_id)`;

interface Booked {
  readonly facts: SkipFacts | null;
  readonly day: (typeof reservations.$inferSelect)['day'];
  /** Its first one. */
  readonly hour: number | undefined;
  readonly zone: string;
}

/** Why skipping a week would leave the month's sum as it is; null when it would not, or there is no such sum. */
export function skipFaultAt({ facts, day, hour, zone }: Booked, now: Date) {
  if (!facts || hour === undefined) return null;
  return skipFaultOf(facts, instantOf(fromIsoDay(day), hour, zone), now) ?? null;
}
