import { and, eq, inArray } from 'drizzle-orm';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { refuseKnownSecret } from '#core/people/refuseKnownSecret.ts';
import { hashToken } from '#core/people/tokens.ts';
import { lockOwn } from '#core/reservations/changed.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { IS_THERE, overOf, selectLinks, stateOf, toDesk } from './linkRows.ts';
import { endLinks } from './lockLink.ts';

/** Makes the link of a reservation that is to be paid at the arena. The one before ends, unless somebody said to have paid by it. */
export const makePaymentLink: Write<'makePaymentLink'> = {
  async decide({ viewer, params: { id }, body: { token } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { paymentMethod, whomVersion } = await lockOwn(tx, arenaId, id);
    if (paymentMethod === 'platform') refuse('paid_by_platform');
    await refuseSaid(tx, arenaId, id);
    await endLinks(tx, arenaId, isUnpaidOf(id));
    const link = { arenaId, id: newId(), reservationId: id, tokenHash: hashToken(token), whomVersion };
    const made = { madeAt: tx.now, madeBy: signedIn(viewer).personId };
    await tx
      .insert(paymentLinks)
      .values({ ...link, ...made })
      .catch(refuseKnownSecret);
    const [row] = await selectLinks(tx, arenaId, eq(paymentLinks.id, link.id));
    if (!row) return refuse('payment_link_not_found');
    // One that would be over at once is not made.
    const over = overOf(row, tx.now);
    if (over) return refuse(over === 'begun' ? 'payment_link_late' : 'not_payable');
    return { data: { link: toDesk(row, tx.now) } };
  },
};

/** Ends the link of a reservation: from now on it is as if there had been none. */
export const endPaymentLink: Write<'endPaymentLink'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    await lockOwn(tx, arenaId, id);
    await refuseSaid(tx, arenaId, id);
    if (!(await endLinks(tx, arenaId, isUnpaidOf(id)))) refuse('payment_link_not_found');
    return { data: {} };
  },
};

/** Links that somebody may still pay by. */
function isUnpaidOf(reservationId: string) {
  return and(eq(paymentLinks.reservationId, reservationId), inArray(paymentLinks.state, ['open', 'refused']));
}

/** What somebody said is answered before it can be forgotten. */
async function refuseSaid(tx: Transaction, arenaId: string, reservationId: string): Promise<void> {
  const rows = await selectLinks(tx, arenaId, and(IS_THERE, eq(paymentLinks.reservationId, reservationId)));
  if (rows.some((row) => stateOf(row) === 'said')) refuse('payment_link_said');
}
