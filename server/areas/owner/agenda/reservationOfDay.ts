import { type SQL, sql } from 'drizzle-orm';
import type { Reservation, ReservationStatus } from '#domain/booking/reservation.ts';
import { percentOf } from '#domain/values/money.ts';
import { HOLD_IS_OVER } from '#core/hours/holdOver.ts';
import { IS_LINK_MONEY } from '#core/payment/linkKept.ts';
import { shownColumns, shownLists, toReservation } from '#core/reservations/shownReservation.ts';
import { packedList } from '#platform/database/packedList.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';

const EXPIRED: ReservationStatus = 'EXPIRADA';

/** An owner sees a hold as expired once its time is over, even before the sweeper has closed it. */
const status = sql<ReservationStatus>`case when ${sql.raw(HOLD_IS_OVER)} then '${sql.raw(EXPIRED)}' else ${reservations.status} end`;

/** Centavos that the platform has for the arena of what came by payment links. */
const BY_LINK = sql<number>`case when reservation.payment_method = 'local' and reservation.settled_centavos > 0 then (
  select coalesce(sum(m.value_centavos), 0)::int from movement m join charge c on c.id = m.charge_id
  where m.arena_id = reservation.arena_id and m.reservation_id = reservation.id and ${sql.raw(IS_LINK_MONEY)}) else 0 end`;

/** The reservations of the arena `own` on some days as one JSON value (up to about 900 at once). Needs the CTE `present`. */
export function reservationsOn(days: SQL, order?: SQL) {
  return packedList(
    { ...shownColumns, ...shownLists, status, byLink: BY_LINK },
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
  if (row.byLink > 0) return { toPassOn: row.byLink - percentOf(row.byLink, feeBasisPoints) };
  const isKept = row.status === 'PAGA' && row.paymentMethod === 'platform' && row.moneyBack === 'none';
  if (!isKept || row.isPassedOn) return {};
  const left = row.totalCentavos - row.lostCentavos;
  return { toPassOn: left - percentOf(left, feeBasisPoints) };
}
