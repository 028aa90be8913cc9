import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CLOSURE_UNDO_ENDS_MS } from '../../domain/agenda/undo.ts';
import { slotLabel } from '../../domain/booking/hours.ts';
import { keepCourts, occupantOf, takeBackHours } from '../booking/occupants.ts';
import { takeVoucherAgain } from '../booking/vouchers.ts';
import { cancellations } from '../database/schema/ledger.ts';
import { rebookings } from '../database/schema/rebookings.ts';
import { charges, refunds } from '../database/schema/payments.ts';
import { reservations, reservationSlots } from '../database/schema/reservations.ts';
import { seriesWeeks } from '../database/schema/seriesWeeks.ts';
import type { Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { dropJob } from '../outbox/jobs.ts';
import { onePerson } from '../notices/audiences.ts';
import { readBookedFacts } from '../notices/reservationNotices.ts';
import { tell, untell } from '../notices/tell.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { changed, isReservation, lockOwn } from './changed.ts';
import { takeBack } from './takeBack.ts';
import { noteReservations } from '../changes/noteChange.ts';

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
    await restore(tx, reservation, cancellation, personId);
    await tellRestored(tx, cancellation);
    return changed(tx, { arenaId, id });
  },
};

const OF_CLOSURE = 'Esta reserva foi cancelada por um fechamento de quadras. Desfaça o fechamento.';

/** Makes a cancelled reservation of an arena what it was, or refuses. */
export async function restoreCancelled(
  tx: Transaction,
  { arenaId, id, by }: { readonly arenaId: string; readonly id: string; readonly by: string },
): Promise<void> {
  const reservation = await lockOwn(tx, arenaId, id);
  await restore(tx, reservation, await readStanding(tx, reservation), by);
}

async function restore(tx: Transaction, reservation: ReservationRow, cancellation: CancellationRow, personId: string) {
  const { arenaId, id } = reservation;
  noteReservations(tx, arenaId, [id]);
  await stopRefund(tx, reservation, cancellation);
  await takeHours(tx, { ...reservation, status: cancellation.statusBefore });
  await refuseMadeAnew(tx, reservation);
  if (!(await takeVoucherAgain(tx, { arenaId, reservationId: id }))) refuse('not_undoable');
  await takeMoney(tx, cancellation, personId);
  await tx
    .update(reservations)
    .set({
      status: cancellation.statusBefore,
      closedAt: cancellation.closedAtBefore,
      moneyBack: cancellation.moneyBackBefore,
    })
    .where(isReservation(arenaId, id));
  await tx.update(cancellations).set({ undoneAt: tx.now, undoneBy: personId }).where(isOne(cancellation));
  await withdrawRebooking(tx, cancellation);
}

/** What the arena brings back its player has no choice about any more. */
async function withdrawRebooking(tx: Transaction, { arenaId, id }: CancellationRow): Promise<void> {
  await tx
    .update(rebookings)
    .set({ state: 'withdrawn', endedAt: tx.now })
    .where(and(eq(rebookings.arenaId, arenaId), eq(rebookings.id, id)));
}

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
  const isHoldOver = found?.statusBefore === 'PENDENTE' && reservation.expiresAt && reservation.expiresAt <= tx.now;
  return found && reservation.status === 'CANCELADA' && !isHoldOver ? found : refuse('not_undoable');
}

/** What was to be done with the PIX must not have begun, and nobody may have paid it meanwhile. */
export async function stopRefund(
  tx: Transaction,
  { arenaId, id }: ReservationRow,
  { jobId, statusBefore }: CancellationRow,
) {
  if (jobId === null) return;
  if (!(await dropJob(tx, jobId))) refuse('not_undoable');
  const isOwn = and(eq(charges.arenaId, arenaId), eq(charges.reservationId, id));
  if (statusBefore === 'PAGA') {
    const ids = tx.select({ id: charges.id }).from(charges).where(isOwn);
    const dropped = await tx
      .delete(refunds)
      .where(and(inArray(refunds.chargeId, ids), eq(refunds.state, 'owed')))
      .returning({ chargeId: refunds.chargeId });
    if (dropped.length === 0) refuse('not_undoable');
    return;
  }
  const open = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(isOwn, inArray(charges.status, ['requested', 'pending'])))
    .for('no key update');
  if (open.length === 0) refuse('not_undoable');
}

async function takeHours(tx: Transaction, reservation: ReservationRow): Promise<void> {
  const { arenaId, id, day } = reservation;
  const hours = await tx
    .select({ courtId: reservationSlots.courtId, hour: reservationSlots.hour })
    .from(reservationSlots)
    .where(and(eq(reservationSlots.arenaId, arenaId), eq(reservationSlots.reservationId, id)));
  const wanted = hours.map((hour) => ({ ...hour, day }));
  if (await takeBackHours(tx, occupantOf(reservation), wanted)) return;
  if (!(await keepCourts(tx, arenaId, wanted))) refuse('not_undoable', undefined, COURT_GONE);
  const names = [...new Set(hours.map(({ hour }) => slotLabel(hour)))].join(', ');
  refuse('slot_taken', undefined, `Já não estão todos livres: ${names}. O cancelamento fica como está.`);
}

const COURT_GONE = 'A quadra desta reserva foi excluída. O cancelamento fica como está.';

/** A week of a series that was made anew has another reservation: this one would be in no bill, and no end would free it. */
async function refuseMadeAnew(tx: Transaction, { arenaId, id, seriesId }: ReservationRow): Promise<void> {
  if (seriesId === null) return;
  const [week] = await tx
    .select({ day: seriesWeeks.day })
    .from(seriesWeeks)
    .where(
      and(eq(seriesWeeks.arenaId, arenaId), eq(seriesWeeks.seriesId, seriesId), eq(seriesWeeks.reservationId, id)),
    );
  if (!week) refuse('not_undoable', undefined, MADE_ANEW);
}

const MADE_ANEW =
  'Esta semana do mensalista já foi trazida de volta com outra reserva. Traga-a de volta em Mensalistas.';

/** What was given back is received again; a credit must still be there. */
async function takeMoney(tx: Transaction, cancellation: CancellationRow, personId: string): Promise<void> {
  const { arenaId, reservationId, movementId, receivedCentavos } = cancellation;
  if (movementId === null) return;
  const account = { arenaId, reservationId, by: personId };
  if (!(await takeBack(tx, account, movementId))) refuse('not_undoable');
  await tx
    .update(reservations)
    .set({ settledCentavos: sql`${reservations.settledCentavos} + ${receivedCentavos}` })
    .where(isReservation(arenaId, reservationId));
}

function isOne({ arenaId, id }: CancellationRow) {
  return and(eq(cancellations.arenaId, arenaId), eq(cancellations.id, id));
}
