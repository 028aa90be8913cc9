import { and, eq } from 'drizzle-orm';
import { cancellableFrom } from '../../domain/booking/reservation.ts';
import { arenas } from '../database/schema/arenas.ts';
import { charges } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { addJobs } from '../outbox/jobs.ts';
import { oweRefund } from '../payments/refunds.ts';
import { closeReservation } from './close.ts';

interface Canceller {
  readonly personId: string;
  readonly as: 'player' | 'owner';
}

/** Cancels one's own reservation: its hours are free, its PIX cannot be paid any more, money paid through us goes back. */
export async function cancel(tx: Transaction, reservationId: string, who: Canceller): Promise<void> {
  const found = await lockOwn(tx, reservationId, who);
  if (!found) return refuse('reservation_not_found');
  const { arenaId, status } = found;
  const isClosed = await closeReservation(tx, {
    arenaId,
    reservationId,
    from: cancellableFrom(who.as),
    to: 'CANCELADA',
  });
  if (!isClosed) return refuse('not_cancellable');
  const [charge] = await tx
    .select({ id: charges.id, amount: charges.amountCentavos })
    .from(charges)
    .where(and(eq(charges.arenaId, arenaId), eq(charges.reservationId, reservationId)));
  if (!charge) return;
  if (status === 'PAGA')
    await oweRefund(tx, {
      chargeId: charge.id,
      arenaId,
      reservationId,
      reason: 'cancelled by the arena',
      amount: charge.amount,
    });
  else await addJobs(tx, [{ kind: 'cancelCharge', charge: charge.id, dueAt: tx.now }]);
}

/** Somebody else's is not found, as if it did not exist. */
async function lockOwn(tx: Transaction, reservationId: string, { personId, as }: Canceller) {
  const isOwn = as === 'player' ? eq(reservations.playerId, personId) : eq(arenas.ownerId, personId);
  const [found] = await tx
    .select({ arenaId: reservations.arenaId, status: reservations.status })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(eq(reservations.id, reservationId), isOwn))
    .for('update', { of: reservations });
  return found;
}
