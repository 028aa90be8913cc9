import { and, eq, inArray, isNull } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { firstOf, type Month } from '#domain/values/days/month.ts';
import { charges } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { WhichSeries } from './lockBill.ts';

/** The charge of a bill that can still be paid and was not given up; there is at most one. */
export function isOpenChargeOf({ arenaId, id }: WhichSeries, month: Month) {
  return and(
    eq(charges.arenaId, arenaId),
    eq(charges.seriesId, id),
    eq(charges.billMonth, toIsoDay(firstOf(month))),
    inArray(charges.status, ['requested', 'pending']),
    isNull(charges.calledOffAt),
  );
}

/**
 * Gives up the PIX of a bill, which cannot be paid by it any more: a job cancels it at the provider. Should its money come all the same, the bill of
 * then decides (`billMoney.ts`).
 */
export async function callPixOff(tx: Transaction, which: WhichSeries, month: Month): Promise<void> {
  const open = await tx
    .update(charges)
    .set({ calledOffAt: tx.now })
    .where(isOpenChargeOf(which, month))
    .returning({ id: charges.id });
  await addJobs(
    tx,
    open.map(({ id }) => ({ kind: 'cancelCharge', charge: id, dueAt: tx.now })),
  );
}
