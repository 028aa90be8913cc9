import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { type Bill, billOf } from '#domain/series/bill.ts';
import { firstOf, type Month } from '#domain/values/days/month.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { forgivenBills } from '#platform/database/schema/bills.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { present } from '#platform/http/present.ts';
import { discountedOf } from '#core/ledger/receivedSql.ts';
import { MOVED_TO } from '../readSeries.ts';
import { graceFromOf, ruleOf } from './billRule.ts';
import { takesPix } from './takesPix.ts';
import { monthlyOf } from '#core/series/agreed.ts';
import { IS_OWED_BY_SERIES, IS_WEEK_OF_SERIES, isWeekIn } from '#core/series/owed.ts';

/** The reservations that some series owe for a month. */
export function owedWeeks(queries: Queries, month: Month, of: SQL | undefined) {
  return queries
    .select({ id: reservations.id })
    .from(series)
    .innerJoin(seriesWeeks, IS_WEEK_OF_SERIES)
    .innerJoin(reservations, IS_OWED_BY_SERIES)
    .where(and(of, isWeekIn(month)));
}

/** All that a reservation costs at the arena, and what of it is settled. */
const TO_PAY = sql<number>`(${reservations.totalCentavos} - ${reservations.lostCentavos})`;
const SETTLED = sql<number>`case when ${reservations.status} = 'PAGA' then ${TO_PAY} else ${reservations.settledCentavos} end`;
const DISCOUNTED = discountedOf('reservation');

interface Asked {
  /** Whose series. */
  readonly of: SQL | undefined;
  readonly month: Month;
  readonly now: Date;
}

/** The bills of series for a month, in the order of their weekdays and hours. A series without a week in it has none. */
export async function billsOf(queries: Queries, { of, month, now }: Asked): Promise<Bill[]> {
  const rows = await selectWeeks(queries, month)
    .where(and(of, isWeekIn(month)))
    .orderBy(asc(series.weekday), asc(series.startHour), asc(series.id), asc(seriesWeeks.day));
  const bySeries = new Map<string, WeekRow[]>();
  for (const row of rows) bySeries.set(row.row.id, [...(bySeries.get(row.row.id) ?? []), row]);
  return [...bySeries.values()].flatMap((weeks) => toBill(weeks, month, now));
}

function selectWeeks(queries: Queries, month: Month) {
  const { name, zone, paymentMethod, closedAt, billDueDay, billGraceDays, billGraceFrom } = arenas;
  const { skipNoticeHours, skipsAMonth } = arenas;
  return queries
    .select({
      row: series,
      arena: {
        name,
        zone,
        paymentMethod,
        closedAt,
        billDueDay,
        billGraceDays,
        billGraceFrom,
        skipNoticeHours,
        skipsAMonth,
      },
      playerName: people.name,
      balance: playerCredits.centavos,
      forgiven: { at: forgivenBills.at, reason: forgivenBills.reason },
      day: seriesWeeks.day,
      reservation: reservations.id,
      playedOn: MOVED_TO,
      total: TO_PAY,
      settled: SETTLED,
      discounted: DISCOUNTED,
    })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .innerJoin(seriesWeeks, IS_WEEK_OF_SERIES)
    .innerJoin(reservations, IS_OWED_BY_SERIES)
    .leftJoin(people, eq(people.id, series.playerId))
    .leftJoin(
      playerCredits,
      and(eq(playerCredits.arenaId, series.arenaId), eq(playerCredits.playerId, series.playerId)),
    )
    .leftJoin(
      forgivenBills,
      and(
        eq(forgivenBills.arenaId, series.arenaId),
        eq(forgivenBills.seriesId, series.id),
        eq(forgivenBills.month, toIsoDay(firstOf(month))),
      ),
    )
    .$dynamic();
}

type WeekRow = Awaited<ReturnType<typeof selectWeeks>>[number];

function toBill(rows: readonly WeekRow[], month: Month, now: Date): Bill[] {
  const [first] = rows;
  if (!first) return [];
  const { row, arena, playerName, balance, forgiven } = first;
  const weeks = rows.map(({ day, reservation, playedOn, total, settled, discounted }) => {
    const moved = playedOn === null ? {} : { playedOn: fromIsoDay(playedOn) };
    return { day: fromIsoDay(day), reservation, ...moved, total, paid: settled - discounted, discounted };
  });
  const figures = billOf(weeks, {
    month,
    rule: ruleOf(arena),
    graceFrom: graceFromOf(arena),
    today: momentIn(now, arena.zone).day,
    // Who owes has no credit to pay with.
    balance: Math.max(0, balance ?? 0),
    isForgiven: forgiven !== null,
  });
  return [
    {
      series: row.id,
      month,
      arenaName: arena.name,
      courtName: row.courtName,
      weekday: row.weekday,
      startHour: row.startHour,
      hours: row.hours,
      ...(row.playerId !== null && playerName !== null && { player: { id: row.playerId, name: playerName } }),
      ...present({ guestPlayerName: row.guestPlayerName, guestPhone: row.guestPhone, monthly: monthlyOf(row) }),
      weeks,
      takesPix: row.playerId !== null && takesPix(arena),
      ...figures,
      ...(figures.state === 'forgiven' && forgiven && { forgiven }),
    },
  ];
}
