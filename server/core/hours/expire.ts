import { and, eq, inArray } from 'drizzle-orm';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { closeReservation } from './closeReservations.ts';
import { endOfGrace, isHoldOver } from './holdOver.ts';

/**
 * Frees holds whose hour and grace period are over, for a booking that needs their hours. The sweeper asks the provider
 * first; this transaction cannot, so it adds a job that cancels each charge. A charge that turns out to be paid counts
 * as paid late: the reservation is revived if its hours are free, otherwise the money is refunded.
 */
export async function freeExpiredHolds(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<void> {
  const expired = await tx
    .select({ reservationId: reservations.id, charge: charges.id })
    .from(reservations)
    .leftJoin(charges, and(eq(charges.arenaId, reservations.arenaId), eq(charges.reservationId, reservations.id)))
    .where(and(eq(reservations.arenaId, arenaId), inArray(reservations.id, [...ids]), isHoldOver(endOfGrace(tx.now))))
    // The same order everywhere, so that two bookings over the same expired holds cannot deadlock.
    .orderBy(reservations.id);
  for (const { reservationId, charge } of expired) {
    const closed = await closeReservation(tx, { arenaId, reservationId, from: ['PENDENTE'], to: 'EXPIRADA' });
    if (closed && charge) await addJobs(tx, [{ kind: 'cancelCharge', charge, dueAt: tx.now }]);
  }
}
