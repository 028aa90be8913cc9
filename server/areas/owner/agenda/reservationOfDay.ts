import { type SQL, sql } from 'drizzle-orm';
import type { Reservation, ReservationStatus } from '#domain/booking/reservation.ts';
import { percentOf } from '#domain/values/money.ts';
import { HOLD_IS_OVER } from '#core/hours/holdOver.ts';
import { shownColumns, shownLists, toReservation } from '#core/reservations/shownReservation.ts';
import { packedList } from '#platform/database/packedList.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';

const EXPIRED: ReservationStatus = 'EXPIRADA';

/** An owner sees a hold as expired once its time is over, even before the sweeper has closed it. */
const status = sql<ReservationStatus>`case when ${sql.raw(HOLD_IS_OVER)} then '${sql.raw(EXPIRED)}' else ${reservations.status} end`;

/** The reservations of the arena `own` on some days as one JSON value (up to about 900 at once). Needs the CTE `present`. */
export function reservationsOn(days: SQL, order?: SQL) {
  return packedList(
    { ...shownColumns, ...shownLists, status },
    {
      rows: sql`from ${reservations} left join ${people} on ${people.id} = ${reservations.playerId}
        where ${reservations.arenaId} = own.id and ${days}`,
      ...(order && { order }),
    },
  );
}

type Rows = NonNullable<ReturnType<ReturnType<typeof reservationsOn>['read']>>;

/**
 * The reservations as the arena's owner sees them: with the player's phone and what the platform will pass on, without the
 * PIX.
 * @param feeBasisPoints the platform's fee in hundredths of a percent
 */
export function forOwner(rows: Rows | null, arena: Reservation['arena'], feeBasisPoints: number): Reservation[] {
  return (rows ?? []).map((row) => ({
    ...toReservation(row, arena, 'owner'),
    ...toPassOnOf(row, feeBasisPoints),
  }));
}

function toPassOnOf(row: Rows[number], feeBasisPoints: number): Pick<Reservation, 'toPassOn'> {
  const isKept = row.status === 'PAGA' && row.paymentMethod === 'platform' && row.moneyBack === 'none';
  if (!isKept || row.isPassedOn) return {};
  const left = row.totalCentavos - row.lostCentavos;
  return { toPassOn: left - percentOf(left, feeBasisPoints) };
}
