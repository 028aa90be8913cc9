import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { SeriesInvitation } from '#domain/series/invitation.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import { monthlyOf } from '#core/series/agreed.ts';
import { present } from '#platform/http/present.ts';

/** SQL: the question has no answer. It may be too late to accept. */
export const IS_UNANSWERED = isNull(seriesInvitations.answer);

/** SQL: the question can be answered. */
export function isOpenAt(now: Date): SQL | undefined {
  return and(IS_UNANSWERED, gt(seriesInvitations.endsAt, now));
}

export function isInvitation(arenaId: string, seriesId: string): SQL | undefined {
  return and(eq(seriesInvitations.arenaId, arenaId), eq(seriesInvitations.seriesId, seriesId));
}

/** Invitations as their players see them; the caller says which, and in which order. */
export function selectInvitations(queries: Queries) {
  return queries
    .select({ row: seriesInvitations, series, arena: arenas.name })
    .from(seriesInvitations)
    .innerJoin(series, and(eq(series.arenaId, seriesInvitations.arenaId), eq(series.id, seriesInvitations.seriesId)))
    .innerJoin(arenas, eq(arenas.id, seriesInvitations.arenaId))
    .$dynamic();
}

export function toInvitation({
  row: { arenaId, endsAt, answer },
  series: { id, courtName, weekday, startHour, hours, sport, fromDay, untilDay, priceCentavos: price, ...agreed },
  arena: name,
}: Awaited<ReturnType<typeof selectInvitations>>[number]): SeriesInvitation {
  return {
    id,
    arena: { id: arenaId, name },
    courtName,
    weekday,
    startHour,
    hours,
    sport,
    from: fromIsoDay(fromDay),
    price,
    endsAt,
    ...present({ until: untilDay === null ? null : fromIsoDay(untilDay), answer, monthly: monthlyOf(agreed) }),
  };
}
