import { lte, type SQL, sql } from 'drizzle-orm';
import { HOLD_GRACE_MINUTES } from '#domain/booking/reservation.ts';
import { textOf } from '#platform/database/textOf.ts';
import { reservations } from '#platform/database/schema/reservations.ts';

const GRACE_MS = HOLD_GRACE_MINUTES * 60_000;

/** When the hours of an unpaid hold are free. The grace minutes give the bank time to report a payment. */
export function afterGrace(endOfHold: Date): Date {
  return new Date(endOfHold.getTime() + GRACE_MS);
}

/** Holds that end at or before this instant are over. */
export function endOfGrace(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS);
}

/** True of a hold that was not paid in time and is not closed yet. Whether its hours are free, its occupant says. */
export function isHoldOver(graceEnd: Date | SQL): SQL {
  return sql`(${reservations.status} = 'PENDENTE' and ${lte(reservations.expiresAt, graceEnd)})`;
}

/** The same as SQL text; needs the table `reservation` and the column `present.now` in the query. */
export const HOLD_IS_OVER = `${textOf(isHoldOver(sql.raw(`present.now - interval '${HOLD_GRACE_MINUTES} minutes'`)))} is true`;
