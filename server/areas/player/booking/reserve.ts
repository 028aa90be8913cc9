import { cancelObstacleOf } from '#domain/booking/cancelObstacle.ts';
import { paidByCredit } from '#domain/booking/creditUse.ts';
import type { PlayerOrder, ReservationOrder } from '#domain/booking/order.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { hasCompleteProfile } from '#domain/people/person.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { outbox } from '#platform/database/schema/system.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { jobRow } from '#platform/outbox/jobs.ts';
import { type ChargeAccount, endOfHold, newCharge, refuseTooLittle } from '#core/payment/charges.ts';
import type { Providers } from '#core/payment/providers.ts';
import { jobsOfCharge } from '#core/payment/watch.ts';
import { leaveWithHours, refuseOutOfTurn } from '#core/hours/waiting/takeTurn.ts';
import { book } from '#core/sale/book.ts';
import { courtLines } from '#core/reservations/courtLines.ts';
import { type BookingContext, readBookingContext } from '#core/sale/bookingContext.ts';
import { refuseHoarding, refuseUnpaidHours } from '#core/sale/hoarding.ts';
import { refuseOffAir } from './refuseOffAir.ts';
import { creditOf, payByCredit } from '#core/reservations/payByCredit.ts';
import { readReservation } from '#core/reservations/readReservations.ts';
import { codeOf, isHold, sell, selectionOf } from '#core/sale/sale.ts';
import type { Booking } from '#core/sale/writeReservation.ts';

export interface Made {
  /** The reservation as its player sees it, without the payment that may follow. */
  readonly reservation: Reservation;
  /** The charge that the provider must still create; null when there is no PIX to pay. */
  readonly chargeId: string | null;
}

export interface ReserveDependencies {
  readonly providers: Pick<Providers, 'accountFor'>;
  /** False for benchmarks, in which one player makes all bookings. */
  readonly areBookingsLimited: boolean;
}

/** Checks, prices, claims and stores a player's order in one transaction; a refusal leaves nothing behind. */
export async function reserve(
  tx: Transaction,
  dependencies: ReserveDependencies,
  playerId: string,
  order: PlayerOrder,
): Promise<Made> {
  const [selection, code] = [selectionOf(order), codeOf(order)];
  const context = await readBookingContext(tx, playerId, selection, code);
  // The account may have been erased while this waited for the lock.
  if (!context) return refuse('unauthenticated');
  refuseOffAir(context.arena);
  if (!hasCompleteProfile(present(context.player))) return refuse('profile_incomplete');
  const full = sell(context, selection, code, {
    madeBy: 'player',
    paymentMethod: context.arena.paymentMethod,
    now: tx.now,
  });
  // What a voucher pays whole takes nothing of it.
  const isCredited = order.useCredit === true && full.total > 0;
  const credit = isCredited ? await creditOf(tx, { arenaId: order.arena, playerId }, full) : undefined;
  const sale = credit ? paidByCredit(full, credit) : full;
  const account = dependencies.providers.accountFor(context.arena.account);
  if (isHold(sale)) refuseTooLittle(sale.total, account);

  const booking: Booking = {
    arenaId: order.arena,
    reservationId: newId(),
    playerId,
    guestPlayerName: null,
    guestPhone: null,
    customerId: null,
    note: '',
    madeBy: 'player',
    day: toIsoDay(order.date),
    sale,
    arena: context.arena,
  };
  const taking = { arenaId: order.arena, day: booking.day, personId: playerId, hours: sale.hours };
  if (context.isWaitedFor) await refuseOutOfTurn(tx, taking);
  const before = await book(tx, booking, context.over);
  if (context.isWaitedFor) await leaveWithHours(tx, taking, context.over);
  refuseUnpaidHours(before, sale, context.arena);
  refuseHoarding(before.recent, {
    isHold: isHold(sale),
    now: tx.now,
    areBookingsLimited: dependencies.areBookingsLimited,
  });
  if (credit) {
    await payByCredit(tx, booking, credit);
    const paid = await readReservation(tx, booking.reservationId, { personId: playerId, as: 'player', now: tx.now });
    return { reservation: paid ?? refuse('reservation_not_found'), chargeId: null };
  }
  const chargeId = await charge(tx, booking, account);
  return { reservation: asMade(tx, booking, order, context.arena), chargeId };
}

/** Stores the charge of a reservation that needs a PIX, with its jobs, in one statement. */
async function charge(
  tx: Transaction,
  { arenaId, reservationId, sale }: Booking,
  account: ChargeAccount,
): Promise<string | null> {
  if (!isHold(sale)) return null;
  const made = newCharge(
    {
      subject: { purpose: 'reservation', arenaId, reservationId },
      amount: sale.total,
      now: tx.now,
      expiresAt: endOfHold(tx.now),
    },
    account,
  );
  const jobs = jobsOfCharge(made).map((job) => jobRow(job, tx.now));
  await tx
    .with(tx.$with('charged').as(tx.insert(charges).values(made)))
    .insert(outbox)
    .values(jobs)
    .prepare('write_charge')
    .execute();
  return made.id;
}

/** The same reservation that reading it would return now. */
function asMade(
  { now }: Transaction,
  booking: Booking,
  { date }: ReservationOrder,
  arena: BookingContext['arena'],
): Reservation {
  const { arenaId, reservationId, sale } = booking;
  const startHours = sale.hours.map(({ hour }) => hour);
  const obstacle = cancelObstacleOf({ date, startHours, settled: 0 }, momentIn(now, arena.zone));
  return {
    id: reservationId,
    arena: { id: arenaId, name: arena.name, ...present({ phone: arena.phone }) },
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
    ...(obstacle && { cancelObstacle: obstacle }),
    ...(isHold(sale) && { expiresAt: endOfHold(now), ...present({ cancellationPolicy: arena.cancellationPolicy }) }),
  };
}
