import { and, asc, eq, gt, isNull, lt, min, or, sql } from 'drizzle-orm';
import { type Database, readNow } from '#platform/database/database.ts';
import { auditChains, auditEntries } from '#platform/database/schema/audit.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { addJobOnce } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { addMissingRows, cutAt } from './cutChains.ts';
import { hashOf } from './hashOf.ts';

const ENTRIES_AT_ONCE = 1_000;
/** No chain is begun after this time, so that other jobs get their turn. */
const BUDGET_MS = 10_000;
/** So many entries that were checked before are read again each day. */
const REREAD = 20_000;
const DAY_MS = 24 * 60 * 60_000;

type Chain = typeof auditChains.$inferSelect;

export function auditWork(dependencies: Pick<Dependencies, 'database' | 'log'>): Pick<Workers, 'checkAudit'> {
  return {
    checkAudit: async ({ since }, now) =>
      (await checkChains(dependencies, new Date(since))) ? { againAt: now } : 'done',
  };
}

/** Has all chains checked now, each as a whole. */
export async function askToCheck(tx: Transaction): Promise<void> {
  await tx.update(auditChains).set({ checkedLength: 0, checkedHead: '', rereadTo: 0 });
  await addCheck(tx);
}

async function addCheck(tx: Transaction): Promise<void> {
  await addJobOnce(tx, { kind: 'checkAudit', since: tx.now.toISOString(), dueAt: tx.now });
}

/** Has what is new, and some of what is old, checked when that was done a day ago or never. */
export async function askToCheckDaily(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [found] = await tx.select({ checkedAt: min(auditChains.checkedAt) }).from(auditChains);
    const isOld = !found?.checkedAt || found.checkedAt.getTime() < tx.now.getTime() - DAY_MS;
    if (isOld) await addCheck(tx);
  });
}

/**
 * Checks the chains that were not checked since an instant, the longest unchecked first, and keeps what it found. Of each
 * it reads what is new and some of what it read before, so that what changed there is found after so many checks as the
 * chain has stretches of that length.
 * @param most how many entries of a chain are read again
 * @returns whether chains are left
 */
export async function checkChains(
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  since: Date,
  most: number = REREAD,
): Promise<boolean> {
  const end = performance.now() + BUDGET_MS;
  await addMissingRows(database);
  while (performance.now() < end) {
    const chain = await nextChain(database, since);
    if (!chain) return false;
    const found = await check(database, chain, most);
    const { faultAt } = found;
    if (faultAt !== null)
      log.error({ chain: chain.chain, entry: faultAt }, 'An entry of the audit is not what was sealed');
    // Outside of the database, so that an end which is cut there together with its row can be told by an older log.
    else if (chain.length > chain.checkedLength)
      log.info({ chain: chain.chain, length: chain.length, head: chain.head }, 'A chain of the audit is whole');
    // Only if no whole check was asked for meanwhile.
    const isAsBefore = and(
      eq(auditChains.chain, chain.chain),
      eq(auditChains.checkedLength, chain.checkedLength),
      eq(auditChains.rereadTo, chain.rereadTo),
    );
    await database.orm
      .update(auditChains)
      .set({ ...found, checkedAt: await readNow(database) })
      .where(isAsBefore);
  }
  return true;
}

async function nextChain({ orm }: Database, since: Date): Promise<Chain | undefined> {
  const [chain] = await orm
    .select()
    .from(auditChains)
    .where(or(isNull(auditChains.checkedAt), lt(auditChains.checkedAt, since)))
    .orderBy(sql`${auditChains.checkedAt} nulls first`)
    .limit(1);
  return chain;
}

/** An entry by its number, and its hash. */
interface Mark {
  readonly number: number;
  readonly hash: string;
}

interface Found extends Pick<Chain, 'faultAt'>, Partial<Pick<Chain, 'checkedLength' | 'checkedHead' | 'rereadTo'>> {}

/** With a fault nothing counts as checked, so that the next check looks there again. What is sealed meanwhile is left to it too. */
async function check(database: Database, chain: Chain, most: number): Promise<Found> {
  const { length, head, checkedLength, checkedHead } = chain;
  const cut = await cutAt(database, chain.chain);
  if (cut !== undefined) return { faultAt: cut };
  const fresh = await follow(
    database,
    chain,
    { number: checkedLength, hash: checkedHead },
    { number: length, hash: head },
  );
  if (fresh !== undefined) return { faultAt: fresh };
  const from = chain.rereadTo < checkedLength ? chain.rereadTo : 0;
  const to = Math.min(from + most, checkedLength);
  const [start, end] = [await markAt(database, chain, from), await markAt(database, chain, to)];
  const again = await follow(database, chain, start, to === checkedLength ? { number: to, hash: checkedHead } : end);
  if (again !== undefined) return { faultAt: again };
  return { faultAt: null, checkedLength: length, checkedHead: head, rereadTo: to };
}

/** The number of the first entry after `from`, until `to`, that is missing or says other than what was sealed. */
async function follow(database: Database, { chain }: Chain, from: Mark, to: Mark): Promise<number | undefined> {
  let { number, hash } = from;
  while (number < to.number) {
    const entries = await sealedAfter(database, chain, number);
    if (entries.length === 0) return number + 1;
    for (const entry of entries) {
      if (number === to.number) break;
      number += 1;
      hash = hashOf(hash, number, entry);
      if (entry.number !== number || entry.hash !== hash) return number;
    }
  }
  return hash === to.hash ? undefined : to.number;
}

/** An entry as it stands; of one that is missing the hash fits nothing. */
async function markAt({ orm }: Database, { chain }: Chain, number: number): Promise<Mark> {
  if (number === 0) return { number, hash: '' };
  const [entry] = await orm
    .select({ hash: auditEntries.hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), eq(auditEntries.number, number)));
  return { number, hash: entry?.hash ?? 'missing' };
}

function sealedAfter({ orm }: Database, chain: string, number: number) {
  return orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, chain), gt(auditEntries.number, number)))
    .orderBy(asc(auditEntries.number))
    .limit(ENTRIES_AT_ONCE);
}
