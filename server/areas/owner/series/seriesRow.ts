import { and, eq } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Span } from '#domain/series/conflicts.ts';
import { type Course, firstDays } from '#domain/series/weeks.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

export type SeriesRow = typeof series.$inferSelect;

/** Locks a series of an arena. Whatever changes its weeks has this lock. */
export async function lockSeries(tx: Transaction, arenaId: string, id: string): Promise<SeriesRow> {
  const [found] = await tx.select().from(series).where(isSeries(arenaId, id)).for('update');
  return found ?? refuse('series_not_found');
}

export function isSeries(arenaId: string, id: string) {
  return and(eq(series.arenaId, arenaId), eq(series.id, id));
}

/** A week of a series, by the series' own day. */
export function isWeek({ arenaId, id }: Pick<SeriesRow, 'arenaId' | 'id'>, day: string) {
  return and(eq(seriesWeeks.arenaId, arenaId), eq(seriesWeeks.seriesId, id), eq(seriesWeeks.day, day));
}

export function isRightOf({ arenaId, id }: Pick<SeriesRow, 'arenaId' | 'id'>) {
  return and(eq(seriesRights.arenaId, arenaId), eq(seriesRights.seriesId, id));
}

export function courseOf({ weekday, fromDay, untilDay }: Pick<SeriesRow, 'weekday' | 'fromDay' | 'untilDay'>): Course {
  return { weekday, from: fromIsoDay(fromDay), until: untilDay === null ? undefined : fromIsoDay(untilDay) };
}

export function spanOf({ courtId, startHour, hours }: Pick<SeriesRow, 'courtId' | 'startHour' | 'hours'>): Span {
  return { court: courtId, startHour, hours };
}

/** Whether the series has weeks that it has not claimed: then its weekday's hours are its by right. */
export function goesBeyondClaims(row: SeriesRow): boolean {
  return firstDays(courseOf(row), 1, fromIsoDay(row.claimedUntil)).length > 0;
}

interface Decision {
  readonly state: 'skipped' | 'conflict';
  /** Who decided it; null when nobody did. */
  readonly by: string | null;
  readonly now: Date;
}

/** A week for which there is no reservation. */
export function noReservation({ arenaId, id }: SeriesRow, day: string, { state, by, now }: Decision) {
  return { arenaId, seriesId: id, day, state, reservationId: null, at: now, decidedBy: by };
}
