import { toIsoDay } from '#domain/values/days/day.ts';
import { type Bill, paymentsOf } from '#domain/series/bill.ts';
import { firstOf, type Month } from '#domain/values/days/month.ts';
import { addPayments } from '#core/reservations/payments.ts';
import type { Account, Entry } from '#core/ledger/ledger.ts';
import { writeEntries } from '#core/audit/writeEntry.ts';
import { forgivenBills } from '#platform/database/schema/bills.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse, type Viewer, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { lockSeries } from '../seriesRow.ts';
import { callPixOff } from './callOffPix.ts';
import { encodeBill, lockBill, readBill } from './lockBill.ts';

/**
 * Receives at the arena what each week of a bill still owes, as the desk does for one reservation: the credit first, from the
 * first week on, and the rest by one method.
 */
export const payBill: Write<'payBill'> = {
  async decide({ viewer, params: { id }, body: { method, ...seen } }, tx) {
    const asked = { name: 'payBill', viewer, id, seen } as const;
    const { weeks, credit } = await lockSeen(tx, asked);
    const payments = paymentsOf(weeks, credit).map(({ reservation, credit: value, received }) => {
      const kind = 'payment' as const;
      const byCredit = { kind, info: '', value, method: 'player_credit' as const };
      return { reservation, entries: [byCredit, { kind, info: '', value: received, method }] };
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
    const { weeks } = await lockSeen(tx, asked);
    const discounts = paymentsOf(weeks, 0).map(({ reservation, received: value }) => {
      return { reservation, entries: [{ kind: 'discount' as const, value }] };
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

/** Locks all of a bill. Refuses unless it is the one that the person saw, and tells the one that it is. */
async function lockSeen(tx: Transaction, { viewer, id, seen }: Asked): Promise<Bill> {
  const { id: arenaId } = await ownedArena(tx, viewer);
  const bill = await lockBill(tx, await lockSeries(tx, arenaId, id), seen.month);
  if (!bill) return refuse('bill_changed');
  if (bill.left !== seen.left || bill.credit !== seen.credit) refuse('bill_changed', { bill: encodeBill(bill) });
  return bill;
}

interface Settled {
  readonly reservation: string;
  readonly entries: readonly Entry[];
}

/** Adds payments or discounts to the reservations of a bill, as parts of one payment; entries of nothing are left out. */
export async function addWeekPayments(
  tx: Transaction,
  { arenaId, by }: Pick<Account, 'arenaId' | 'by'>,
  weeks: readonly Settled[],
): Promise<void> {
  const paymentId = newId();
  for (const { reservation, entries } of weeks) {
    const above = entries.filter(({ value }) => value > 0);
    await addPayments(tx, { arenaId, reservationId: reservation, by, paymentId }, above);
  }
}

/** Adds them, with an entry of the audit on each reservation, and gives up the PIX that was open. Of nothing owed nothing is added. */
async function settle(tx: Transaction, { name, viewer, id, seen }: Asked, weeks: readonly Settled[]) {
  const { arenaId, by } = whoOf(viewer);
  await addWeekPayments(tx, { arenaId, by }, weeks);
  const deed = { name, role: viewer.role, personId: by, arena: arenaId, details: '' } as const;
  if (weeks.length > 0)
    await writeEntries(
      tx,
      weeks.map(({ reservation: subject }) => ({ ...deed, subject })),
    );
  await callPixOff(tx, { arenaId, id }, seen.month);
  const bill = await readBill(tx, { arenaId, id }, seen.month);
  return bill ? { data: { bill } } : refuse('bill_changed');
}
