import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import type { Queries } from '#platform/database/database.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { present } from '#platform/http/present.ts';
import { billsOf } from '#areas/owner/series/bills/billRows.ts';
import { IS_WEEK_OF_SERIES } from '#core/series/owed.ts';

/** Reads what arenas know of a person who plays there, besides the reservations. */
export async function readDeskData(queries: Queries, personId: string, now: Date) {
  return {
    movements: await readMovements(queries, personId),
    series: await readSeries(queries, personId),
    bills: await readAllBills(queries, personId, now),
    absences: await readAbsences(queries, personId),
  };
}

async function readMovements(queries: Queries, personId: string) {
  const { at, kind, method, valueCentavos: value } = movements;
  const rows = await queries
    .select({ arena: arenas.name, at, kind, method, value, reservation: reservations.id, voucher: vouchers.code })
    .from(movements)
    .innerJoin(arenas, eq(arenas.id, movements.arenaId))
    .leftJoin(
      reservations,
      and(eq(reservations.arenaId, movements.arenaId), eq(reservations.id, movements.reservationId)),
    )
    .leftJoin(vouchers, and(eq(vouchers.arenaId, movements.arenaId), eq(vouchers.id, movements.voucherId)))
    .where(or(eq(reservations.playerId, personId), eq(vouchers.playerId, personId), eq(movements.playerId, personId)))
    .orderBy(asc(at), asc(movements.id));
  return rows.map(({ method: how, reservation, voucher, ...row }) => ({
    ...row,
    ...present({ method: how, reservation, voucher }),
  }));
}

async function readSeries(queries: Queries, personId: string) {
  const rows = await queries
    .select({ row: series, arena: arenas.name })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .where(eq(series.playerId, personId))
    .orderBy(asc(series.madeAt), asc(series.id));
  return rows.map(({ row: { id, weekday, startHour, hours, sport, madeAt, ...row }, arena }) => ({
    id,
    arena,
    court: row.courtName,
    weekday,
    startHour,
    hours,
    sport,
    from: fromIsoDay(row.fromDay),
    price: row.priceCentavos,
    madeAt,
    ...present({ until: row.untilDay === null ? null : fromIsoDay(row.untilDay), endedAt: row.endedAt }),
  }));
}

async function readAllBills(queries: Queries, personId: string, now: Date) {
  const of = eq(series.playerId, personId);
  const month = sql<string>`substr(${seriesWeeks.day}::text, 1, 7)`;
  const months = await queries
    .selectDistinct({ month })
    .from(series)
    .innerJoin(seriesWeeks, IS_WEEK_OF_SERIES)
    .where(of)
    .orderBy(month);
  const bills = [];
  for (const row of months) bills.push(...(await billsOf(queries, { of, month: fromIsoDay(`${row.month}-01`), now })));
  return bills.map(({ forgiven: _, ...bill }) => bill);
}

async function readAbsences(queries: Queries, personId: string) {
  const { id: reservation, noShowAt } = reservations;
  const rows = await queries
    .select({ arena: arenas.name, reservation, markedAt: noShowAt })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(eq(reservations.playerId, personId), isNotNull(noShowAt)))
    .orderBy(asc(noShowAt), asc(reservation));
  return rows.map(({ arena, reservation: id, markedAt }) => ({
    arena,
    reservation: id,
    markedAt: markedAt ?? new Date(0),
  }));
}
