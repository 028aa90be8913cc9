import { and, asc, eq, inArray, min } from 'drizzle-orm';
import { cancellableFrom } from '../../domain/booking/reservation.ts';
import { compareDays, fromIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { cancel } from '../booking/cancel.ts';
import { arenas, vouchers } from '../database/schema/arenas.ts';
import { reservations, reservationSlots } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * What a player who leaves would not come to: unpaid hours that are still ahead are cancelled as the player would have.
 * Paid ones stay theirs, and what has begun stays for the arena to settle. Vouchers are good for nobody else.
 */
export async function endBookings(tx: Transaction, playerId: string): Promise<void> {
  for (const booking of await lockUnpaid(tx, playerId)) {
    if (isAhead(booking, tx.now)) await cancel(tx, booking.id, { personId: playerId, as: 'player' });
  }
  // After the cancelling, which gives their uses back.
  await tx.update(vouchers).set({ status: 'EXPIRADO' }).where(eq(vouchers.playerId, playerId));
}

/** Locked, so that none is paid between this look and its cancelling; in one order for all who lock several. */
async function lockUnpaid(tx: Transaction, playerId: string) {
  const { id, arenaId, day } = reservations;
  const unpaid = await tx
    .select({ id, arenaId, day, zone: arenas.zone })
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

function isAhead({ day, zone, startHour }: Booking, now: Date): boolean {
  const present = momentIn(now, zone);
  const days = compareDays(fromIsoDay(day), present.day);
  return days > 0 || (days === 0 && startHour > present.hour);
}
