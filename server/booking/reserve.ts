import { cancelObstacleOf } from '../../domain/booking/cancelObstacle.ts';
import type { ReservationOrder } from '../../domain/booking/order.ts';
import type { Reservation } from '../../domain/booking/reservation.ts';
import { toIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { hasCompleteProfile } from '../../domain/people/person.ts';
import { charges } from '../database/schema/payments.ts';
import { outbox } from '../database/schema/system.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { refuse } from '../http/handler.ts';
import { present } from '../http/present.ts';
import { jobRow } from '../outbox/jobs.ts';
import { endOfHold, newCharge } from '../payment/charges.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { jobsOfCharge } from '../payment/watch.ts';
import { book } from './book.ts';
import { courtLines } from './courtLines.ts';
import { type Desk, readDesk } from './deskRead.ts';
import { refuseHoarding, refuseUnpaidHours } from './hoarding.ts';
import { codeOf, isHold, sell, wishOf } from './sale.ts';
import type { Booking } from './writeReservation.ts';

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
  const [wish, code] = [wishOf(order), codeOf(order)];
  const desk = await readDesk(tx, playerId, wish, code);
  // Who gave up the account while this waited for the lock books nothing any more.
  if (!desk) return refuse('unauthenticated');
  if (!hasCompleteProfile(present(desk.player))) return refuse('profile_incomplete');
  const sale = sell(desk, wish, code, { madeBy: 'player', paymentMethod: desk.arena.paymentMethod, now: tx.now });

  const booking: Booking = {
    arenaId: order.arena,
    reservationId: newId(),
    playerId,
    guestPlayerName: null,
    madeBy: 'player',
    day: toIsoDay(order.date),
    sale,
    arena: desk.arena,
  };
  const before = await book(tx, booking, desk.overdue);
  refuseUnpaidHours(before, sale, desk.arena);
  refuseHoarding(before.recent, { isHold: isHold(sale), now: tx.now, areBookingsLimited: parts.areBookingsLimited });
  const chargeId = await charge(tx, booking, parts.provider);
  return { reservation: asMade(tx, booking, order, desk.arena), chargeId };
}

/** The PIX of a reservation that waits for one, with the work that follows it: one statement. */
async function charge(
  tx: Transaction,
  { arenaId, reservationId, sale }: Booking,
  provider: ReserveParts['provider'],
): Promise<string | null> {
  if (!isHold(sale)) return null;
  const made = newCharge(
    {
      subject: { purpose: 'reservation', arenaId, reservationId },
      amount: sale.total,
      now: tx.now,
      expiresAt: endOfHold(tx.now),
    },
    provider,
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

/** What reading it would answer now. */
function asMade({ now }: Transaction, booking: Booking, { date }: ReservationOrder, arena: Desk['arena']): Reservation {
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
    ...(isHold(sale) && { expiresAt: endOfHold(now) }),
  };
}
