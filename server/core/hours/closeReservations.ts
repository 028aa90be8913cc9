import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReservationStatus } from '#domain/booking/reservation.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { holdForUndo, release } from './release.ts';
import { giveVouchersBack } from '../ledger/vouchers.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

interface Closing {
  readonly arenaId: string;
  /** The statuses that it may be closed from; in any other nothing happens. */
  readonly from: readonly ReservationStatus[];
  readonly to: 'EXPIRADA' | 'CANCELADA';
  /** A further condition on its row. */
  readonly onlyWhile?: SQL | undefined;
  /** Its hours stay claimed until then; missing when it cannot be undone. */
  readonly undoUntil?: Date | undefined;
  /** Centavos that leave the desk's hands with it, by the reservation's id. */
  readonly givenBack?: ReadonlyMap<string, number>;
}

/** Ends one reservation, as {@link closeReservations} does. Returns false if its row no longer matches. */
export async function closeReservation(
  tx: Transaction,
  { reservationId, ...closing }: Closing & { readonly reservationId: string },
): Promise<boolean> {
  const closed = await closeReservations(tx, [reservationId], closing);
  return closed.length > 0;
}

/**
 * Ends reservations: frees their hours and gives their voucher credits back. Returns the ids of those whose rows matched.
 * All code locks rows in the order reservation → claims → occupant → voucher, which prevents deadlocks.
 */
export async function closeReservations(tx: Transaction, ids: readonly string[], closing: Closing): Promise<string[]> {
  const { arenaId, from, to, onlyWhile, undoUntil, givenBack } = closing;
  const rows = await tx
    .update(reservations)
    .set({ status: to, closedAt: tx.now, ...(givenBack && { settledCentavos: without(givenBack) }) })
    .where(
      and(
        eq(reservations.arenaId, arenaId),
        isOneOf(reservations.id, ids),
        inArray(reservations.status, [...from]),
        onlyWhile,
      ),
    )
    .returning({ id: reservations.id });
  const closed = rows.map(({ id }) => id);
  if (closed.length === 0) return closed;
  noteReservations(tx, arenaId, closed);
  if (undoUntil) await holdForUndo(tx, arenaId, closed, undoUntil);
  else await release(tx, arenaId, closed);
  await giveVouchersBack(tx, arenaId, closed);
  return closed;
}

function without(givenBack: ReadonlyMap<string, number>): SQL {
  const { id, settledCentavos } = reservations;
  const sums = JSON.stringify(Object.fromEntries(givenBack));
  return sql`${settledCentavos} - coalesce((${sums}::jsonb ->> ${id}::text)::int, 0)`;
}
