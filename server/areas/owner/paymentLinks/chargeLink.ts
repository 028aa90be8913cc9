import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type ChargeAccount, endOfHold, newCharge, refuseTooLittle } from '#core/payment/charges.ts';
import { callLinkPixOff } from '#core/payment/linkPix.ts';
import { jobsOfCharge } from '#core/payment/watch.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { type LinkRow, subjectOf } from './linkRows.ts';

/**
 * The charge over what is left to pay by a link that is locked, as its reservation is: the one that can still be paid, so that every window gets
 * the same, or a new one. One over another sum is called off.
 * @param count refuses a new one when there were too many
 * @returns its id
 */
export async function chargeLink(
  tx: Transaction,
  row: LinkRow,
  { account, count }: { readonly account: ChargeAccount; readonly count: (linkId: string) => Promise<void> },
): Promise<string> {
  const { arenaId, id: linkId } = row.link;
  const { left } = subjectOf(row);
  const [open] = await tx.select().from(charges).where(isOpenChargeOf(arenaId, linkId));
  if (open && open.amountCentavos === left && open.expiresAt > tx.now) return open.id;
  refuseTooLittle(left, account);
  await count(linkId);
  await callLinkPixOff(tx, arenaId, eq(paymentLinks.id, linkId));
  const subject = { purpose: 'link', arenaId, linkId } as const;
  const charge = newCharge({ subject, amount: left, now: tx.now, expiresAt: endOf(row, tx.now) }, account);
  await tx.insert(charges).values(charge);
  await addJobs(tx, jobsOfCharge(charge));
  return charge.id;
}

/** The charge of a link that can still be paid and was not given up; there is at most one. */
function isOpenChargeOf(arenaId: string, linkId: string) {
  return and(
    eq(charges.arenaId, arenaId),
    eq(charges.linkId, linkId),
    inArray(charges.status, ['requested', 'pending']),
    isNull(charges.calledOffAt),
  );
}

/** An hour from now, and before the first hour begins: from then on the link is over. */
function endOf(row: LinkRow, now: Date): Date {
  const { date, courts } = subjectOf(row);
  const begins = Math.min(...courts.flatMap(({ startHours }) => startHours));
  const hold = endOfHold(now);
  const first = Number.isFinite(begins) ? instantOf(date, begins, row.zone) : hold;
  return first < hold ? first : hold;
}
