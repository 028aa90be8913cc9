import { and, desc, eq } from 'drizzle-orm';
import { readStanding } from '#core/reservations/undoCancellation.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { moveToChosen } from './moveToChosen.ts';
import { shownRebooking } from './readRebooking.ts';
import { type Open, settleAsCredit, settleAsRefund } from './settle.ts';

/** Settles what becomes of a paid reservation that a closure cancelled: other hours, a credit, or its PIX back. */
export const chooseRebooking: Write<'chooseRebooking'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const { personId } = signedIn(viewer);
    const open = await lockOpen(tx, id, personId);
    if (body.choice === 'move') await moveToChosen(tx, { ...open, by: personId }, body);
    else await (body.choice === 'credit' ? settleAsCredit : settleAsRefund)(tx, { ...open, by: personId });
    const rebooking = await shownRebooking(tx, { reservationId: id, personId, now: tx.now });
    return { data: { rebooking }, about: { arena: open.row.arenaId, subject: id } };
  },
};

/** Locks the reservation before all else, as everybody does who changes one. Before the undo is over there is nothing to choose. */
async function lockOpen(tx: Transaction, id: string, personId: string): Promise<Omit<Open, 'by'>> {
  const [reservation] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.playerId, personId)))
    .for('update');
  if (!reservation) return refuse('rebooking_not_found');
  const [row] = await tx
    .select()
    .from(rebookings)
    .where(and(eq(rebookings.arenaId, reservation.arenaId), eq(rebookings.reservationId, id)))
    .orderBy(desc(rebookings.id))
    .limit(1);
  if (!row || tx.now < row.since) return refuse('rebooking_not_found');
  if (row.state !== 'offered' || tx.now >= row.until) return refuse('rebooking_over');
  return { row, reservation, cancellation: await readStanding(tx, reservation) };
}
