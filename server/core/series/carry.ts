import { and, asc, eq, isNotNull, min, ne } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { bearerOf, takenBack } from '#domain/series/monthlySum.ts';
import { sharesOf } from '#domain/series/shares.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { callPixOffOf } from '../payment/linkPix.ts';
import { HOURS_CHANGED } from '../reservations/move/soldHours.ts';
import { isReservation } from '../reservations/changed.ts';
import { agreedOf } from './agreed.ts';
import { SKIP_FACTS, skipFaultAt } from './skipFacts.ts';
import { IS_OWED_BY_SERIES, IS_WEEK_OF_SERIES, isWeekIn } from './owed.ts';

type SeriesRow = typeof series.$inferSelect;

interface OpenWeek {
  readonly day: Day;
  readonly reservation: string;
  readonly total: number;
}

/**
 * Puts what a week costs that is about to be skipped, but stays in the bill, on an open week of its month. Refuses if there is
 * none. Of a week that somebody else owes by now nothing is carried. The series is locked.
 */
export async function carryShare(tx: Transaction, row: SeriesRow, day: Day): Promise<void> {
  const open = await lockOpen(tx, row, day);
  const own = open.find((week) => toIsoDay(week.day) === toIsoDay(day));
  const bearer = bearerOf(
    day,
    open.filter((week) => week !== own),
  );
  if (!own) return;
  if (!bearer) return refuse('week_bears');
  await setTotal(tx, row, bearer, bearer.total + own.total);
  await tx
    .update(seriesWeeks)
    .set({ carriedCentavos: own.total })
    .where(
      and(eq(seriesWeeks.arenaId, row.arenaId), eq(seriesWeeks.seriesId, row.id), eq(seriesWeeks.day, toIsoDay(day))),
    );
}

/**
 * The same of a reservation that its player is about to cancel, if it is a week of a monthly sum and stays in the bill: as agreed,
 * or since it is too late, or one too many, by the arena's rule. Locks the series, so that of two at once the second counts the first.
 */
export async function carryOwn(tx: Transaction, reservation: string, playerId: string): Promise<void> {
  const isTheirs = and(
    eq(reservations.id, reservation),
    eq(series.playerId, playerId),
    isNotNull(series.monthlyCentavos),
  );
  const [found] = await tx
    .select({ row: series, day: seriesWeeks.day })
    .from(series)
    .innerJoin(seriesWeeks, IS_WEEK_OF_SERIES)
    .innerJoin(reservations, IS_OWED_BY_SERIES)
    .where(isTheirs)
    .for('update', { of: series });
  if (!found) return;
  const fault = await readFault(tx, reservation);
  if (found.row.skippedWeek === 'stays' || fault !== null) await carryShare(tx, found.row, fromIsoDay(found.day));
}

async function readFault(tx: Transaction, reservation: string) {
  const [booked] = await tx
    .select({
      facts: SKIP_FACTS,
      day: reservations.day,
      hour: min(reservationSlots.hour),
      zone: arenas.zone,
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .innerJoin(
      reservationSlots,
      and(eq(reservationSlots.arenaId, reservations.arenaId), eq(reservationSlots.reservationId, reservations.id)),
    )
    .where(eq(reservations.id, reservation))
    .groupBy(reservations.arenaId, reservations.id, arenas.id);
  return booked ? skipFaultAt({ ...booked, hour: booked.hour ?? undefined }, tx.now) : null;
}

/** Takes from open weeks of the month what a week that returns had put on them, and says how much that is, in centavos. */
export async function takeShareBack(tx: Transaction, row: SeriesRow, day: Day, carried: number): Promise<number> {
  const taken = takenBack(agreedOf(row), carried, await lockOpen(tx, row, day));
  for (const { week, less } of taken) await setTotal(tx, row, week, week.total - less);
  return taken.reduce((sum, { less }) => sum + less, 0);
}

/** The weeks of the month of which nothing is paid or let off, by their days. */
async function lockOpen(tx: Transaction, { arenaId, id }: SeriesRow, { month, year }: Day): Promise<OpenWeek[]> {
  const found = await tx
    .select({ day: seriesWeeks.day, reservation: reservations.id, total: reservations.totalCentavos })
    .from(series)
    .innerJoin(seriesWeeks, IS_WEEK_OF_SERIES)
    .innerJoin(reservations, IS_OWED_BY_SERIES)
    .where(
      and(
        eq(series.arenaId, arenaId),
        eq(series.id, id),
        isWeekIn({ month, year }),
        ne(reservations.status, 'PAGA'),
        eq(reservations.settledCentavos, 0),
      ),
    )
    .orderBy(asc(reservations.id))
    .for('update', { of: reservations });
  return found
    .map((week) => ({ ...week, day: fromIsoDay(week.day) }))
    .toSorted((a, b) => toIsoDay(a.day).localeCompare(toIsoDay(b.day)));
}

/** Gives a week another price, on its hours as equally as can be. A link that asks for the former one asks no more. */
async function setTotal(tx: Transaction, { arenaId }: SeriesRow, { reservation }: OpenWeek, total: number) {
  await tx
    .update(reservations)
    .set({ totalCentavos: total, ...HOURS_CHANGED })
    .where(isReservation(arenaId, reservation));
  const { courtId, hour } = reservationSlots;
  const isOfIt = and(eq(reservationSlots.arenaId, arenaId), eq(reservationSlots.reservationId, reservation));
  const hours = await tx.select({ courtId, hour }).from(reservationSlots).where(isOfIt).orderBy(asc(hour));
  const shares = sharesOf(total, hours.length);
  for (const [index, at] of hours.entries()) {
    await tx
      .update(reservationSlots)
      .set({ priceCentavos: shares[index] ?? 0 })
      .where(and(isOfIt, eq(courtId, at.courtId), eq(hour, at.hour)));
  }
  await callPixOffOf(tx, arenaId, [reservation]);
  noteReservations(tx, arenaId, [reservation]);
}
