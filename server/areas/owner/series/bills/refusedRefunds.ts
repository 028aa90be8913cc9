import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { people } from '#platform/database/schema/people.ts';
import { series } from '#platform/database/schema/series.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { arenaIdOf, ownedArena } from '#core/arenas/ownedArena.ts';
import { markReturned, REFUSED_REFUND, shownRefused } from '#core/payment/refusedRefunds.ts';
import { tellOfBill } from '#core/payment/tellMoney.ts';

/** The refunds of an arena's bills that the bank refused, one entry per PIX, oldest first. */
export function readRefusedBillRefunds({ orm }: Pick<Database, 'orm'>): Read<'refusedBillRefunds'> {
  return async ({ viewer }) => {
    const rows = await orm
      .select(REFUSED_REFUND)
      .from(refunds)
      .innerJoin(charges, eq(charges.id, refunds.chargeId))
      .innerJoin(series, and(eq(series.arenaId, charges.arenaId), eq(series.id, charges.seriesId)))
      .innerJoin(people, eq(people.id, series.playerId))
      // Only a bill's charge has a series.
      .where(and(eq(charges.arenaId, arenaIdOf(viewer)), eq(refunds.state, 'refused'), isNotNull(charges.approvedAt)))
      .groupBy(charges.id, people.id)
      .orderBy(asc(charges.approvedAt), asc(charges.id));
    return { data: { refusedRefunds: shownRefused(rows) } };
  };
}

/** The desk confirms that it returned a bill's PIX by other means after the bank refused the refund. */
export const returnBillRefund: Write<'returnBillRefund'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const isIt = and(eq(charges.id, id), eq(charges.purpose, 'bill'), eq(charges.arenaId, arenaId));
    const [charge] = await tx.select().from(charges).where(isIt);
    if (!charge) return refuse('refund_not_refused');
    const returned = await markReturned(tx, id, signedIn(viewer).personId);
    for (const sum of returned) await tellOfBill(tx, charge, 'returned', sum);
    return returned.length > 0 ? { data: {} } : refuse('refund_not_refused');
  },
};
