import { lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { HOLD_GRACE_MINUTES } from '../../domain/booking/reservation.ts';
import { textOf } from '../database/textOf.ts';
import { reservations } from '../database/schema/reservations.ts';

/** Holds that end at or before this instant are over. The grace minutes give the bank time to report a payment. */
export function endOfGrace(now: Date): Date {
  return new Date(now.getTime() - HOLD_GRACE_MINUTES * 60_000);
}

/** True of a hold that was not paid in time and is not closed yet; readers and bookings treat its hours as free. */
export function isHoldOver(graceEnd: Date | Placeholder | SQL): SQL {
  return sql`(${reservations.status} = 'PENDENTE' and ${lte(reservations.expiresAt, graceEnd)})`;
}

/** The same as SQL text; needs the table `reservation` and the column `present.now` in the query. */
export const HOLD_IS_OVER = `${textOf(isHoldOver(sql.raw(`present.now - interval '${HOLD_GRACE_MINUTES} minutes'`)))} is true`;
