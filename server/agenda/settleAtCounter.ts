import { and, eq, sql } from 'drizzle-orm';
import { endOfGrace, isHoldOver } from '../booking/holdOver.ts';
import { keep } from '../booking/occupants.ts';
import { charges } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse, type Write } from '../http/handler.ts';
import { addJobs } from '../outbox/jobs.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { changed, findOwn, isReservation } from './changed.ts';

/**
 * The player pays at the arena what a PIX is still awaited for: from now on it is a reservation like those made at the desk,
 * and its PIX is called off. Of this and the PIX's approval the first decides; the other one finds it changed.
 */
export const settleAtCounter: Write<'settleAtCounter'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const taken = await tx
      .update(reservations)
      .set({ status: 'CONFIRMADA', paymentMethod: 'local', expiresAt: null })
      .where(and(isReservation(arenaId, id), isAwaitingPix(tx.now)))
      .returning({ id: reservations.id });
    if (taken.length === 0) {
      await findOwn(tx, arenaId, id);
      return refuse('pix_not_awaited');
    }
    await keep(tx, arenaId, id);
    await callPixOff(tx, arenaId, id);
    return changed(tx, { arenaId, id });
  },
};

/** `awaitsPix` of domain/booking/reservation.ts in SQL, as long as the owner is not shown that the hold is over. */
function isAwaitingPix(now: Date) {
  return and(
    eq(reservations.status, 'PENDENTE'),
    eq(reservations.paymentMethod, 'platform'),
    sql`${isHoldOver(endOfGrace(now))} is not true`,
  );
}

async function callPixOff(tx: Transaction, arenaId: string, reservationId: string): Promise<void> {
  const open = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.arenaId, arenaId), eq(charges.reservationId, reservationId)));
  await addJobs(
    tx,
    open.map(({ id }) => ({ kind: 'cancelCharge', charge: id, dueAt: tx.now })),
  );
}
