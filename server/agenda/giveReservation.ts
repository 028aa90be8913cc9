import { and, eq, sql } from 'drizzle-orm';
import { isLive } from '../../domain/booking/reservation.ts';
import { movements } from '../database/schema/ledger.ts';
import { moves } from '../database/schema/moves.ts';
import { charges } from '../database/schema/payments.ts';
import { people } from '../database/schema/people.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { changed, isReservation, lockOwn } from './changed.ts';

/** The desk gives a reservation to somebody else, hours and payments with it. The one who had it sees it no more. */
export const giveReservation: Write<'giveReservation'> = {
  async decide({ viewer, params: { id }, body: { player, guestPlayerName, guestPhone } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    if (player !== undefined) await sharePlayer(tx, player);
    const before = await lockOwn(tx, arenaId, id);
    await refuseWhatIsTheirs(tx, before);
    await tx
      .update(reservations)
      .set({
        playerId: player ?? null,
        guestPlayerName: guestPlayerName?.trim() ?? null,
        guestPhone: guestPhone ?? null,
        // As if it had been made for them at the desk. An owner sees the phone only of who booked there themselves.
        madeBy: 'owner',
        status: confirmed(reservations.status),
        statusBefore: confirmed(reservations.statusBefore),
        noShowAt: null,
        noShowBy: null,
      })
      .where(isReservation(arenaId, id));
    // The undo of a move would bring the mark of the one before back, on somebody else.
    await tx
      .update(moves)
      .set({ noShowAtBefore: null, noShowByBefore: null })
      .where(and(eq(moves.arenaId, arenaId), eq(moves.reservationId, id)));
    return changed(tx, id, signedIn(viewer).personId);
  },
};

/** Locks the person before the reservation, as an erasure of the account does. */
async function sharePlayer(tx: Transaction, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), eq(people.status, 'active'), eq(people.role, 'player')))
    .for('share');
  if (!found) refuse('player_not_found');
}

/** A PIX, a voucher and credit belong to the one who had them, and would come back to somebody else. */
async function refuseWhatIsTheirs(tx: Transaction, before: typeof reservations.$inferSelect): Promise<void> {
  const { arenaId, id, status, voucherId } = before;
  if (!isLive({ status })) refuse('not_givable', undefined, 'Esta reserva não vale mais.');
  if (voucherId !== null) refuse('not_givable', undefined, 'Esta reserva usa um voucher de quem a tem.');
  const [charged] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.arenaId, arenaId), eq(charges.reservationId, id)))
    .limit(1);
  if (charged) refuse('not_givable', undefined, 'Esta reserva tem um PIX de quem a fez.');
  const [credited] = await tx
    .select({ id: movements.id })
    .from(movements)
    .where(and(eq(movements.arenaId, arenaId), eq(movements.reservationId, id), eq(movements.method, 'player_credit')))
    .limit(1);
  if (credited) refuse('not_givable', undefined, 'Nesta reserva há crédito de quem a tem.');
}

function confirmed(status: typeof reservations.status | typeof reservations.statusBefore) {
  return sql`case when ${status} = 'PENDENTE' then 'CONFIRMADA' else ${status} end`;
}
