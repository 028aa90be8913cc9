import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { isTaken } from './failure.ts';
import { people } from './schema/people.ts';
import { storedSettings } from './schema/system.ts';
import { inTransaction, type Transaction } from './transaction.ts';

const MARK = 'demo_seeded_at';

/**
 * Fills an empty database, all or nothing, once: also when two servers start on it at the same time.
 * @param fill absent: nothing is filled in
 * @returns whether the demonstration data is there, from now or from before
 */
export async function seedOnce(database: Database, fill?: (tx: Transaction) => Promise<void>): Promise<boolean> {
  try {
    return await inTransaction(database, async (tx) => {
      const marks = await tx
        .select()
        .from(storedSettings)
        .where(sql`${storedSettings.key} = ${MARK}`);
      if (marks.length > 0) return true;
      const [someone] = await tx.select({ id: people.id }).from(people).limit(1);
      if (someone || !fill) return false;
      await tx.insert(storedSettings).values({ key: MARK, value: tx.now.toISOString(), createdAt: tx.now });
      await fill(tx);
      return true;
    });
  } catch (error) {
    if (isTaken(error, 'setting_pkey')) return true;
    throw error;
  }
}
