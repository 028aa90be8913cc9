import { and, eq, sql } from 'drizzle-orm';
import { endOfGrace, isHoldOver } from '#core/hours/holdOver.ts';
import { payAtArena } from '#core/payment/payAtArena.ts';
import { charges } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed, findOwn } from '#core/reservations/changed.ts';

/** The player pays at the arena what a PIX is still awaited for, as long as the owner is not shown that the hold is over. */
export const settleAtCounter: Write<'settleAtCounter'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const isLive = sql`${isHoldOver(endOfGrace(tx.now))} is not true`;
    if (!(await payAtArena(tx, { arenaId, reservationId: id }, isLive))) {
      await findOwn(tx, arenaId, id);
      return refuse('pix_not_awaited');
    }
    await callPixOff(tx, arenaId, id);
    return changed(tx, { arenaId, id });
  },
};

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
