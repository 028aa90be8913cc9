import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { firstOf, lastOf, type Month } from '#domain/values/days/month.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { IS_LIVE } from '../hours/live.ts';

/**
 * The reservations that a series owes: not those that were skipped or cancelled, nor those that were given to somebody else,
 * who owes them now.
 */
export const IS_OWED_BY_SERIES = and(
  eq(reservations.arenaId, seriesWeeks.arenaId),
  eq(reservations.id, seriesWeeks.reservationId),
  IS_LIVE,
  sql`${reservations.playerId} is not distinct from ${series.playerId}`,
  sql`${reservations.guestPlayerName} is not distinct from ${series.guestPlayerName}`,
);

export const IS_WEEK_OF_SERIES = and(eq(seriesWeeks.arenaId, series.arenaId), eq(seriesWeeks.seriesId, series.id));

/** The weeks of a month, by the series' own days. */
export function isWeekIn(month: Month): SQL | undefined {
  return and(gte(seriesWeeks.day, toIsoDay(firstOf(month))), lte(seriesWeeks.day, toIsoDay(lastOf(month))));
}
