import { and, eq, exists, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { dropPicture } from '#platform/uploads/keepPicture.ts';
import { IS_THERE } from './linkRows.ts';
import { endLinks } from './lockLink.ts';

/** As long as a bank answers questions about a PIX without a search; the payment itself stays in the ledger. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;
/** How many are deleted at once, each with a picture. */
const PART = 500;

/** Forgets what names a player who leaves, and whoever paid for them. */
export async function forgetLinksOf(tx: Transaction, playerId: string): Promise<void> {
  await forgetLinksFor(tx, eq(reservations.playerId, playerId));
}

/**
 * Forgets whoever paid by links for those reservations. What nobody said to have paid is deleted; of the rest the sum stays, which the
 * desk has still to look for. The secret finds nothing any more.
 */
export async function forgetLinksFor(tx: Transaction, are: SQL | undefined): Promise<void> {
  const isTheirs = and(
    eq(reservations.arenaId, paymentLinks.arenaId),
    eq(reservations.id, paymentLinks.reservationId),
    are,
  );
  const ofThem = exists(
    tx
      .select({ one: sql`1` })
      .from(reservations)
      .where(isTheirs),
  );
  const found = await tx
    .select({ arenaId: paymentLinks.arenaId, picture: paymentLinks.picture })
    .from(paymentLinks)
    .where(ofThem);
  for (const { picture } of found) await dropPicture(tx, picture);
  const arenas = new Set(found.map(({ arenaId }) => arenaId));
  for (const arenaId of [...arenas].toSorted()) {
    await endLinks(tx, arenaId, and(inArray(paymentLinks.state, ['open', 'refused']), ofThem));
  }
  await tx.update(paymentLinks).set({ payer: null, endToEnd: null, picture: null }).where(ofThem);
}

/** Ends the links of an arena that closes, with the pictures that came by them. */
export async function forgetLinksAt(tx: Transaction, arenaId: string): Promise<void> {
  await endLinks(tx, arenaId, undefined);
}

/** Ends links that are long over. One that was said to be paid waits for the desk, however long. */
export async function forgetOldLinks(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    const isOld = lt(paymentLinks.madeAt, new Date(tx.now.getTime() - KEPT_MS));
    const old = await tx
      .select({ arenaId: paymentLinks.arenaId, id: paymentLinks.id })
      .from(paymentLinks)
      .where(and(IS_THERE, isOld, ne(paymentLinks.state, 'said')))
      .limit(PART);
    for (const { arenaId, id } of old) await endLinks(tx, arenaId, eq(paymentLinks.id, id));
  });
}
