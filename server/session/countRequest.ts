import { eq } from 'drizzle-orm';
import { loginFailures } from '../database/schema/people.ts';
import type { Transaction } from '../database/transaction.ts';
import { addressBlock, siteBlock } from '../http/addressBlock.ts';
import { NOTHING_YET, type Quota, tryQuota } from './quota.ts';

/** A site of IPv6 has many blocks, in which others may live too. */
const BLOCKS_OF_SITE = 4;

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

interface FromAddress {
  readonly what: string;
  readonly address: string;
  readonly quota: Quota;
}

/** The same of an address: of its own block, and of the site around it, whose quota is four times as large. */
export async function countAddress(tx: Transaction, { what, address, quota }: FromAddress): Promise<number> {
  const wait = await countRequest(tx, `${what} ${addressBlock(address)}`, quota);
  const site = siteBlock(address);
  if (wait > 0 || site === undefined) return wait;
  return countRequest(tx, `${what} site ${site}`, { ...quota, most: quota.most * BLOCKS_OF_SITE });
}
