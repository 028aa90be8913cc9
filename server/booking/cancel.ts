import { and, eq, gt, lte, notExists, or, type SQL } from 'drizzle-orm';
import { cancelObstacleOf } from '../../domain/booking/cancelObstacle.ts';
import { fromIsoDay, toIsoDay } from '../../domain/days/day.ts';
import { type Moment, momentIn } from '../../domain/days/moment.ts';
import { cancellableFrom } from '../../domain/booking/reservation.ts';
import { arenas } from '../database/schema/arenas.ts';
import { charges } from '../database/schema/payments.ts';
import { reservations, reservationSlots } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { addJobs } from '../outbox/jobs.ts';
import { oweRefund } from '../payment/refunds.ts';
import { closeReservation } from './close.ts';

interface Canceller {
  readonly personId: string;
  readonly as: 'player' | 'owner';
  /** Until then the hours stay claimed and the PIX is left alone, so that it can be undone; missing when it cannot. */
  readonly undoUntil?: Date;
}

/**
 * Cancels a reservation of the caller: frees its hours, cancels its unpaid PIX, refunds money paid through us.
 * @returns the job that will do so with the PIX, if there is one
 */
export async function cancel(tx: Transaction, reservationId: string, who: Canceller): Promise<string | undefined> {
  const found = await lockOwn(tx, reservationId, who);
  if (!found) return refuse('reservation_not_found');
  const { arenaId, status } = found;
  const present = momentIn(tx.now, found.zone);
  const isClosed = await closeReservation(tx, {
    arenaId,
    reservationId,
    from: cancellableFrom(who.as),
    to: 'CANCELADA',
    onlyWhile: who.as === 'player' ? isUnbegunAndUnsettled(tx, present) : undefined,
    undoUntil: who.undoUntil,
  });
  if (!isClosed) return refuse(await whyNot(tx, reservationId, found, who.as, present));
  const [charge] = await tx
    .select({ id: charges.id, amount: charges.amountCentavos })
    .from(charges)
    .where(and(eq(charges.arenaId, arenaId), eq(charges.reservationId, reservationId)));
  // The PIX of one whose money the desk receives was called off before (decision 069).
  if (!charge || found.paymentMethod === 'local') return undefined;
  const dueAt = who.undoUntil ?? tx.now;
  if (status === 'PAGA')
    return oweRefund(tx, {
      chargeId: charge.id,
      arenaId,
      reservationId,
      reason: 'cancelled by the arena',
      amount: charge.amount,
      dueAt,
    });
  const [job] = await addJobs(tx, [{ kind: 'cancelCharge', charge: charge.id, dueAt }]);
  return job;
}

/** A player may only cancel before the first hour begins and before anything is paid at the arena. */
function isUnbegunAndUnsettled(tx: Transaction, { day, hour }: Moment): SQL | undefined {
  const begun = tx
    .select({ hour: reservationSlots.hour })
    .from(reservationSlots)
    .where(
      and(
        eq(reservationSlots.arenaId, reservations.arenaId),
        eq(reservationSlots.reservationId, reservations.id),
        lte(reservationSlots.hour, hour),
      ),
    );
  const today = toIsoDay(day);
  return and(
    eq(reservations.settledCentavos, 0),
    or(gt(reservations.day, today), and(eq(reservations.day, today), notExists(begun))),
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

async function whyNot(tx: Transaction, reservationId: string, found: Found, as: Canceller['as'], present: Moment) {
  if (as === 'owner' || !cancellableFrom(as).includes(found.status)) return 'not_cancellable';
  const hours = await tx
    .select({ hour: reservationSlots.hour })
    .from(reservationSlots)
    .where(and(eq(reservationSlots.arenaId, found.arenaId), eq(reservationSlots.reservationId, reservationId)));
  const startHours = hours.map(({ hour }) => hour);
  const obstacle = cancelObstacleOf({ date: fromIsoDay(found.day), startHours, settled: found.settled }, present);
  return obstacle === 'begun' ? 'reservation_begun' : 'reservation_settled';
}

async function lockOwn(tx: Transaction, reservationId: string, { personId, as }: Canceller) {
  const isOwn = as === 'player' ? eq(reservations.playerId, personId) : eq(arenas.ownerId, personId);
  const [found] = await tx
    .select({
      arenaId: reservations.arenaId,
      status: reservations.status,
      paymentMethod: reservations.paymentMethod,
      day: reservations.day,
      settled: reservations.settledCentavos,
      zone: arenas.zone,
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(eq(reservations.id, reservationId), isOwn))
    .for('update', { of: reservations });
  return found;
}
