import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { loginFailures } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addressBlock, siteBlock } from '#platform/http/addressBlock.ts';
import { NOTHING_YET, type Quota, tryQuota } from './quota.ts';

/** An IPv6 site has many blocks, and several people may share it. */
const BLOCKS_OF_SITE = 4;

/**
 * Counts a request under the key and returns 0, or returns the seconds to wait without counting it. The row lock makes
 * concurrent requests run one by one.
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

/** Counts a request for its own address block and for the surrounding site, whose quota is four times as large. */
export async function countAddress(tx: Transaction, { what, address, quota }: FromAddress): Promise<number> {
  const wait = await countRequest(tx, `${what} ${addressBlock(address)}`, quota);
  const site = siteBlock(address);
  if (wait > 0 || site === undefined) return wait;
  return countRequest(tx, `${what} site ${site}`, { ...quota, most: quota.most * BLOCKS_OF_SITE });
}

/** An address as a part of a key: a hash, so that the table of counters holds no addresses. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
