import { and, eq, ne } from 'drizzle-orm';
import type { ChargeRow } from '#core/payment/charges.ts';
import { callPixOffOf } from '#core/payment/linkPix.ts';
import { noteLinkRefund } from '#core/payment/linkRefunds.ts';
import { oweInVain } from '#core/payment/refunds.ts';
import { linkOfCharge } from '#core/payment/subject.ts';
import type { SubjectMoney } from '#core/payment/subjectMoney.ts';
import { tellDeskOfLink, tellLinkPixBack } from '#core/payment/tellMoney.ts';
import { writeReturned } from '#core/payment/writeReturned.ts';
import { isReservation } from '#core/reservations/changed.ts';
import { addPayments } from '#core/reservations/payments.ts';
import { isLive } from '#domain/booking/reservation.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { LinkRow } from './linkRows.ts';
import { loseLinkMoney, readLink, readOrdered } from './loseLinkMoney.ts';

/** What the money of a PIX does to the reservation of its link: it pays while the platform has it, and no longer. */
export const linkMoney: SubjectMoney = {
  // Whoever changes either takes them in this order, before any charge.
  async lock(tx, charge) {
    const { arenaId, id } = linkOfCharge(charge);
    const isIt = and(eq(paymentLinks.arenaId, arenaId), eq(paymentLinks.id, id));
    const [link] = await tx.select({ of: paymentLinks.reservationId }).from(paymentLinks).where(isIt);
    if (!link) return;
    await tx.select({ id: reservations.id }).from(reservations).where(isReservation(arenaId, link.of)).for('update');
    await tx.select({ id: paymentLinks.id }).from(paymentLinks).where(isIt).for('update');
  },
  async move(tx, before, charge) {
    const [had, has] = [isHere(before), isHere(charge)];
    const moved = !had && has ? await takeLinkMoney(tx, charge) : 'moved';
    const hasLost = had && !has && (await loseLinkMoney(tx, charge));
    if (charge.status === 'refunded') await noteReturned(tx, charge, hasLost);
    else if (moved !== 'refunding') await tellTrouble(tx, before, charge);
    return moved;
  },
};

/** A dispute leaves the money where it is until it is lost. */
function isHere({ status }: ChargeRow): boolean {
  return status === 'approved' || status === 'disputed';
}

/**
 * Pays what is left when that is exactly the money, of a reservation that is live and the same person's as when the link was made; else all of
 * it goes back. Of money that is won back after a part of it had gone back, the rest is judged.
 */
async function takeLinkMoney(tx: Transaction, charge: ChargeRow): Promise<'paid' | 'refunding'> {
  const { arenaId, id } = linkOfCharge(charge);
  const { isAll, sum: ordered } = await readOrdered(tx, charge);
  const value = charge.amountCentavos - ordered;
  const row = isAll || value <= 0 ? undefined : await readLink(tx, charge);
  if (!row || !isPaidWith(row, value)) {
    if (value > 0) await oweInVain(tx, charge, value);
    await tellLinkPixBack(tx, charge, false);
    return 'refunding';
  }
  const { reservationId } = row.link;
  const payment = { kind: 'payment', info: '', value, method: 'platform', charge: charge.id } as const;
  const [movementId = null] = await addPayments(tx, { arenaId, reservationId, by: null }, [payment]);
  await tx
    .update(paymentLinks)
    .set({ state: 'marked', decidedAt: tx.now, decidedBy: null, movementId, reason: null })
    .where(and(eq(paymentLinks.arenaId, arenaId), eq(paymentLinks.id, id)));
  await callPixOffOf(tx, arenaId, [reservationId]);
  await tellDeskOfLink(tx, 'pixReceived', charge, { value, change: '' });
  return 'paid';
}

/** Whether a sum is what is left to pay by a link. The game may have begun: who owes pays. */
function isPaidWith(row: LinkRow, sum: number): boolean {
  const isOpen = isLive(row) && row.status !== 'PAGA' && row.paymentMethod === 'local';
  return isOpen && row.whomVersion === row.link.whomVersion && row.left === sum;
}

/** The provider says that all of it went back: what we had ordered is done, and the rest somebody sent in its panel. */
async function noteReturned(tx: Transaction, charge: ChargeRow, hasLost: boolean): Promise<void> {
  const isPart = and(eq(refunds.chargeId, charge.id), ne(refunds.part, 'all'));
  const parts = await tx.select({ part: refunds.part, amount: refunds.amountCentavos }).from(refunds).where(isPart);
  for (const { part, amount } of parts) await writeReturned(tx, { chargeId: charge.id, part, amount });
  const amount = parts.reduce((rest, part) => rest - part.amount, charge.amountCentavos);
  if (amount > 0) await writeReturned(tx, { chargeId: charge.id, part: 'all', amount });
  await noteLinkRefund(tx, charge);
  if (hasLost) await tellLinkPixBack(tx, charge, true);
}

/** The provider says that the money is disputed, lost, or won after that. */
async function tellTrouble(tx: Transaction, before: ChargeRow, charge: ChargeRow): Promise<void> {
  const { status, amountCentavos: value } = charge;
  if (status === before.status) return;
  const sum = { value, change: statedAt(charge) };
  if (status === 'disputed') return tellDeskOfLink(tx, 'paymentDisputed', charge, sum);
  if (status === 'charged_back') return tellDeskOfLink(tx, 'paymentLost', charge, sum);
  const wasInTrouble = before.status === 'disputed' || before.status === 'charged_back';
  if (wasInTrouble && status === 'approved') await tellDeskOfLink(tx, 'disputeWon', charge, sum);
}

/** Each state of a charge is told once. */
function statedAt({ status, movedAt }: ChargeRow): string {
  return `${status} ${movedAt?.toISOString() ?? ''}`;
}
