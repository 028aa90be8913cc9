import { and, asc, count, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { addDays, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { holidayOn } from '#domain/series/holidays.ts';
import type { Series, SeriesWeek, WeekState } from '#domain/series/series.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { isSeries, isWeek, type SeriesRow } from './seriesRow.ts';
import { IS_CLOSED } from '#core/hours/live.ts';
import { monthlyOf } from '#core/series/agreed.ts';

/** So many weeks before today are shown. */
const PAST_WEEKS = 12;
const NO_WEEKS: Weeks = { weeks: [], past: [] };

/** Lists the series of an arena that have days to come, by weekday and hour. */
export function readSeries(database: Database): Read<'readSeries'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const arena = await ownedArena(database.orm, viewer);
    const today = toIsoDay(momentIn(await readNow(database), arena.zone).day);
    const isAhead = and(
      eq(series.arenaId, arena.id),
      or(isNull(series.untilDay), and(gte(series.untilDay, today), gte(series.untilDay, series.fromDay))),
    );
    const [[counted], rows] = await Promise.all([
      database.orm.select({ total: count() }).from(series).where(isAhead),
      selectSeries(database.orm)
        .where(isAhead)
        .orderBy(asc(series.weekday), asc(series.startHour), asc(series.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
    ]);
    const weeks = await readWeeksOf(
      database.orm,
      arena.id,
      rows.map(({ row }) => row.id),
      today,
    );
    return {
      data: { series: rows.map((found) => toSeries(found, weeks.get(found.row.id))) },
      pages: pagesOf(counted?.total ?? 0),
    };
  };
}

/** Answers with one series of an arena. */
export function readOneSeries({ orm, ...database }: Database): Read<'readOneSeries'> {
  return async ({ viewer, params: { id } }) => {
    const arena = await ownedArena(orm, viewer);
    const now = await readNow({ orm, ...database });
    return { data: { series: await selectOneSeries(orm, arena, { id, now }) } };
  };
}

interface Which {
  readonly id: string;
  readonly now: Date;
}

/** One series of an arena; refuses when it is not there. */
export async function selectOneSeries(
  queries: Queries,
  arena: { readonly id: string; readonly zone: string },
  { id, now }: Which,
): Promise<Series> {
  const today = toIsoDay(momentIn(now, arena.zone).day);
  const [found] = await selectSeries(queries).where(isSeries(arena.id, id));
  if (!found) return refuse('series_not_found');
  const weeks = await readWeeksOf(queries, arena.id, [id], today);
  return toSeries(found, weeks.get(id));
}

/** As which a series goes on. */
const next = alias(series, 'next');

function selectSeries(queries: Queries) {
  return queries
    .select({ row: series, playerName: people.name, invitedUntil: seriesInvitations.endsAt, changesOn: next.fromDay })
    .from(series)
    .leftJoin(people, eq(people.id, series.playerId))
    .leftJoin(next, and(eq(next.arenaId, series.arenaId), eq(next.continues, series.id)))
    .leftJoin(
      seriesInvitations,
      and(
        eq(seriesInvitations.arenaId, series.arenaId),
        eq(seriesInvitations.seriesId, series.id),
        isNull(seriesInvitations.answer),
      ),
    )
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof selectSeries>>[number];

/** What became of one week; `undefined` when nothing is decided about it. */
export async function readWeek(tx: Transaction, row: SeriesRow, day: string): Promise<SeriesWeek | undefined> {
  const [found] = await selectWeeks(tx).where(isWeek(row, day));
  return found && toWeek(found);
}

type Weeks = Pick<Series, 'weeks' | 'past'>;

/** The weeks of series: those from today on, and the latest before. */
async function readWeeksOf(queries: Queries, arenaId: string, ids: readonly string[], today: string) {
  const from = toIsoDay(addDays(fromIsoDay(today), -7 * PAST_WEEKS));
  const rows = await selectWeeks(queries)
    .where(and(eq(seriesWeeks.arenaId, arenaId), inArray(seriesWeeks.seriesId, [...ids]), gte(seriesWeeks.day, from)))
    .orderBy(asc(seriesWeeks.day));
  const weeks = new Map<string, Weeks>();
  for (const row of rows) {
    const own = weeks.get(row.seriesId) ?? NO_WEEKS;
    const isPast = row.day < today;
    weeks.set(row.seriesId, {
      past: isPast ? [toWeek(row), ...own.past] : own.past,
      weeks: isPast ? own.weeks : [...own.weeks, toWeek(row)],
    });
  }
  return weeks;
}

/** A reservation that was cancelled since is a week that was skipped: by the desk, its player, or a closure. */
const state = sql<WeekState>`case
  when ${seriesWeeks.state} <> 'made' then ${seriesWeeks.state}
  when ${IS_CLOSED} then 'skipped' else 'kept' end`;

/** SQL: the day of a week's reservation, where it was moved to another one; else null. */
export const MOVED_TO = sql<string | null>`nullif(${reservations.day}, ${seriesWeeks.day})::text`;

/** SQL: something was paid of a week's reservation or taken off its price. */
export const HAS_MONEY = sql`(${reservations.status} = 'PAGA' or ${reservations.settledCentavos} > 0)`;

function selectWeeks(queries: Queries) {
  return queries
    .select({
      seriesId: seriesWeeks.seriesId,
      day: seriesWeeks.day,
      state,
      reservation: sql<string | null>`case when ${state} = 'kept' then ${seriesWeeks.reservationId} end`,
      playedOn: sql<string | null>`case when ${state} = 'kept' then ${MOVED_TO} end`,
      hasMoney: sql<boolean | null>`case when ${state} = 'kept' and ${HAS_MONEY} then true end`,
    })
    .from(seriesWeeks)
    .leftJoin(
      reservations,
      and(eq(reservations.arenaId, seriesWeeks.arenaId), eq(reservations.id, seriesWeeks.reservationId)),
    )
    .$dynamic();
}

interface WeekRow {
  readonly day: string;
  readonly state: WeekState;
  readonly reservation: string | null;
  readonly playedOn: string | null;
  readonly hasMoney: boolean | null;
}

function toWeek({ day: iso, state: became, reservation, playedOn, hasMoney: isPaid }: WeekRow): SeriesWeek {
  const day = fromIsoDay(iso);
  const movedTo = playedOn === null ? null : fromIsoDay(playedOn);
  const more = { reservation, playedOn: movedTo, hasMoney: isPaid, holiday: holidayOn(day) ?? null };
  return { day, state: became, ...present(more) };
}

function toSeries({ row, playerName, invitedUntil, changesOn }: Found, weeks = NO_WEEKS): Series {
  const { playerId, untilDay, guestPlayerName, guestPhone } = row;
  return {
    id: row.id,
    court: row.courtId,
    courtName: row.courtName,
    weekday: row.weekday,
    startHour: row.startHour,
    hours: row.hours,
    sport: row.sport,
    from: fromIsoDay(row.fromDay),
    price: row.priceCentavos,
    ...(playerId !== null && playerName !== null && { player: { id: playerId, name: playerName } }),
    ...present({
      until: untilDay === null ? null : fromIsoDay(untilDay),
      guestPlayerName,
      guestPhone,
      invitedUntil,
      changesOn: changesOn === null ? null : fromIsoDay(changesOn),
      monthly: monthlyOf(row),
    }),
    claimedUntil: fromIsoDay(row.claimedUntil),
    ...weeks,
  };
}
