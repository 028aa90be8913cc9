import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';

/**
 * Gives up the PIX of payment links of an arena: a job cancels each at the provider. Should its money come all the same, the reservation of then
 * decides (`linkMoney.ts`).
 * @param are which links
 */
export async function callLinkPixOff(tx: Transaction, arenaId: string, are: SQL | undefined): Promise<void> {
  const links = tx
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.arenaId, arenaId), are));
  const open = await tx
    .update(charges)
    .set({ calledOffAt: tx.now })
    .where(
      and(
        eq(charges.arenaId, arenaId),
        inArray(charges.linkId, links),
        inArray(charges.status, ['requested', 'pending']),
        isNull(charges.calledOffAt),
      ),
    )
    .returning({ id: charges.id });
  await addJobs(
    tx,
    open.map(({ id }) => ({ kind: 'cancelCharge', charge: id, dueAt: tx.now })),
  );
}

/** The same of the links of reservations: they end, or are somebody else's. */
export async function callPixOffOf(tx: Transaction, arenaId: string, reservations: readonly string[]): Promise<void> {
  if (reservations.length > 0) await callLinkPixOff(tx, arenaId, isOneOf(paymentLinks.reservationId, reservations));
}
