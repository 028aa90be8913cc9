import { and, desc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.ts';
import { sandboxCharges, sandboxRefunds } from '#platform/database/schema/payments.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { later, lessBy, type SandboxRow } from './sandbox.ts';

/** The actions of a tester on a charge, as they appear in the page's addresses. */
export const ACTS = [
  'pagar',
  'recusar',
  'expirar',
  'pagar-atrasado',
  'devolver',
  'devolver-parte',
  'contestar',
  'perder',
  'ganhar',
  'demorar',
  'apressar',
  'concluir',
  'rejeitar',
] as const;
export type Act = (typeof ACTS)[number];

/** Performs an action. False when the charge is not in a state for it. */
export async function act(database: Database, id: string, what: Act): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    if (what === 'devolver' || what === 'devolver-parte') return payBack(tx, id, what === 'devolver-parte');
    if (what === 'concluir' || what === 'rejeitar') return decideRefunds(tx, id, what === 'concluir');
    const { set, from } = effectOf(what, tx.now);
    const changed = await tx
      .update(sandboxCharges)
      .set({ ...set, updatedAt: later(tx.now) })
      .where(and(eq(sandboxCharges.id, id), from))
      .returning({ id: sandboxCharges.id });
    return changed.length > 0;
  });
}

type Change = { readonly set: PgUpdateSetSource<typeof sandboxCharges>; readonly from: SQL | undefined };
type Simple = Exclude<Act, 'devolver' | 'devolver-parte' | 'concluir' | 'rejeitar'>;

function effectOf(what: Simple, now: Date): Change {
  const paid = { status: 'approved', approvedAt: now } as const;
  switch (what) {
    case 'pagar':
      return { set: paid, from: isOpen(now) };
    case 'recusar':
      return { set: { status: 'cancelled' }, from: isOpen(now) };
    case 'expirar':
      return { set: { expiresAt: now }, from: isOpen(now) };
    case 'pagar-atrasado':
      // As with real banks, where a transfer may arrive after the charge has expired.
      return { set: paid, from: isOverUnpaid(now) };
    case 'contestar':
      return { set: { status: 'disputed' }, from: is('approved') };
    case 'perder':
      return { set: { status: 'charged_back' }, from: is('disputed') };
    case 'ganhar':
      return { set: { status: 'approved' }, from: or(is('disputed'), is('charged_back')) };
    case 'demorar':
      return { set: { areRefundsSlow: true }, from: and(hasMoney, eq(sandboxCharges.areRefundsSlow, false)) };
    case 'apressar':
      return { set: { areRefundsSlow: false }, from: eq(sandboxCharges.areRefundsSlow, true) };
  }
}

const is = (status: SandboxRow['status']): SQL => eq(sandboxCharges.status, status);

/** Refunds are only possible while the charge can hold money. */
const hasMoney = or(is('pending'), is('approved'), is('disputed'));

/** The receiver refunds money in the bank's own panel, without an order of ours: half of what is left, or all. */
async function payBack(tx: Transaction, id: string, isPart: boolean): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.id, id), is('approved')))
    .for('update');
  const left = row ? row.amountCentavos - row.refundedCentavos - (await sumUnderWay(tx, id)) : 0;
  const amountCentavos = isPart ? Math.floor(left / 2) : left;
  if (amountCentavos <= 0) return false;
  await tx.insert(sandboxRefunds).values({ chargeId: id, idempotencyKey: newId(), amountCentavos, createdAt: tx.now });
  await tx.update(sandboxCharges).set(lessBy(amountCentavos, tx.now)).where(eq(sandboxCharges.id, id));
  return true;
}

async function sumUnderWay(tx: Transaction, id: string): Promise<number> {
  const rows = await tx.select().from(sandboxRefunds).where(isUnderWay(id));
  return rows.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
}

/** Completes or rejects the refunds that are in process. */
async function decideRefunds(tx: Transaction, id: string, isDone: boolean): Promise<boolean> {
  await tx.select({ id: sandboxCharges.id }).from(sandboxCharges).where(eq(sandboxCharges.id, id)).for('update');
  const decided = await tx
    .update(sandboxRefunds)
    .set({ status: isDone ? 'approved' : 'rejected' })
    .where(isUnderWay(id))
    .returning({ amount: sandboxRefunds.amountCentavos });
  const sum = decided.reduce((total, { amount }) => total + amount, 0);
  if (isDone && sum > 0) await tx.update(sandboxCharges).set(lessBy(sum, tx.now)).where(eq(sandboxCharges.id, id));
  return decided.length > 0;
}

function isUnderWay(id: string): SQL | undefined {
  return and(eq(sandboxRefunds.chargeId, id), eq(sandboxRefunds.status, 'in_process'));
}

function isOpen(now: Date): SQL | undefined {
  return and(eq(sandboxCharges.status, 'pending'), gt(sandboxCharges.expiresAt, now));
}

function isOverUnpaid(now: Date): SQL | undefined {
  const isExpired = and(eq(sandboxCharges.status, 'pending'), lte(sandboxCharges.expiresAt, now));
  return or(isExpired, eq(sandboxCharges.status, 'cancelled'));
}

const MOST_LISTED = 30;

/** A charge, and whether it has refunds in process. */
export type ListedCharge = SandboxRow & { readonly isRefunding: boolean };

/** The newest charges that are open and those that are over, at most 30 of each. */
export async function listCharges(
  database: Database,
  now: Date,
): Promise<{ open: ListedCharge[]; over: ListedCharge[] }> {
  const newest = (which: SQL | undefined) =>
    select(database, which).orderBy(desc(sandboxCharges.createdAt)).limit(MOST_LISTED);
  const open = await newest(isOpen(now));
  const over = await newest(or(ne(sandboxCharges.status, 'pending'), lte(sandboxCharges.expiresAt, now)));
  return { open: open.map(listed), over: over.map(listed) };
}

export async function findCharge(
  database: Database,
  by: { readonly id: string } | { readonly brCode: string },
): Promise<ListedCharge | undefined> {
  const which = 'id' in by ? eq(sandboxCharges.id, by.id) : eq(sandboxCharges.brCode, by.brCode);
  const [row] = await select(database, which);
  return row && listed(row);
}

function select(database: Database, which: SQL | undefined) {
  const isRefunding = sql<boolean>`exists (
    select from ${sandboxRefunds} r where r.charge_id = ${sandboxCharges.id} and r.status = 'in_process')`;
  return database.orm.select({ row: sandboxCharges, isRefunding }).from(sandboxCharges).where(which);
}

function listed({ row, isRefunding }: { row: SandboxRow; isRefunding: boolean }): ListedCharge {
  return { ...row, isRefunding };
}
