import { eq } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';
import { isTaken, troubleOf } from './failure.ts';
import { people } from './schema/people.ts';
import { storedSettings } from './schema/system.ts';
import { START_LIMITS } from './timeLimits.ts';
import { inTransaction, type Transaction } from './transaction.ts';

const MARK = 'demo_seeded_at';

/** While another server fills the database, each attempt waits until its lock timeout is over. */
const ATTEMPTS = 200;

/**
 * Fills an empty database once, in one transaction, even if two servers start on it at the same time.
 * @param fill if absent, nothing is written
 * @returns whether the demonstration data is there, written now or earlier
 */
export async function seedOnce(database: Database, fill?: (tx: Transaction) => Promise<void>): Promise<boolean> {
  const limits = database.limits && START_LIMITS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(database, (tx) => seed(tx, fill), limits);
    } catch (error) {
      if (isTaken(error, 'setting_pkey')) return true;
      if (attempt === ATTEMPTS || troubleOf(error) !== 'busy') throw error;
    }
  }
}

async function seed(tx: Transaction, fill: ((tx: Transaction) => Promise<void>) | undefined): Promise<boolean> {
  const [someone] = await tx.select({ id: people.id }).from(people).limit(1);
  // Read after the people: if another server filled the database between the two queries, the mark is there too.
  if (await isMarked(tx)) return true;
  if (someone || !fill) return false;
  await tx.insert(storedSettings).values({ key: MARK, value: tx.now.toISOString(), createdAt: tx.now });
  await fill(tx);
  return true;
}

/** True if the demonstration data was ever written to this database. The mark is never deleted. */
export function isSeeded(database: Database): Promise<boolean> {
  return isMarked(database.orm);
}

async function isMarked(queries: Queries): Promise<boolean> {
  const marks = await queries.select().from(storedSettings).where(eq(storedSettings.key, MARK));
  return marks.length > 0;
}
