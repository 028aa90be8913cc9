import { and, eq, inArray, lte } from 'drizzle-orm';
import { HOLD_GRACE_MINUTES } from '../../domain/booking/reservation.ts';
import { charges } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { addJobs } from '../outbox/jobs.ts';
import { closeReservation } from './close.ts';

/** Holds that ended before this instant are over: the hour, and the minutes in which the bank may still tell. */
export function endOfGrace(now: Date): Date {
  return new Date(now.getTime() - HOLD_GRACE_MINUTES * 60_000);
}

/**
 * Frees holds whose hour and grace are over, for a booking that wants their hours. Inside its transaction the provider
 * cannot be asked, as the sweeper does first; so a charge goes with each to be cancelled there. Should it turn out to
 * be paid, that is money paid late: its hours again if they are free, else money back.
 */
export async function freeExpiredHolds(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<void> {
  const expired = await tx
    .select({ reservationId: reservations.id, charge: charges.id })
    .from(reservations)
    .leftJoin(charges, and(eq(charges.arenaId, reservations.arenaId), eq(charges.reservationId, reservations.id)))
    .where(
      and(
        eq(reservations.arenaId, arenaId),
        inArray(reservations.id, [...ids]),
        eq(reservations.status, 'PENDENTE'),
        lte(reservations.expiresAt, endOfGrace(tx.now)),
      ),
    )
    // One order for all, so that two bookings over the same expired holds do not wait for each other in a circle.
    .orderBy(reservations.id);
  for (const { reservationId, charge } of expired) {
    const closed = await closeReservation(tx, { arenaId, reservationId, from: ['PENDENTE'], to: 'EXPIRADA' });
    if (closed && charge) await addJobs(tx, [{ kind: 'cancelCharge', charge, dueAt: tx.now }]);
  }
}
