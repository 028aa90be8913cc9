import type { ReservationOrder } from '../../domain/booking/order.ts';
import type { Reservation } from '../../domain/booking/reservation.ts';
import { toIsoDay } from '../../domain/days/day.ts';
import { charges } from '../database/schema/payments.ts';
import { reservations, reservationSlots, slotClaims } from '../database/schema/reservations.ts';
import { outbox } from '../database/schema/system.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { refuse } from '../http/handler.ts';
import { jobRow } from '../outbox/jobs.ts';
import { endOfHold, newCharge } from '../payments/charges.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { jobsOfCharge } from '../payments/watch.ts';
import { claimRows, refuseTaken } from './claims.ts';
import { readDesk } from './deskRead.ts';
import { courtLines } from './courtLines.ts';
import { freeExpiredHolds } from './expire.ts';
import { recentBookings, refuseHoarding } from './hoarding.ts';
import { type Sale, sell, wishOf } from './sale.ts';
import { useVoucher } from './vouchers.ts';

export interface Made {
  /** As its player sees it, without the payment that may follow. */
  readonly reservation: Reservation;
  /** The charge that the provider has still to be asked for; null when there is no PIX to pay. */
  readonly chargeId: string | null;
}

export interface ReserveParts {
  readonly provider: Pick<PaymentProvider, 'name' | 'receiver'>;
  /** Off for benchmarks, whose one player books all day. */
  readonly areBookingsLimited: boolean;
}

/** Who reserves what, and how it is sold. */
interface Booking {
  readonly arenaId: string;
  readonly reservationId: string;
  readonly playerId: string;
  readonly day: string;
  readonly sale: Sale;
}

/** A player's order: checked, priced, claimed and written down in one transaction, or refused and nothing is. */
export async function reserve(
  tx: Transaction,
  parts: ReserveParts,
  playerId: string,
  order: ReservationOrder,
): Promise<Made> {
  const wish = wishOf(order);
  const code = order.code?.trim() || undefined;
  const desk = await readDesk(tx, playerId, wish, code);
  const sale = sell(desk, wish, code, tx.now);
  if (desk.overdue.length > 0) await freeExpiredHolds(tx, order.arena, desk.overdue);

  const booking = { arenaId: order.arena, reservationId: newId(), playerId, day: toIsoDay(order.date), sale };
  const recent = await claim(tx, booking);
  refuseHoarding(recent, { isHold: isHold(sale), now: tx.now, areBookingsLimited: parts.areBookingsLimited });
  if (sale.voucherId !== null && !(await useVoucher(tx, booking, sale.voucherId))) refuse('voucher_not_found');
  const chargeId = await writeDown(tx, booking, parts.provider);
  return { reservation: asMade(tx, booking, order), chargeId };
}

function isHold({ status, paymentMethod }: Sale): boolean {
  return status === 'PENDENTE' && paymentMethod === 'platform';
}

/**
 * Inserts the reservation with its claims in one statement; the key of the claims alone decides who has an hour.
 * Returns what the player booked before, read after the lock on the player's row.
 */
async function claim(tx: Transaction, { arenaId, reservationId, playerId, day, sale }: Booking) {
  const made = tx.$with('made').as(
    tx.insert(reservations).values({
      arenaId,
      id: reservationId,
      playerId,
      day,
      totalCentavos: sale.total,
      discountCentavos: sale.discount,
      paymentMethod: sale.paymentMethod,
      status: sale.status,
      madeBy: 'player',
      voucherId: sale.voucherId,
      createdAt: tx.now,
      expiresAt: isHold(sale) ? endOfHold(tx.now) : null,
    }),
  );
  const claimed = tx
    .$with('claimed')
    .as(
      tx
        .insert(slotClaims)
        .values(claimRows({ arenaId, reservationId, day }, sale.hours))
        .onConflictDoNothing()
        .returning({ courtId: slotClaims.courtId, hour: slotClaims.hour }),
    );
  const rows = await tx
    .with(made, claimed)
    .select({
      courtId: claimed.courtId,
      hour: claimed.hour,
      recent: recentBookings(tx, playerId),
    })
    .from(claimed)
    .prepare(`claim_${sale.hours.length}`)
    .execute();
  const taken = sale.hours.filter(
    (hour) => !rows.some((row) => row.courtId === hour.courtId && row.hour === hour.hour),
  );
  const [first] = rows;
  return taken.length > 0 || !first ? refuseTaken(taken) : first.recent;
}

/** The hours as they were sold and, when there is a PIX to pay, its charge with the work that follows it: one statement. */
async function writeDown(
  tx: Transaction,
  booking: Booking,
  provider: ReserveParts['provider'],
): Promise<string | null> {
  const { arenaId, reservationId, sale } = booking;
  const lines = tx.insert(reservationSlots).values(
    sale.hours.map(({ courtId, courtName, timeSlotId, hour, price, sport }) => ({
      arenaId,
      reservationId,
      courtId,
      courtName,
      timeSlotId,
      hour,
      sport,
      priceCentavos: price,
    })),
  );
  if (!isHold(sale)) {
    await lines.prepare(`write_lines_${sale.hours.length}`).execute();
    return null;
  }
  const charge = newCharge({ arenaId, reservationId, amount: sale.total }, provider, tx.now);
  const jobs = jobsOfCharge(charge).map((job) => jobRow(job, tx.now));
  await tx
    .with(tx.$with('lines').as(lines), tx.$with('charged').as(tx.insert(charges).values(charge)))
    .insert(outbox)
    .values(jobs)
    .prepare(`write_sale_${sale.hours.length}`)
    .execute();
  return charge.id;
}

/** What reading it would answer now. */
function asMade({ now }: Transaction, booking: Booking, { date }: ReservationOrder): Reservation {
  const { arenaId, reservationId, sale } = booking;
  return {
    id: reservationId,
    arena: { id: arenaId, name: sale.arenaName },
    date,
    selectedTimeSlots: courtLines(sale.hours),
    totalValue: sale.total,
    discount: sale.discount,
    status: sale.status,
    paymentMethod: sale.paymentMethod,
    paid: false,
    refunded: false,
    installments: [],
    payment: [],
    createdAt: now,
    ...(isHold(sale) && { expiresAt: endOfHold(now) }),
  };
}
