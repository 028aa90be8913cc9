import { and, eq, inArray } from 'drizzle-orm';
import { Schema } from 'effect';
import { DISCOUNT_WORD, type NewInstallment } from '../../../domain/agenda/installment.ts';
import { toIsoDay } from '../../../domain/days/day.ts';
import { Bill, paymentsOf } from '../../../domain/series/bill.ts';
import { firstOf, type Month } from '../../../domain/statistics/month.ts';
import { addPayments } from '../../agenda/installments.ts';
import { writeEntries } from '../../audit/writeEntry.ts';
import { forgivenBills } from '../../database/schema/bills.ts';
import { playerCredits } from '../../database/schema/ledger.ts';
import { reservations } from '../../database/schema/reservations.ts';
import type { Transaction } from '../../database/transaction.ts';
import { refuse, type Viewer, type Write } from '../../http/handler.ts';
import { ownedArena } from '../../ownArena/ownedArena.ts';
import { isSeries, lockSeries } from '../seriesRow.ts';
import { billsOf, owedWeeks } from './billRows.ts';

/**
 * Receives at the arena what each week of a bill still owes, as the desk does for one reservation: the credit first, from the
 * first week on, and the rest by one method.
 */
export const payBill: Write<'payBill'> = {
  async decide({ viewer, params: { id }, body: { method, ...seen } }, tx) {
    const asked = { name: 'payBill', viewer, id, seen } as const;
    const { weeks, credit } = await lockBill(tx, asked);
    const payments = paymentsOf(weeks, credit).map(({ reservation, credit: value, received }) => {
      const byCredit = { info: '', value, method: 'player_credit' as const };
      return { reservation, entries: [byCredit, { info: '', value: received, method }] };
    });
    return settle(tx, asked, payments);
  },
};

/**
 * Lets a bill off: what each week owes becomes a discount, so that nobody is asked for it anywhere. The credit stays the
 * player's.
 */
export const forgiveBill: Write<'forgiveBill'> = {
  async decide({ viewer, params: { id }, body: { reason: typed, ...seen } }, tx) {
    const asked = { name: 'forgiveBill', viewer, id, seen } as const;
    const { weeks } = await lockBill(tx, asked);
    const discounts = paymentsOf(weeks, 0).map(({ reservation, received: value }) => {
      return { reservation, entries: [{ info: DISCOUNT_WORD, value }] };
    });
    if (discounts.length > 0) {
      const { arenaId, by } = whoOf(viewer);
      const forgiven = { at: tx.now, forgivenBy: by, reason: typed.trim() };
      const row = { arenaId, seriesId: id, month: toIsoDay(firstOf(seen.month)), ...forgiven };
      const target = [forgivenBills.arenaId, forgivenBills.seriesId, forgivenBills.month];
      await tx.insert(forgivenBills).values(row).onConflictDoUpdate({ target, set: forgiven });
    }
    return settle(tx, asked, discounts);
  },
};

interface Asked {
  readonly name: 'payBill' | 'forgiveBill';
  readonly viewer: Viewer;
  /** Of the series. */
  readonly id: string;
  readonly seen: { readonly month: Month; readonly credit: number; readonly left: number };
}

function whoOf(viewer: Viewer): { readonly arenaId: string; readonly by: string } {
  return 'arenaId' in viewer ? { arenaId: viewer.arenaId, by: viewer.personId } : refuse('arena_not_found');
}

/**
 * Locks all that a bill is made of: series, reservations, credit, in this order. Refuses unless it is the bill that the
 * person saw, and tells the one that it is.
 */
async function lockBill(tx: Transaction, { viewer, id, seen }: Asked): Promise<Bill> {
  const { id: arenaId } = await ownedArena(tx, viewer);
  const { playerId } = await lockSeries(tx, arenaId, id);
  const isOfBill = inArray(reservations.id, owedWeeks(tx, seen.month, isSeries(arenaId, id)));
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), isOfBill))
    .orderBy(reservations.id)
    .for('update');
  if (playerId !== null) await lockCredit(tx, arenaId, playerId);
  const bill = await readBill(tx, { arenaId, id }, seen.month);
  if (!bill) return refuse('bill_changed');
  if (bill.left !== seen.left || bill.credit !== seen.credit) refuse('bill_changed', { bill: encodeBill(bill) });
  return bill;
}

const encodeBill = Schema.encodeSync(Bill);

async function lockCredit(tx: Transaction, arenaId: string, playerId: string): Promise<void> {
  const isTheirs = and(eq(playerCredits.arenaId, arenaId), eq(playerCredits.playerId, playerId));
  await tx.select({ centavos: playerCredits.centavos }).from(playerCredits).where(isTheirs).for('update');
}

async function readBill(tx: Transaction, { arenaId, id }: { arenaId: string; id: string }, month: Month) {
  const [bill] = await billsOf(tx, { of: isSeries(arenaId, id), month, now: tx.now });
  return bill;
}

interface Settled {
  readonly reservation: string;
  readonly entries: readonly NewInstallment[];
}

/** Adds payments or discounts to the reservations, with an entry of the audit on each. Of nothing owed nothing is added. */
async function settle(tx: Transaction, { name, viewer, id, seen }: Asked, weeks: readonly Settled[]) {
  const { arenaId, by } = whoOf(viewer);
  for (const { reservation, entries } of weeks) {
    const above = entries.filter(({ value }) => value > 0);
    await addPayments(tx, { arenaId, reservationId: reservation, by }, above);
  }
  const deed = { name, role: viewer.role, personId: by, arena: arenaId, details: '' } as const;
  if (weeks.length > 0)
    await writeEntries(
      tx,
      weeks.map(({ reservation: subject }) => ({ ...deed, subject })),
    );
  const bill = await readBill(tx, { arenaId, id }, seen.month);
  return bill ? { data: { bill } } : refuse('bill_changed');
}
