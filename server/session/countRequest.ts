import { eq } from 'drizzle-orm';
import { loginFailures } from '../database/schema/people.ts';
import type { Transaction } from '../database/transaction.ts';
import { NOTHING_YET, type Quota, tryQuota } from './quota.ts';

/**
 * Counts a request of whatever the key names: 0, or the seconds that it must wait, and then it is not counted. Requests
 * at once stand in line at the row's lock.
 */
export async function countRequest(tx: Transaction, key: string, quota: Quota): Promise<number> {
  await tx
    .insert(loginFailures)
    .values({ key, ...NOTHING_YET })
    .onConflictDoNothing();
  const [row = NOTHING_YET] = await tx.select().from(loginFailures).where(eq(loginFailures.key, key)).for('update');
  const { wait, known } = tryQuota(row, quota, tx.now);
  if (wait === 0) await tx.update(loginFailures).set(known).where(eq(loginFailures.key, key));
  return wait;
}
