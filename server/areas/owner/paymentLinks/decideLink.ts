import { and, eq, ne, sql } from 'drizzle-orm';
import { INVALID_VALUE } from '#domain/values/money.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed } from '#core/reservations/changed.ts';
import { callLinkPixOff } from '#core/payment/linkPix.ts';
import { addPayments } from '#core/reservations/payments.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { IS_THERE, type LinkRow, stateOf } from './linkRows.ts';
import { endLinks, lockLink } from './lockLink.ts';

/**
 * Marks as paid what somebody said: a payment by PIX as any other at the desk, which is undone as any other. Nothing is recorded
 * of a reservation that is paid already: then it is this payment that somebody recorded before.
 */
export const markPaymentLink: Write<'markPaymentLink'> = {
  async decide({ viewer, params: { id }, body: { value } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const by = signedIn(viewer).personId;
    const row = await lockSaid(tx, arenaId, id);
    const { reservationId, payer } = row.link;
    const isPaid = row.status === 'PAGA' || row.left <= 0;
    if (value === 0 && !isPaid) refuse('malformed', { value: INVALID_VALUE });
    const payment = { kind: 'payment', info: payer ?? '', value, method: 'pix' } as const;
    const [movementId = null] = value === 0 ? [] : await addPayments(tx, { arenaId, reservationId, by }, [payment]);
    await tx
      .update(paymentLinks)
      .set({ state: 'marked', decidedAt: tx.now, decidedBy: by, movementId, reason: null })
      .where(isLink(arenaId, id));
    await callLinkPixOff(tx, arenaId, eq(paymentLinks.id, id));
    return { ...(await changed(tx, { arenaId, id: reservationId })), about: { subject: reservationId } };
  },
};

/** The money was not found, or was given back: whoever has the link reads why, and may say it again. */
export const refusePaymentLink: Write<'refusePaymentLink'> = {
  async decide({ viewer, params: { id }, body: { reason } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { reservationId } = (await lockSaid(tx, arenaId, id)).link;
    const about = { subject: reservationId };
    const isOther = and(eq(paymentLinks.reservationId, reservationId), ne(paymentLinks.id, id));
    const isLive = and(eq(paymentLinks.arenaId, arenaId), IS_THERE, isOther, ne(paymentLinks.state, 'marked'));
    if ((await tx.$count(paymentLinks, isLive)) > 0) {
      // Its payment was taken back after another link was made, which is the one that counts.
      await endLinks(tx, arenaId, eq(paymentLinks.id, id));
      return { data: {}, about };
    }
    const decided = { decidedAt: tx.now, decidedBy: signedIn(viewer).personId };
    await tx
      .update(paymentLinks)
      .set({ state: 'refused', ...decided, reason, movementId: sql`null` })
      .where(isLink(arenaId, id));
    return { data: {}, about };
  },
};

async function lockSaid(tx: Transaction, arenaId: string, id: string): Promise<LinkRow> {
  const row = await lockLink(tx, arenaId, eq(paymentLinks.id, id));
  return row.link.tokenHash !== null && stateOf(row) === 'said' ? row : refuse('payment_link_decided');
}

function isLink(arenaId: string, id: string) {
  return and(eq(paymentLinks.arenaId, arenaId), eq(paymentLinks.id, id));
}
