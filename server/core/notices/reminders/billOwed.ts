import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { Schema } from 'effect';
import { LIVE } from '#domain/booking/reservation.ts';
import { BillFacts, type ReminderKind } from '#domain/notices/reminderKinds.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { firstOf, fromIsoMonth, lastOf } from '#domain/values/days/month.ts';
import type { Queries } from '#platform/database/database.ts';
import { oneOf } from '#platform/database/schema/columns.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';

interface BillOf {
  readonly kind: Extract<ReminderKind, 'billDue' | 'billLate'>;
  readonly seriesId: string;
  readonly person: string;
  /** As they were told. */
  readonly facts: unknown;
  readonly now: Date;
}

/** Whether a bill of which its player was told is still owed, beyond what the arena owes them, and one that is soon due not late. */
export async function isBillStillOwed(
  queries: Queries,
  { kind, seriesId, person, facts, now }: BillOf,
): Promise<boolean> {
  const { month, due } = Schema.decodeUnknownSync(BillFacts)(facts);
  const [first, last] = [firstOf, lastOf].map((of) => toIsoDay(of(fromIsoMonth(month))));
  const left = sql`sum(${reservations.totalCentavos} - ${reservations.lostCentavos} - ${reservations.settledCentavos})`;
  const isInTime = sql`${due}::date >= (${now.toISOString()}::timestamptz at time zone ${arenas.zone})::date`;
  const found = await queries
    .select({ id: series.id })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .innerJoin(seriesWeeks, and(eq(seriesWeeks.arenaId, series.arenaId), eq(seriesWeeks.seriesId, series.id)))
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, series.arenaId), eq(reservations.id, seriesWeeks.reservationId)),
    )
    .leftJoin(
      playerCredits,
      and(eq(playerCredits.arenaId, series.arenaId), eq(playerCredits.playerId, series.playerId)),
    )
    .where(
      and(
        eq(series.id, seriesId),
        eq(series.playerId, person),
        eq(reservations.playerId, person),
        gte(seriesWeeks.day, first ?? ''),
        lte(seriesWeeks.day, last ?? ''),
        oneOf(reservations.status, LIVE),
        sql`${reservations.status} <> 'PAGA'`,
        kind === 'billDue' ? isInTime : undefined,
      ),
    )
    .groupBy(series.id, playerCredits.centavos)
    .having(sql`${left} > greatest(0, coalesce(${playerCredits.centavos}, 0))`);
  return found.length > 0;
}
