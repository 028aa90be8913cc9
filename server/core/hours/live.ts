import { LIVE, OVER } from '#domain/booking/reservation.ts';
import { oneOf } from '#platform/database/schema/columns.ts';
import { reservations } from '#platform/database/schema/reservations.ts';

/** True of reservations that stand: what {@link isLive} of the domain is in SQL. */
export const IS_LIVE = oneOf(reservations.status, LIVE);

/** True of those that stand no more. */
export const IS_CLOSED = oneOf(reservations.status, OVER);
