import { eq, lt } from 'drizzle-orm';
import { NOTICE_DAYS } from '../../domain/notices/notice.ts';
import type { Database } from '../database/database.ts';
import { notices } from '../database/schema/notices.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';

const KEPT_MS = NOTICE_DAYS * 24 * 60 * 60_000;

/** Deletes notices that are too old to be of use. */
export async function forgetOldNotices(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.delete(notices).where(lt(notices.madeAt, new Date(tx.now.getTime() - KEPT_MS)));
  });
}

/** Deletes what a person who leaves was told, and no longer names them in what others were. */
export async function forgetNoticesOf(tx: Transaction, personId: string): Promise<void> {
  await tx.delete(notices).where(eq(notices.personId, personId));
  await tx.update(notices).set({ aboutId: null }).where(eq(notices.aboutId, personId));
}
