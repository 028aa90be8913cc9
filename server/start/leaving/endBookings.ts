import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { cancellableFrom } from '#domain/booking/reservation.ts';
import { cancelMany, PART } from '#core/reservations/cancelMany.ts';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { endSeriesOf } from '#areas/owner/series/endSeries.ts';
import { forgetInvited } from '#areas/owner/series/invitations/forgetInvited.ts';
import { withdrawAllOf } from '#areas/owner/series/requests/answering.ts';
import { leaveRecords } from '#areas/player/records/answerRecord.ts';
import { leaveAllQueues } from '#areas/player/waiting/leaveQueue.ts';

/**
 * Cancels the future, unpaid reservations of a player who leaves, as the player would have. Paid ones stay, and those
 * that have begun stay for the arena to settle. The player's vouchers expire, since nobody else can use them.
 */
export async function endBookings(tx: Transaction, playerId: string): Promise<void> {
  if (await cancelUnpaid(tx, playerId))
    await addJobs(tx, [{ kind: 'clearErasedPlayer', player: playerId, dueAt: tx.now }]);
  await endSeriesOf(tx, eq(series.playerId, playerId));
  await withdrawAllOf(tx, playerId);
  await forgetInvited(tx, playerId);
  await leaveRecords(tx, playerId);
  await leaveAllQueues(tx, playerId);
  // After the cancelling, which gives voucher credits back.
  await tx.update(vouchers).set({ status: 'EXPIRADO' }).where(eq(vouchers.playerId, playerId));
}

/** Cancels a part of them; true when there may be more. */
export async function cancelUnpaid(tx: Transaction, playerId: string): Promise<boolean> {
  const locked = await lockUnpaid(tx, playerId);
  for (const arenaId of [...new Set(locked.map((booking) => booking.arenaId))].toSorted()) {
    const own = locked.filter((booking) => booking.arenaId === arenaId);
    await cancelMany(
      tx,
      arenaId,
      own.map(({ id }) => id),
      'player',
    );
  }
  return locked.length === PART;
}

/** Locks them, so that none is paid before it is cancelled; in the order that all such code uses, against deadlocks. */
function lockUnpaid(tx: Transaction, playerId: string) {
  const { id, arenaId, day } = reservations;
  const wall = sql`(${tx.now.toISOString()}::timestamptz at time zone ${arenas.zone})`;
  const begun = sql`exists (select from ${reservationSlots} where ${reservationSlots.arenaId} = ${arenaId}
    and ${reservationSlots.reservationId} = ${id} and ${reservationSlots.hour} <= extract(hour from ${wall}))`;
  return tx
    .select({ id, arenaId })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, arenaId))
    .where(
      and(
        eq(reservations.playerId, playerId),
        inArray(reservations.status, cancellableFrom('player')),
        eq(reservations.settledCentavos, 0),
        sql`(${day} > ${wall}::date or (${day} = ${wall}::date and not ${begun}))`,
      ),
    )
    .orderBy(asc(id))
    .limit(PART)
    .for('update', { of: reservations });
}
