import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { UNDO_OF } from '#core/ledger/ledger.ts';
import { takeBack } from '#core/ledger/takeBack.ts';
import type { ChargeRow } from '#core/payment/charges.ts';
import { linkOfCharge } from '#core/payment/subject.ts';
import { takePaymentBack } from '#core/reservations/payments.ts';
import { isLive } from '#domain/booking/reservation.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { refunds } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { IS_THERE, type LinkRow, selectLinks } from './linkRows.ts';

/**
 * What it had paid is owed again, and its link waits for its payer, unless another one does; false when there was nothing of it. What we sent back
 * ourselves is no loss. A reservation that was cancelled since stays as the desk decided.
 */
export async function loseLinkMoney(tx: Transaction, charge: ChargeRow): Promise<boolean> {
  const { arenaId } = linkOfCharge(charge);
  const { sum } = await readOrdered(tx, charge);
  const row = await readLink(tx, charge);
  if (!row || !isLive(row) || (charge.status === 'refunded' && sum >= charge.amountCentavos)) return false;
  const { reservationId } = row.link;
  const account = { arenaId, reservationId, by: null };
  const standing = await tx
    .select({ id: movements.id, kind: movements.kind, value: movements.valueCentavos })
    .from(movements)
    .where(
      and(
        eq(movements.arenaId, arenaId),
        eq(movements.chargeId, charge.id),
        ne(movements.kind, 'undo'),
        sql`not exists (${UNDO_OF})`,
      ),
    )
    .orderBy(asc(movements.id));
  // What was given back of it never came either.
  const given = standing.filter(({ kind }) => kind === 'refund');
  for (const { id } of given) await takeBack(tx, account, id);
  const returned = given.reduce((total, { value }) => total - value, 0);
  const payment = standing.find(({ kind }) => kind === 'payment');
  if (!payment) return false;
  await takePaymentBack(tx, account, { id: payment.id, value: payment.value - returned });
  await openAgain(tx, row);
  return true;
}

async function openAgain(tx: Transaction, { link: { arenaId, id, reservationId, tokenHash } }: LinkRow): Promise<void> {
  if (tokenHash === null) return;
  const isOther = and(IS_THERE, eq(paymentLinks.reservationId, reservationId), ne(paymentLinks.id, id));
  const isWaiting = and(eq(paymentLinks.arenaId, arenaId), isOther, ne(paymentLinks.state, 'marked'));
  if ((await tx.$count(paymentLinks, isWaiting)) > 0) return;
  await tx
    .update(paymentLinks)
    .set({ state: 'open', decidedAt: null, decidedBy: null, movementId: null })
    .where(and(eq(paymentLinks.arenaId, arenaId), eq(paymentLinks.id, id)));
}

/** The link of a charge, with its reservation. */
export async function readLink(tx: Transaction, charge: ChargeRow): Promise<LinkRow | undefined> {
  const { arenaId, id } = linkOfCharge(charge);
  const [row] = await selectLinks(tx, arenaId, eq(paymentLinks.id, id));
  return row;
}

/** What we ordered to go back of a charge, in centavos, and whether that is all that is left of it. */
export async function readOrdered(tx: Transaction, { id }: ChargeRow): Promise<{ isAll: boolean; sum: number }> {
  const rows = await tx
    .select({ part: refunds.part, amount: refunds.amountCentavos })
    .from(refunds)
    .where(eq(refunds.chargeId, id));
  return { isAll: rows.some(({ part }) => part === 'all'), sum: rows.reduce((sum, { amount }) => sum + amount, 0) };
}
