import { eq, lt } from 'drizzle-orm';
import { NOTICE_DAYS } from '#domain/notices/notice.ts';
import type { Database } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { forgetDeliveriesOf, forgetOldDeliveries } from './whatsapp/deliveries.ts';

const KEPT_MS = NOTICE_DAYS * 24 * 60 * 60_000;

/** Deletes notices that are too old to be of use. */
export async function forgetOldNotices(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    const before = new Date(tx.now.getTime() - KEPT_MS);
    await tx.delete(notices).where(lt(notices.madeAt, before));
    await forgetOldDeliveries(tx, before);
  });
}

/** Deletes what a person who leaves was told, and no longer names them in what others were. */
export async function forgetNoticesOf(tx: Transaction, personId: string): Promise<void> {
  await tx.delete(notices).where(eq(notices.personId, personId));
  await forgetDeliveriesOf(tx, personId);
  await tx.update(notices).set({ aboutId: null }).where(eq(notices.aboutId, personId));
}
