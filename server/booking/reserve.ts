import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { ReservationOrder } from '../../domain/booking/order.ts';
import { MAX_BOOKINGS_PER_HOUR, MAX_LIVE_HOLDS } from '../../domain/booking/reservation.ts';
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
import { freeExpiredHolds } from './expire.ts';
import { type Sale, sell, wishOf } from './sale.ts';
import { useVoucher } from './vouchers.ts';

/** A reservation that was made, and its charge that the provider has still to be asked for. */
export interface Made {
  readonly reservationId: string;
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
  const counts = await claim(tx, booking);
  if (isHold(sale) && counts.holds >= MAX_LIVE_HOLDS) refuse('too_many_holds');
  if (parts.areBookingsLimited && counts.bookings >= MAX_BOOKINGS_PER_HOUR) refuse('too_many_bookings');
  if (sale.voucherId !== null && !(await useVoucher(tx, booking, sale.voucherId))) refuse('voucher_not_found');
  return writeDown(tx, booking, parts.provider);
}

function isHold({ status, paymentMethod }: Sale): boolean {
  return status === 'PENDENTE' && paymentMethod === 'platform';
}

/**
 * Inserts the reservation with its claims in one statement; the key of the claims alone decides who has an hour.
 * Returns what the player had before, counted after the lock on the player's row.
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
      holds: countOf(tx, liveHoldsOf(playerId, tx.now)),
      bookings: countOf(tx, recentBookingsOf(playerId, tx.now)),
    })
    .from(claimed);
  const taken = sale.hours.filter(
    (hour) => !rows.some((row) => row.courtId === hour.courtId && row.hour === hour.hour),
  );
  const [first] = rows;
  if (taken.length > 0 || !first) return refuseTaken(taken);
  return { holds: first.holds, bookings: first.bookings };
}

function countOf(tx: Transaction, where: SQL | undefined): SQL<number> {
  return sql`(${tx.select({ count: count() }).from(reservations).where(where)})`.mapWith(Number);
}

function liveHoldsOf(playerId: string, now: Date): SQL | undefined {
  return and(
    eq(reservations.playerId, playerId),
    eq(reservations.status, 'PENDENTE'),
    eq(reservations.paymentMethod, 'platform'),
    gt(reservations.expiresAt, now),
  );
}

const HOUR_MS = 60 * 60_000;

function recentBookingsOf(playerId: string, now: Date): SQL | undefined {
  return and(
    eq(reservations.playerId, playerId),
    eq(reservations.madeBy, 'player'),
    gt(reservations.createdAt, new Date(now.getTime() - HOUR_MS)),
  );
}

/** The hours as they were sold and, when there is a PIX to pay, its charge with the work that follows it: one statement. */
async function writeDown(tx: Transaction, booking: Booking, provider: ReserveParts['provider']): Promise<Made> {
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
    await lines;
    return { reservationId, chargeId: null };
  }
  const charge = newCharge({ arenaId, reservationId, amount: sale.total }, provider, tx.now);
  const jobs = jobsOfCharge(charge).map((job) => jobRow(job, tx.now));
  await tx
    .with(tx.$with('lines').as(lines), tx.$with('charged').as(tx.insert(charges).values(charge)))
    .insert(outbox)
    .values(jobs);
  return { reservationId, chargeId: charge.id };
}
