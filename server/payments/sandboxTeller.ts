import { and, desc, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sandboxCharges } from '../database/schema/payments.ts';
import { inTransaction } from '../database/transaction.ts';
import type { SandboxRow } from './sandbox.ts';

/** What a tester may do to a charge, as the page's addresses name it. */
export const ACTS = ['pagar', 'recusar', 'expirar', 'pagar-atrasado'] as const;
export type Act = (typeof ACTS)[number];

/** Does it, unless the charge is not in a state for it: then false. */
export async function act(database: Database, id: string, what: Act): Promise<boolean> {
  const changed = await inTransaction(database, (tx) => {
    const { set, from } = effectOf(what, tx.now);
    return tx
      .update(sandboxCharges)
      .set(set)
      .where(and(eq(sandboxCharges.id, id), from))
      .returning({ id: sandboxCharges.id });
  });
  return changed.length > 0;
}

function effectOf(what: Act, now: Date): { set: Partial<SandboxRow>; from: SQL | undefined } {
  switch (what) {
    case 'pagar':
      return { set: { status: 'approved', approvedAt: now }, from: isOpen(now) };
    case 'recusar':
      return { set: { status: 'cancelled' }, from: isOpen(now) };
    case 'expirar':
      return { set: { expiresAt: now }, from: isOpen(now) };
    case 'pagar-atrasado':
      // As with real banks, where a transfer under way may arrive after the charge is over.
      return { set: { status: 'approved', approvedAt: now }, from: isOverUnpaid(now) };
  }
}

function isOpen(now: Date): SQL | undefined {
  return and(eq(sandboxCharges.status, 'pending'), gt(sandboxCharges.expiresAt, now));
}

function isOverUnpaid(now: Date): SQL | undefined {
  const isExpired = and(eq(sandboxCharges.status, 'pending'), lte(sandboxCharges.expiresAt, now));
  return or(isExpired, eq(sandboxCharges.status, 'cancelled'));
}

const MOST_LISTED = 30;

/** The charges that wait for money, and those that are over; the newest first. */
export async function listCharges(database: Database, now: Date): Promise<{ open: SandboxRow[]; over: SandboxRow[] }> {
  const newest = (which: SQL | undefined) =>
    database.orm.select().from(sandboxCharges).where(which).orderBy(desc(sandboxCharges.createdAt)).limit(MOST_LISTED);
  const open = await newest(isOpen(now));
  const over = await newest(or(ne(sandboxCharges.status, 'pending'), lte(sandboxCharges.expiresAt, now)));
  return { open, over };
}

export async function findCharge(
  database: Database,
  by: { readonly id: string } | { readonly brCode: string },
): Promise<SandboxRow | undefined> {
  const which = 'id' in by ? eq(sandboxCharges.id, by.id) : eq(sandboxCharges.brCode, by.brCode);
  const [row] = await database.orm.select().from(sandboxCharges).where(which);
  return row;
}
