import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { ReservationStatus } from '../../domain/booking/reservation.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { holdForUndo, release } from './occupants.ts';
import { giveVoucherBack } from './vouchers.ts';

interface Closing {
  readonly arenaId: string;
  readonly reservationId: string;
  /** The statuses that it may be closed from; in any other nothing happens. */
  readonly from: readonly ReservationStatus[];
  readonly to: 'EXPIRADA' | 'CANCELADA';
  /** A further condition on its row. */
  readonly onlyWhile?: SQL | undefined;
  /** Its hours stay claimed until then; missing when it cannot be undone. */
  readonly undoUntil?: Date | undefined;
}

/**
 * Ends a reservation: frees its hours and gives its voucher credit back. Returns false if its row no longer matches.
 * All code locks rows in the order reservation → claims → occupant → voucher, which prevents deadlocks.
 */
export async function closeReservation(tx: Transaction, closing: Closing): Promise<boolean> {
  const { arenaId, reservationId, from, to, onlyWhile, undoUntil } = closing;
  const closed = await tx
    .update(reservations)
    .set({ status: to, closedAt: tx.now })
    .where(
      and(
        eq(reservations.arenaId, arenaId),
        eq(reservations.id, reservationId),
        inArray(reservations.status, [...from]),
        onlyWhile,
      ),
    )
    .returning({ id: reservations.id });
  if (closed.length === 0) return false;
  if (undoUntil) await holdForUndo(tx, arenaId, reservationId, undoUntil);
  else await release(tx, arenaId, [reservationId]);
  await giveVoucherBack(tx, { arenaId, reservationId });
  return true;
}
