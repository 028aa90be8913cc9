import { and, eq, sql } from 'drizzle-orm';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { present } from '#platform/http/present.ts';

/** What is read of the refunds that the bank refused, grouped by charge and payer. `amount` in centavos. */
export const REFUSED_REFUND = {
  id: charges.id,
  name: people.name,
  phone: people.phone,
  paidAt: charges.approvedAt,
  amount: sql<number>`sum(${refunds.amountCentavos})::int`,
};

interface RefusedRow {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly paidAt: Date | null;
  readonly amount: number;
}

/** One entry per PIX, with whom its money is owed to. */
export function shownRefused(rows: readonly RefusedRow[]) {
  return rows.flatMap(({ paidAt, name, phone, ...refused }) =>
    paidAt ? [{ ...refused, paidAt, payer: { name, ...present({ phone }) } }] : [],
  );
}

/**
 * Marks what the bank refused to send back of a charge as returned by other means.
 * @returns what that was, in centavos; empty when nothing was refused
 */
export function markReturned(tx: Transaction, charge: string, personId: string) {
  return tx
    .update(refunds)
    .set({ state: 'returned', doneAt: tx.now, returnedBy: personId })
    .where(and(eq(refunds.chargeId, charge), eq(refunds.state, 'refused')))
    .returning({ change: refunds.part, value: refunds.amountCentavos });
}
