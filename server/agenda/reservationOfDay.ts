import { type SQL, sql } from 'drizzle-orm';
import type { Reservation, ReservationStatus } from '../../domain/booking/reservation.ts';
import { HOLD_IS_OVER } from '../booking/holdOver.ts';
import { shownColumns, shownHours, shownInstallments, toReservation } from '../booking/shownReservation.ts';
import { packedList } from '../database/packedList.ts';
import { people } from '../database/schema/people.ts';
import { reservations } from '../database/schema/reservations.ts';

const EXPIRED: ReservationStatus = 'EXPIRADA';

/** An owner sees a hold as expired once its time is over, even before the sweeper has closed it. */
const status = sql<ReservationStatus>`case when ${sql.raw(HOLD_IS_OVER)} then '${sql.raw(EXPIRED)}' else ${reservations.status} end`;

/** The reservations of the arena `own` on some days as one JSON value (up to about 900 at once). Needs the CTE `present`. */
export function reservationsOn(days: SQL, order?: SQL) {
  return packedList(
    { ...shownColumns, status, hours: shownHours, installments: shownInstallments },
    {
      rows: sql`from ${reservations} left join ${people} on ${people.id} = ${reservations.playerId}
        where ${reservations.arenaId} = own.id and ${days}`,
      ...(order && { order }),
    },
  );
}

/** The reservations as the arena's owner sees them: with the player's phone, without the PIX. */
export function forOwner(
  rows: ReturnType<ReturnType<typeof reservationsOn>['read']>,
  arena: Reservation['arena'],
): Reservation[] {
  return (rows ?? []).map((row) => toReservation(row, arena, 'owner'));
}
