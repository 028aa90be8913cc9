import { and, eq, inArray } from 'drizzle-orm';
import { Schema } from 'effect';
import { Bill } from '#domain/series/bill.ts';
import type { Month } from '#domain/values/days/month.ts';
import { isCreditOf, type Owed } from '#core/ledger/playerCredit.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { isSeries, type SeriesRow } from '../seriesRow.ts';
import { billsOf, owedWeeks } from './billRows.ts';

/** A series by its arena and id. */
export type WhichSeries = Pick<SeriesRow, 'arenaId' | 'id'>;

/** The bill as a refusal carries it. */
export const encodeBill = Schema.encodeSync(Bill);

/**
 * Locks what a bill is made of: its reservations, then its player's credit. The series is locked already. Returns the bill, unless
 * no week is in it.
 */
export async function lockBill(
  tx: Transaction,
  { arenaId, id, playerId }: WhichSeries & Pick<SeriesRow, 'playerId'>,
  month: Month,
): Promise<Bill | undefined> {
  const isOfBill = inArray(reservations.id, owedWeeks(tx, month, isSeries(arenaId, id)));
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), isOfBill))
    .orderBy(reservations.id)
    .for('update');
  if (playerId !== null) await lockCredit(tx, { arenaId, playerId });
  return readBill(tx, { arenaId, id }, month);
}

async function lockCredit(tx: Transaction, owed: Owed): Promise<void> {
  await tx.select({ centavos: playerCredits.centavos }).from(playerCredits).where(isCreditOf(owed)).for('update');
}

export async function readBill(tx: Transaction, { arenaId, id }: WhichSeries, month: Month): Promise<Bill | undefined> {
  const [bill] = await billsOf(tx, { of: isSeries(arenaId, id), month, now: tx.now });
  return bill;
}
