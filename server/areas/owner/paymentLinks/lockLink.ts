import { and, eq, type SQL } from 'drizzle-orm';
import { lockOwn } from '#core/reservations/changed.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { dropPicture } from '#platform/uploads/keepPicture.ts';
import { type LinkRow, selectLinks } from './linkRows.ts';

/**
 * Locks the one link that is meant, and before it its reservation: whatever changes both takes them in this order, and the sum
 * that is left stays what it is.
 */
export async function lockLink(tx: Transaction, arenaId: string, is: SQL): Promise<LinkRow> {
  const isIt = and(eq(paymentLinks.arenaId, arenaId), is);
  const [found] = await tx.select({ reservation: paymentLinks.reservationId }).from(paymentLinks).where(isIt);
  if (!found) return refuse('payment_link_not_found');
  await lockOwn(tx, arenaId, found.reservation);
  const [row] = await selectLinks(tx, arenaId, is).for('update', { of: paymentLinks });
  return row ?? refuse('payment_link_not_found');
}

/** Deletes links, with the pictures that came by them. Returns whether there was one. */
export async function deleteLinks(tx: Transaction, arenaId: string, are: SQL | undefined): Promise<boolean> {
  const gone = await tx
    .delete(paymentLinks)
    .where(and(eq(paymentLinks.arenaId, arenaId), are))
    .returning({ picture: paymentLinks.picture });
  for (const { picture } of gone) await dropPicture(tx, picture);
  return gone.length > 0;
}
