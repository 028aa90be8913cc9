import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { waiting, waitingOffers } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { endOffers } from '#core/hours/waiting/endOffers.ts';

/** Leaves a queue. What was offered goes to the next. */
export const leaveQueue: Write<'leaveQueue'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { personId } = signedIn(viewer);
    const [left] = await endThose(tx, and(eq(waiting.id, id), eq(waiting.personId, personId)));
    if (!left) return refuse('waiting_not_found');
    return { data: {}, about: { arena: left.arenaId, subject: id } };
  },
};

/** Says no to an offer, which goes to the next. */
export const declineOffer: Write<'declineOffer'> = {
  async decide({ viewer, params: { id } }, tx) {
    const isOwn = and(eq(waitingOffers.id, id), eq(waitingOffers.personId, signedIn(viewer).personId));
    const [offer] = await tx.select().from(waitingOffers).where(isOwn);
    if (!offer) return refuse('waiting_not_found');
    const isOver = offer.outcome !== null || offer.expiresAt <= tx.now;
    if (isOver || (await endOffers(tx, offer.arenaId, [id], 'declined')).length === 0) return refuse('offer_over');
    return { data: {}, about: { arena: offer.arenaId, subject: id } };
  },
};

/** Takes a person who leaves us out of all queues. */
export async function leaveAllQueues(tx: Transaction, personId: string): Promise<void> {
  await endThose(tx, eq(waiting.personId, personId));
}

/** Sends everybody home at an arena that closes. */
export async function endQueuesAt(tx: Transaction, arenaId: string): Promise<void> {
  await endThose(tx, eq(waiting.arenaId, arenaId));
}

/** The places end before their offers: whoever frees an hour meanwhile waits for no one, and passes over who is leaving. */
async function endThose(tx: Transaction, those: SQL | undefined) {
  const left = await tx
    .update(waiting)
    .set({ endedAt: tx.now })
    .where(and(those, isNull(waiting.endedAt)))
    .returning({ arenaId: waiting.arenaId, id: waiting.id });
  for (const { arenaId, id } of left) {
    const isOf = and(eq(waitingOffers.arenaId, arenaId), eq(waitingOffers.waitingId, id));
    const open = await tx
      .select({ id: waitingOffers.id })
      .from(waitingOffers)
      .where(and(isOf, isNull(waitingOffers.outcome)));
    await endOffers(
      tx,
      arenaId,
      open.map((offer) => offer.id),
      'declined',
    );
  }
  return left;
}
