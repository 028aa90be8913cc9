import { and, eq, type SQL, sql } from 'drizzle-orm';
import { lockOwn } from '#core/reservations/changed.ts';
import { callLinkPixOff } from '#core/payment/linkPix.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { dropPicture } from '#platform/uploads/keepPicture.ts';
import { IS_THERE, type LinkRow, selectLinks } from './linkRows.ts';

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

/**
 * Ends links, with the pictures that came by them and the PIX that was open. They are deleted, but for those that ever had a charge: that says by
 * its link what it was for, so the link stays, without its secret and whoever paid by it.
 * @returns whether there was one
 */
export async function endLinks(tx: Transaction, arenaId: string, are: SQL | undefined): Promise<boolean> {
  const those = and(eq(paymentLinks.arenaId, arenaId), IS_THERE, are);
  const found = await tx.select({ picture: paymentLinks.picture }).from(paymentLinks).where(those);
  if (found.length === 0) return false;
  for (const { picture } of found) await dropPicture(tx, picture);
  await callLinkPixOff(tx, arenaId, and(IS_THERE, are));
  await tx
    .update(paymentLinks)
    .set({ tokenHash: null, payer: null, endToEnd: null, picture: null })
    .where(and(those, HAD_CHARGE));
  await tx.delete(paymentLinks).where(those);
  return true;
}

const HAD_CHARGE = sql`exists (select from charge of_link
  where of_link.arena_id = ${paymentLinks.arenaId} and of_link.link_id = ${paymentLinks.id})`;
