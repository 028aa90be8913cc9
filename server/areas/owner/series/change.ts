import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { addDays, compareDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { mondayOf } from '#domain/values/days/monday.ts';
import { type Moment, momentIn } from '#domain/values/days/moment.ts';
import type { SeriesWish, Stay } from '#domain/series/series.ts';
import { hasBegun } from '#core/hours/hasBegun.ts';
import { IS_CLOSED } from '#core/hours/live.ts';
import { IS_OWED_BY_SERIES } from '#core/series/owed.ts';
import type { Queries } from '#platform/database/database.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { isInvitation, IS_UNANSWERED } from './invitations/invitationRow.ts';
import { HAS_MONEY } from './readSeries.ts';
import { goesBeyondClaims, isSeries, type SeriesRow } from './seriesRow.ts';

/** What a change meets of the series that it changes, from its first day on. */
export interface Former {
  readonly row: SeriesRow;
  /** The ids of the reservations that it cancels. */
  readonly freed: ReadonlySet<string>;
  /** Why it leaves a week as it is, by the Monday before the series' own day. */
  readonly stays: ReadonlyMap<string, Stay>;
}

type Change = Pick<SeriesWish, 'from'> & { readonly changes: string };

/** Reads the series that a change is about. Refuses one that cannot change then. */
export async function readFormer(queries: Queries, { arenaId, now }: At, { changes, from }: Change): Promise<Former> {
  const [row] = await queries.select().from(series).where(isSeries(arenaId, changes));
  if (!row) return refuse('series_not_found');
  await refuseChange(queries, row, from);
  return { row, ...(await readWeeksFrom(queries, row, from, now)) };
}

interface At {
  readonly arenaId: string;
  /** By the arena's clock. */
  readonly now: Moment;
}

/** The same, with the series and those reservations locked, in the order of an end. */
export async function lockFormer(
  tx: Transaction,
  arena: { readonly id: string; readonly zone: string },
  change: Change,
): Promise<Former> {
  const at = { arenaId: arena.id, now: momentIn(tx.now, arena.zone) };
  const which = { arenaId: arena.id, id: change.changes };
  await tx.select({ id: series.id }).from(series).where(isSeries(which.arenaId, which.id)).for('update');
  const weeks = tx
    .select({ id: seriesWeeks.reservationId })
    .from(seriesWeeks)
    .where(and(isWeekFrom(which, change.from), isNotNull(seriesWeeks.reservationId)));
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.arenaId, at.arenaId), sql`${reservations.id} in ${weeks}`))
    .orderBy(reservations.id)
    .for('update');
  return readFormer(tx, at, change);
}

/** What a week of the former series has to do with a day of the one that it becomes: they are in one week from Monday on. */
export function stayOn({ stays }: Pick<Former, 'stays'>, day: Day): Stay | undefined {
  return stays.get(toIsoDay(mondayOf(day)));
}

async function refuseChange(queries: Queries, row: SeriesRow, from: Day): Promise<void> {
  const { arenaId, id, untilDay, claimedUntil } = row;
  const [next] = await queries.select({ id: series.id }).from(series).where(isContinuation(row));
  if (next) refuse('series_changed');
  if (untilDay !== null && compareDays(from, fromIsoDay(untilDay)) > 0) refuse('series_dates');
  // What it has beyond its claims is its by a right, and the change takes that.
  const isTooFar = goesBeyondClaims({ ...row, untilDay: toIsoDay(addDays(from, -1)) });
  if (isTooFar) refuse('series_dates', undefined, latestText(addDays(fromIsoDay(claimedUntil), 7)));
  const [invited] = await queries
    .select({ to: seriesInvitations.playerId })
    .from(seriesInvitations)
    .where(and(isInvitation(arenaId, id), IS_UNANSWERED));
  if (invited) refuse('series_invited');
}

function latestText(latest: Day): string {
  return `A mudança pode começar até ${formatDay(latest)}: até lá as semanas já estão na agenda.`;
}

/** SQL: the series as which one goes on. */
export function isContinuation({ arenaId, id }: Pick<SeriesRow, 'arenaId' | 'id'>) {
  return and(eq(series.arenaId, arenaId), eq(series.continues, id));
}

/** SQL: a `series` goes on as another one. */
export const HAS_CHANGED = sql`exists (select from series next where next.arena_id = ${series.arenaId} and next.continues = ${series.id})`;

/** The series as which one goes on by now, changes of changes followed; itself where nothing changed. Locked. */
export async function lockLatest(tx: Transaction, row: SeriesRow): Promise<SeriesRow> {
  const [next] = await tx.select().from(series).where(isContinuation(row)).for('update');
  return next ? lockLatest(tx, next) : row;
}

function isWeekFrom({ arenaId, id }: Pick<SeriesRow, 'arenaId' | 'id'>, from: Day) {
  return and(eq(seriesWeeks.arenaId, arenaId), eq(seriesWeeks.seriesId, id), gte(seriesWeeks.day, toIsoDay(from)));
}

async function readWeeksFrom(queries: Queries, row: SeriesRow, from: Day, now: Moment) {
  const weeks = await queries
    .select({ day: seriesWeeks.day, reservation: seriesWeeks.reservationId, stay: stayOf(row, now) })
    .from(seriesWeeks)
    .innerJoin(series, isSeries(row.arenaId, row.id))
    .leftJoin(
      reservations,
      and(eq(reservations.arenaId, seriesWeeks.arenaId), eq(reservations.id, seriesWeeks.reservationId)),
    )
    .where(isWeekFrom(row, from));
  const freed = weeks.flatMap(({ reservation, stay }) => (reservation === null || stay !== null ? [] : [reservation]));
  const stays = weeks.flatMap(({ day, stay }) =>
    stay === null ? [] : [[toIsoDay(mondayOf(fromIsoDay(day))), stay] as const],
  );
  return { freed: new Set(freed), stays: new Map(stays) };
}

/** SQL: why a week stays; null of one that is freed, and of one that never had its hours. */
function stayOf({ courtId, startHour, hours }: SeriesRow, now: Moment) {
  return sql<Stay | null>`case
    when ${seriesWeeks.state} = 'conflict' then null
    when ${seriesWeeks.state} = 'skipped' or ${IS_CLOSED} then 'skipped'
    when ${HAS_MONEY} then 'paid'
    when not (${IS_OWED_BY_SERIES}) then 'given'
    when ${hasBegun(now)} then 'begun'
    when ${reservations.day} <> ${seriesWeeks.day} or exists (select from reservation_slot s
      where s.arena_id = ${reservations.arenaId} and s.reservation_id = ${reservations.id}
        and (s.court_id <> ${courtId}::uuid or s.hour not between ${startHour}::int and ${startHour + hours - 1}::int)) then 'moved'
  end`;
}
