import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditChains, auditEntries } from '../database/schema/audit.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { hashOf } from './hashOf.ts';

const CHAINS_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 500;

/**
 * Numbers the entries that are not sealed yet and hashes each with the one before, chain by chain. Writers neither wait
 * for it nor it for them; of two processes, one seals a chain and the other passes it by.
 * @returns how many entries were sealed
 */
export async function seal(database: Database): Promise<number> {
  let sealed = 0;
  for (const chain of await waitingChains(database)) {
    let made: number;
    do {
      made = await inTransaction(database, (tx) => sealSome(tx, chain));
      sealed += made;
    } while (made === ENTRIES_AT_ONCE);
  }
  return sealed;
}

async function waitingChains({ orm }: Database): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ chain: auditEntries.chain })
    .from(auditEntries)
    .where(isNull(auditEntries.number))
    .limit(CHAINS_AT_ONCE);
  return rows.map(({ chain }) => chain);
}

async function sealSome(tx: Transaction, chain: string): Promise<number> {
  await tx.insert(auditChains).values({ chain }).onConflictDoNothing();
  const [end] = await tx
    .select()
    .from(auditChains)
    .where(eq(auditChains.chain, chain))
    .for('update', { skipLocked: true });
  if (!end) return 0;
  const waiting = await tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), isNull(auditEntries.number)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
    .limit(ENTRIES_AT_ONCE);
  let { length, head } = end;
  const seals = waiting.map((entry) => {
    length += 1;
    head = hashOf(head, length, entry);
    return { id: entry.id, number: length, hash: head };
  });
  if (seals.length === 0) return 0;
  await tx.execute(sql`
    update ${auditEntries} set number = made.number, hash = made.hash
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as made(id uuid, number integer, hash text)
    where ${auditEntries.chain} = ${chain} and ${auditEntries.id} = made.id`);
  await tx.update(auditChains).set({ length, head }).where(eq(auditChains.chain, chain));
  return seals.length;
}
