import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { LIVE } from '#domain/booking/reservation.ts';
import type { Queries } from '#platform/database/database.ts';
import { oneOf } from '#platform/database/schema/columns.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';

const OWED = sql`sum(${reservations.totalCentavos} - ${reservations.lostCentavos} - ${reservations.settledCentavos})`;

/**
 * What the player of a row of `series` is still asked for by the bill of a month, beyond what the arena owes them; not above 0 where
 * nothing is. @param first the first day of the month
 */
export function billLeft(queries: Queries, first: Column | SQL): SQL {
  const owed = queries
    .select({ owed: sql`coalesce(${OWED}, 0)` })
    .from(seriesWeeks)
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, seriesWeeks.arenaId), eq(reservations.id, seriesWeeks.reservationId)),
    )
    .where(
      and(
        eq(seriesWeeks.arenaId, series.arenaId),
        eq(seriesWeeks.seriesId, series.id),
        eq(reservations.playerId, series.playerId),
        sql`${seriesWeeks.day} >= ${first} and ${seriesWeeks.day} < ${first} + interval '1 month'`,
        oneOf(reservations.status, LIVE),
        sql`${reservations.status} <> 'PAGA'`,
      ),
    );
  const credit = queries
    .select({ credit: playerCredits.centavos })
    .from(playerCredits)
    .where(and(eq(playerCredits.arenaId, series.arenaId), eq(playerCredits.playerId, series.playerId)));
  return sql`((${owed}) - greatest(0, coalesce((${credit}), 0)))`;
}
