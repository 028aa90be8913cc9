import type { ReservationOrder } from '../../domain/booking/order.ts';
import type { Reservation } from '../../domain/booking/reservation.ts';
import { toIsoDay } from '../../domain/days/day.ts';
import { charges } from '../database/schema/payments.ts';
import { outbox } from '../database/schema/system.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { refuse } from '../http/handler.ts';
import { jobRow } from '../outbox/jobs.ts';
import { endOfHold, newCharge } from '../payments/charges.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { jobsOfCharge } from '../payments/watch.ts';
import { refuseTaken } from './claims.ts';
import { readDesk } from './deskRead.ts';
import { courtLines } from './courtLines.ts';
import { freeExpiredHolds } from './expire.ts';
import { refuseHoarding } from './hoarding.ts';
import { isHold, sell, wishOf } from './sale.ts';
import { useVoucher } from './vouchers.ts';
import { type Booking, writeReservation } from './writeReservation.ts';

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
  const chargeId = await charge(tx, booking, parts.provider);
  return { reservation: asMade(tx, booking, order), chargeId };
}

/** Writes all down, or refuses and names the hours that somebody else has. Returns what the player booked before. */
async function claim(tx: Transaction, booking: Booking) {
  const free = await writeReservation(tx, booking);
  const taken = booking.sale.hours.filter(
    (hour) => !free.some(({ courtId, hour: startHour }) => courtId === hour.courtId && startHour === hour.hour),
  );
  const [first] = free;
  return taken.length > 0 || !first ? refuseTaken(taken) : first.recent;
}

/** The PIX of a reservation that waits for one, with the work that follows it: one statement. */
async function charge(
  tx: Transaction,
  { arenaId, reservationId, sale }: Booking,
  provider: ReserveParts['provider'],
): Promise<string | null> {
  if (!isHold(sale)) return null;
  const made = newCharge({ arenaId, reservationId, amount: sale.total }, provider, tx.now);
  const jobs = jobsOfCharge(made).map((job) => jobRow(job, tx.now));
  await tx
    .with(tx.$with('charged').as(tx.insert(charges).values(made)))
    .insert(outbox)
    .values(jobs)
    .prepare('write_charge')
    .execute();
  return made.id;
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
