import { and, asc, eq, inArray, min } from 'drizzle-orm';
import { cancelObstacleOf } from '../../domain/booking/cancelObstacle.ts';
import { cancellableFrom } from '../../domain/booking/reservation.ts';
import { fromIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { cancel } from '../booking/cancel.ts';
import { arenas, vouchers } from '../database/schema/arenas.ts';
import { reservations, reservationSlots } from '../database/schema/reservations.ts';
import { series } from '../database/schema/series.ts';
import type { Transaction } from '../database/transaction.ts';
import { endSeriesOf } from '../series/endSeries.ts';
import { forgetInvited } from '../series/invitations/forgetInvited.ts';
import { withdrawAllOf } from '../series/requests/answering.ts';
import { leaveAllQueues } from '../waiting/leaveQueue.ts';

/**
 * Cancels the future, unpaid reservations of a player who leaves, as the player would have. Paid ones stay, and those
 * that have begun stay for the arena to settle. The player's vouchers expire, since nobody else can use them.
 */
export async function endBookings(tx: Transaction, playerId: string): Promise<void> {
  for (const booking of await lockUnpaid(tx, playerId)) {
    if (isCancellable(booking, tx.now)) await cancel(tx, booking.id, { personId: playerId, as: 'player' });
  }
  await endSeriesOf(tx, eq(series.playerId, playerId));
  await withdrawAllOf(tx, playerId);
  await forgetInvited(tx, playerId);
  await leaveAllQueues(tx, playerId);
  // After the cancelling, which gives voucher credits back.
  await tx.update(vouchers).set({ status: 'EXPIRADO' }).where(eq(vouchers.playerId, playerId));
}

/** Locks them, so that none is paid before it is cancelled; in the order that all such code uses, against deadlocks. */
async function lockUnpaid(tx: Transaction, playerId: string) {
  const { id, arenaId, day } = reservations;
  const unpaid = await tx
    .select({ id, arenaId, day, zone: arenas.zone, settled: reservations.settledCentavos })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, arenaId))
    .where(and(eq(reservations.playerId, playerId), inArray(reservations.status, cancellableFrom('player'))))
    .orderBy(asc(id))
    .for('update', { of: reservations });
  const starts = await tx
    .select({ id: reservationSlots.reservationId, startHour: min(reservationSlots.hour) })
    .from(reservationSlots)
    .where(
      inArray(
        reservationSlots.reservationId,
        unpaid.map((booking) => booking.id),
      ),
    )
    .groupBy(reservationSlots.reservationId);
  const startHours = new Map(starts.map(({ id, startHour }) => [id, startHour ?? 0]));
  return unpaid.map((booking) => ({ ...booking, startHour: startHours.get(booking.id) ?? 0 }));
}

type Booking = Awaited<ReturnType<typeof lockUnpaid>>[number];

function isCancellable({ day, zone, startHour, settled }: Booking, now: Date): boolean {
  const booked = { date: fromIsoDay(day), startHours: [startHour], settled };
  return cancelObstacleOf(booked, momentIn(now, zone)) === undefined;
}
