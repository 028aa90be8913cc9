import { and, eq, sql } from 'drizzle-orm';
import type { Happening, ReservationTicket } from '#domain/booking/reservationTicket.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations, voucherUses } from '#platform/database/schema/reservations.ts';
import { present } from '#platform/http/present.ts';
import { RESERVATION_CHANGES } from '../calendar/readEntries.ts';
import { readReservation } from '#core/reservations/readReservations.ts';

/** Reads a reservation of the player for its own page; `undefined` for anybody else's. */
export async function readTicket(
  queries: Queries,
  id: string,
  { personId, now }: { readonly personId: string; readonly now: Date },
): Promise<ReservationTicket | undefined> {
  const [reservation, [row]] = await Promise.all([
    readReservation(queries, id, { personId, as: 'player', now }),
    selectMore(queries, id, personId).prepare('read_ticket').execute(),
  ]);
  if (!reservation || !row) return undefined;
  const { arena, code, discount, hours, changes } = row;
  const { city, street, district, zone } = arena;
  return {
    reservation,
    address: { city, ...present({ street, district }) },
    zone,
    changes,
    ...(code !== null && discount !== null && { voucher: { code, discount, ...present({ hours }) } }),
    history: historyOf(row),
  };
}

/** What the list of reservations does not show. */
function selectMore(queries: Queries, id: string, personId: string) {
  return queries
    .select({
      status: reservations.status,
      createdAt: reservations.createdAt,
      closedAt: reservations.closedAt,
      changes: RESERVATION_CHANGES,
      arena: { city: arenas.city, street: arenas.street, district: arenas.district, zone: arenas.zone },
      code: vouchers.code,
      discount: vouchers.discountBasisPoints,
      hours: sql<
        number | null
      >`case when ${voucherUses.unit} = 'hour' and not ${vouchers.lifetimeUse} then ${voucherUses.credits} end`,
      charge: { code: charges.qrCode, createdAt: charges.createdAt, approvedAt: charges.approvedAt },
      refund: { createdAt: refunds.createdAt, doneAt: refunds.doneAt },
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .leftJoin(vouchers, and(eq(vouchers.arenaId, reservations.arenaId), eq(vouchers.id, reservations.voucherId)))
    .leftJoin(
      voucherUses,
      and(eq(voucherUses.arenaId, reservations.arenaId), eq(voucherUses.reservationId, reservations.id)),
    )
    .leftJoin(charges, and(eq(charges.arenaId, reservations.arenaId), eq(charges.reservationId, reservations.id)))
    .leftJoin(refunds, and(eq(refunds.chargeId, charges.id), eq(refunds.part, 'all')))
    .where(and(eq(reservations.id, id), eq(reservations.playerId, personId)))
    .limit(1);
}

type Row = Awaited<ReturnType<typeof selectMore>>[number];

/** Every moment that is stored. Without a PIX, the moment of payment is the one at which the reservation became PAGA. */
function historyOf({ status, createdAt, closedAt, charge, refund }: Row): ReservationTicket['history'] {
  const happened: readonly (readonly [Happening, Date | null | undefined])[] = [
    ['made', createdAt],
    ['charged', charge?.code ? charge.createdAt : null],
    ['paid', charge?.approvedAt ?? (status === 'PAGA' ? closedAt : null)],
    ['expired', status === 'EXPIRADA' ? closedAt : null],
    ['cancelled', status === 'CANCELADA' ? closedAt : null],
    ['refunding', refund?.createdAt],
    ['refunded', refund?.doneAt],
  ];
  return happened
    .flatMap(([what, at]) => (at ? [{ what, at }] : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
