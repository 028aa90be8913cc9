import { and, eq, isNull } from 'drizzle-orm';
import { CLOSURE_UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { isHoldOver, restoreReservations, STANDING, type Standing } from '#core/reservations/restoreReservations.ts';
import { release } from '#core/hours/release.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { untell } from '#core/notices/tell.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { isClosure, lockClosure } from './lockClosure.ts';
import { lengthen, lockShortened } from './split/lengthen.ts';

/** Undoes a closure as long as nobody has been told and nothing has followed: every reservation is what it was, or nothing happens. */
export const undoClosure: Write<'undoClosure'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const closure = await lockClosure(tx, arenaId, id);
    const isLate = tx.now.getTime() >= closure.at.getTime() + CLOSURE_UNDO_ENDS_MS;
    if (isLate || closure.undoneAt || closure.reopenedAt) return refuse('not_undoable', undefined, TOO_LATE);
    const cancelled = await lockCancelled(tx, arenaId, id);
    const shortened = await lockShortened(tx, arenaId, id);
    await release(tx, arenaId, [id]);
    await restoreReservations(tx, { arenaId, by }, cancelled);
    await lengthen(tx, { arenaId, by }, shortened);
    await untell(tx, ['courtsClosed'], { subject: id, change: '' });
    await tx.update(closures).set({ undoneAt: tx.now, undoneBy: by }).where(isClosure(arenaId, id));
    return { data: { closure: { id, hours: 0, reservations: cancelled.length + shortened.length } } };
  },
};

const TOO_LATE = 'Este fechamento não pode mais ser desfeito. Reabra os horários.';

/** Locks what the closure cancelled before any claim, in the order of the ids. */
async function lockCancelled(tx: Transaction, arenaId: string, closureId: string): Promise<Standing[]> {
  const { reservationId } = cancellations;
  const rows = await tx
    .select(STANDING)
    .from(cancellations)
    .innerJoin(reservations, and(eq(reservations.arenaId, cancellations.arenaId), eq(reservations.id, reservationId)))
    .where(
      and(eq(cancellations.arenaId, arenaId), eq(cancellations.closureId, closureId), isNull(cancellations.undoneAt)),
    )
    .orderBy(reservations.id)
    .for('update', { of: reservations });
  // One that something has followed is not cancelled any more.
  const isAsItWas = rows.every(({ reservation }) => reservation.status === 'CANCELADA');
  return isAsItWas && !rows.some((row) => isHoldOver(row, tx.now)) ? rows : refuse('not_undoable');
}
