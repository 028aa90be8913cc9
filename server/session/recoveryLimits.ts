import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { loginFailures } from '../database/schema/people.ts';
import type { Transaction } from '../database/transaction.ts';
import { NOTHING_YET, PER_EMAIL, PER_NETWORK, type Quota, tryQuota } from './recoveryQuota.ts';
import { network } from './throttle.ts';

/** Seconds that a network must wait before it may ask for one more link; 0 when it need not, and then it is counted. */
export function countNetwork(tx: Transaction, address: string): Promise<number> {
  return countRequest(tx, `recovery network ${network(address)}`, PER_NETWORK);
}

/**
 * The same of an e-mail, whether or not it has an account. Kept as a hash: the table is no list of addresses.
 * Who must wait is not told, and gets no second message.
 */
export function countEmail(tx: Transaction, email: string): Promise<number> {
  return countRequest(tx, `recovery email ${createHash('sha256').update(email).digest('base64url')}`, PER_EMAIL);
}

/** Requests at once stand in line at the row's lock. */
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
