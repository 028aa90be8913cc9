import { eq } from 'drizzle-orm';
import { charges } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { type ChargeRow, hasMoneyCome, reportedOf } from './charges.ts';
import type { MoneyState, ProviderCharge } from './provider.ts';
import type { Moved, SubjectMoneys } from './subjectMoney.ts';
import { firstWatch } from './watch.ts';

/** A report on a charge whose money came. */
export type ReportedMoney = ProviderCharge & { readonly state: MoneyState };

/** Stores where the provider says the money of a charge is, and lets what it is for follow. */
export async function moveMoney(
  tx: Transaction,
  subjects: SubjectMoneys,
  asked: ChargeRow,
  reported: ReportedMoney,
): Promise<'unchanged' | Moved> {
  const { id: chargeId } = asked;
  const { state } = reported;
  const subject = subjects[asked.purpose];
  await subject.lock?.(tx, asked);
  // Not FOR UPDATE, because transactions that insert a refund only need the charge to exist.
  const [before] = await tx.select().from(charges).where(eq(charges.id, chargeId)).for('no key update');
  if (!before || isKnown(before, reported)) return 'unchanged';
  const charge = {
    ...before,
    ...reportedOf(reported),
    status: state,
    refundedCentavos: state === 'refunded' ? before.amountCentavos : reported.refunded,
    approvedAt: before.approvedAt ?? reported.approvedAt ?? tx.now,
    toldAt: reported.updatedAt ?? before.toldAt,
    movedAt: tx.now,
  };
  const { status, refundedCentavos, approvedAt, toldAt, movedAt } = charge;
  await tx
    .update(charges)
    .set({ ...reportedOf(reported), status, refundedCentavos, approvedAt, toldAt, movedAt })
    .where(eq(charges.id, chargeId));
  if (!hasMoneyCome(before.status)) {
    await addJobs(tx, [{ kind: 'watchCharge', charge: chargeId, dueAt: firstWatch(tx.now) }]);
  }
  return subject.move(tx, before, charge);
}

/** Replies may arrive out of order: an older one is ignored. A charge that was refunded completely never changes. */
function isKnown(charge: ChargeRow, reported: ReportedMoney): boolean {
  if (charge.status === 'refunded') return true;
  if (!hasMoneyCome(charge.status)) return false;
  const isOlder = charge.toldAt !== null && reported.updatedAt !== null && reported.updatedAt < charge.toldAt;
  return isOlder || (charge.status === reported.state && charge.refundedCentavos === reported.refunded);
}
