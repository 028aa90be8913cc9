import { and, eq, exists, or } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tell } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { noteLinkRefund } from '#core/payment/linkRefunds.ts';
import { isPaidByCharge } from '#core/payment/subject.ts';
import { changed, lockOwn } from '#core/reservations/changed.ts';

/** The arena's owner declares that a refund refused by the bank was returned by other means. */
export const returnRefund: Write<'returnRefund'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { personId } = signedIn(viewer);
    const { id: arenaId } = await ownedArena(tx, viewer);
    await lockOwn(tx, arenaId, id);
    const ofReservation = tx
      .select({ id: charges.id })
      .from(charges)
      .leftJoin(paymentLinks, and(eq(paymentLinks.arenaId, charges.arenaId), eq(paymentLinks.id, charges.linkId)))
      .where(
        and(
          eq(charges.id, refunds.chargeId),
          eq(charges.arenaId, arenaId),
          or(eq(charges.reservationId, id), eq(paymentLinks.reservationId, id)),
        ),
      );
    const returned = await tx
      .update(refunds)
      .set({ state: 'returned', doneAt: tx.now, returnedBy: personId })
      .where(and(eq(refunds.state, 'refused'), exists(ofReservation)))
      .returning({ chargeId: refunds.chargeId, part: refunds.part, value: refunds.amountCentavos });
    if (returned.length === 0) return refuse('refund_not_refused');
    const theirs = await ofLinks(tx, returned);
    for (const charge of theirs) await noteLinkRefund(tx, charge);
    const { playerId, facts } = await readBookedFacts(tx, { arenaId, reservationId: id });
    for (const { chargeId, part, value } of returned) {
      // Whoever paid by a link may be somebody else.
      if (theirs.some((charge) => charge.id === chargeId)) continue;
      const told = { to: onePerson(playerId), subject: chargeId, change: part, facts: { ...facts, value } };
      await tell(tx, 'refundDone', told);
    }
    if (returned.some(({ part }) => part === 'all')) {
      await tx
        .update(reservations)
        .set({ moneyBack: 'returned' })
        .where(isPaidByCharge({ arenaId, reservationId: id }));
    }
    return changed(tx, { arenaId, id });
  },
};

/** Those of payment links among the charges of refunds. */
function ofLinks(tx: Transaction, returned: readonly { readonly chargeId: string }[]) {
  const ids = [...new Set(returned.map(({ chargeId }) => chargeId))];
  return tx
    .select()
    .from(charges)
    .where(and(isOneOf(charges.id, ids), eq(charges.purpose, 'link')));
}
