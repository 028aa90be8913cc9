import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { auditChains, auditEntries } from '#platform/database/schema/audit.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { hashOf } from './hashOf.ts';

const CHAINS_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 500;

/**
 * Numbers the entries that are not sealed yet and hashes each with the one before, chain by chain. Writers neither wait
 * for it nor it for them; of two processes, one seals a chain and the other passes it by. A chain that cannot be sealed
 * holds no other up: the first error is thrown once all were tried.
 * @returns how many entries were sealed
 */
export async function seal(database: Database): Promise<number> {
  let sealed = 0;
  const errors: unknown[] = [];
  for await (const chain of waitingChains(database)) {
    sealed += await sealChain(database, chain).catch((error: unknown) => {
      errors.push(error);
      return 0;
    });
  }
  if (errors.length > 0) throw errors[0];
  return sealed;
}

async function* waitingChains({ orm }: Database): AsyncGenerator<string> {
  let last: string | undefined;
  do {
    const rows = await orm
      .selectDistinct({ chain: auditEntries.chain })
      .from(auditEntries)
      .where(and(isNull(auditEntries.number), last === undefined ? undefined : gt(auditEntries.chain, last)))
      .orderBy(asc(auditEntries.chain))
      .limit(CHAINS_AT_ONCE);
    for (const { chain } of rows) yield chain;
    last = rows.length === CHAINS_AT_ONCE ? rows.at(-1)?.chain : undefined;
  } while (last !== undefined);
}

async function sealChain(database: Database, chain: string): Promise<number> {
  let [sealed, made] = [0, 0];
  do {
    made = await inTransaction(database, (tx) => sealSome(tx, chain));
    sealed += made;
  } while (made === ENTRIES_AT_ONCE);
  return sealed;
}

async function sealSome(tx: Transaction, chain: string): Promise<number> {
  if ((await lastSealed(tx, chain)) === undefined) await tx.insert(auditChains).values({ chain }).onConflictDoNothing();
  const [end] = await tx
    .select()
    .from(auditChains)
    .where(eq(auditChains.chain, chain))
    .for('update', { skipLocked: true });
  if (!end) return 0;
  // Where the row and the entries do not fit, somebody cut one of them. It stays as it was found, for the check to tell.
  const last = await lastSealed(tx, chain);
  if ((last?.number ?? 0) !== end.length || (last?.hash ?? '') !== end.head) return 0;
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

async function lastSealed(tx: Transaction, chain: string) {
  const [last] = await tx
    .select({ number: auditEntries.number, hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), isNotNull(auditEntries.number)))
    .orderBy(desc(auditEntries.number))
    .limit(1);
  return last;
}
