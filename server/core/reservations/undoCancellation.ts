import { and, eq, isNull } from 'drizzle-orm';
import { CLOSURE_UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '../notices/audiences.ts';
import { readBookedFacts } from '../notices/reservationNotices.ts';
import { tell, untell } from '../notices/tell.ts';
import { ownedArena } from '../arenas/ownedArena.ts';
import { changed, lockOwn } from './changed.ts';
import { isHoldOver, restoreReservations } from './restoreReservations.ts';

type ReservationRow = Awaited<ReturnType<typeof lockOwn>>;
type CancellationRow = typeof cancellations.$inferSelect;

/** Undoes a cancellation at the desk as long as nothing has followed it: the reservation is what it was. */
export const undoCancellation: Write<'undoCancellation'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { personId } = signedIn(viewer);
    const reservation = await lockOwn(tx, arenaId, id);
    const cancellation = await readStanding(tx, reservation);
    // Those of a closure come back together, with it, as long as that is possible: nobody has been told of them yet.
    if (cancellation.closureId !== null && tx.now.getTime() < cancellation.at.getTime() + CLOSURE_UNDO_ENDS_MS) {
      return refuse('not_undoable', undefined, OF_CLOSURE);
    }
    await refuseCarried(tx, reservation);
    await restoreReservations(tx, { arenaId, by: personId }, [{ reservation, cancellation }]);
    await tellRestored(tx, cancellation);
    return changed(tx, { arenaId, id });
  },
};

/** Of a skipped week of which another one of its month bears the price: bringing it back takes that off again. */
async function refuseCarried(tx: Transaction, { arenaId, id }: ReservationRow): Promise<void> {
  const isOfIt = and(eq(seriesWeeks.arenaId, arenaId), eq(seriesWeeks.reservationId, id));
  const [week] = await tx.select({ carried: seriesWeeks.carriedCentavos }).from(seriesWeeks).where(isOfIt);
  if (typeof week?.carried === 'number') refuse('not_undoable', undefined, CARRIED);
}

const CARRIED = 'A parte desta semana passou para outra semana do mês. Traga a semana de volta em Mensalistas.';

const OF_CLOSURE = 'Esta reserva foi cancelada por um fechamento de quadras. Desfaça o fechamento.';

/** Whoever has heard of the cancellation hears that it is undone. */
async function tellRestored(tx: Transaction, { arenaId, id, reservationId }: CancellationRow): Promise<void> {
  const about = { subject: reservationId, change: id };
  if (await untell(tx, ['reservationCancelled'], about)) return;
  const { playerId, facts } = await readBookedFacts(tx, { arenaId, reservationId });
  await tell(tx, 'reservationRestored', { to: onePerson(playerId), ...about, facts });
}

export async function readStanding(tx: Transaction, reservation: ReservationRow): Promise<CancellationRow> {
  const [found] = await tx
    .select()
    .from(cancellations)
    .where(
      and(
        eq(cancellations.arenaId, reservation.arenaId),
        eq(cancellations.reservationId, reservation.id),
        isNull(cancellations.undoneAt),
      ),
    );
  if (!found || reservation.status !== 'CANCELADA') return refuse('not_undoable');
  return isHoldOver({ reservation, cancellation: found }, tx.now) ? refuse('not_undoable') : found;
}
