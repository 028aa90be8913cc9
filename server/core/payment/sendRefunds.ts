import { and, asc, eq, inArray } from 'drizzle-orm';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Outcome } from '#platform/outbox/work.ts';
import type { ChargeRow } from './charges.ts';
import { keepRefund } from './keepRefund.ts';
import type { PaymentProvider, ProviderRefund } from './provider.ts';
import type { RefundRow } from './refunds.ts';
import { type PaymentDependencies, settleCharge } from './settle.ts';
import { nextRefundAsk, nextTry } from './watch.ts';

/** How long a refused refund is retried: the account may lack the money today. After that a person has to return it. */
const TRIED_MS = 3 * 24 * 60 * 60_000;

/** Sends the refunds that are owed and asks about those already sent. Done when each is completed or refused for good. */
export async function sendRefunds(dependencies: PaymentDependencies, charge: ChargeRow, now: Date): Promise<Outcome> {
  const open = await readOpen(dependencies, charge.id);
  if (open.length === 0) return 'done';
  const at = await bankOf(dependencies, charge);
  // Nothing is sent during a dispute or after a chargeback: the money would go back twice.
  const isHeld = charge.status === 'disputed' || charge.status === 'charged_back';
  for (const refund of open) {
    if (refund.state === 'owed' && !isHeld) await send(dependencies, at, { charge, refund, now });
  }
  await askAboutSent(dependencies, at, charge);
  const left = await readOpen(dependencies, charge.id);
  if (left.some(({ state }) => state === 'owed')) return isHeld ? { againAt: nextTry(now) } : 'failed';
  const [oldest] = left;
  return oldest ? { againAt: nextRefundAsk(oldest.sentAt ?? oldest.createdAt, now) } : 'done';
}

interface Bank {
  readonly provider: PaymentProvider;
  /** The charge's id at the provider. */
  readonly id: string;
}

async function bankOf({ providers }: PaymentDependencies, charge: ChargeRow): Promise<Bank> {
  const provider = await providers.of(charge);
  if (!provider || charge.providerId === null)
    throw new Error(`Charge ${charge.id} was paid where nobody can be asked`);
  return { provider, id: charge.providerId };
}

function readOpen({ database }: PaymentDependencies, chargeId: string): Promise<RefundRow[]> {
  return database.orm
    .select()
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), inArray(refunds.state, ['owed', 'sent'])))
    .orderBy(asc(refunds.createdAt));
}

interface Owed {
  readonly charge: ChargeRow;
  readonly refund: RefundRow;
  readonly now: Date;
}

async function send(dependencies: PaymentDependencies, at: Bank, owed: Owed): Promise<void> {
  const { charge, refund } = owed;
  const isWhole = refund.amountCentavos === charge.amountCentavos;
  const answer = await at.provider.refund(at.id, refund.idempotencyKey, isWhole ? undefined : refund.amountCentavos);
  if (answer._tag === 'Success') return keepRefund(dependencies, owed, answer.success);
  const { _tag, cause } = answer.failure;
  if (_tag === 'ProviderRefused' && (await findSent(dependencies, at, owed))) return;
  dependencies.log.error({ charge: charge.id, failure: _tag, cause }, 'A refund did not go through');
  if (_tag === 'ProviderRefused') await reconsider(dependencies, owed);
}

/**
 * A refund is also refused when the money went back before: in the provider's panel, or by an order whose reply was lost
 * and whose key the provider has forgotten. A charge of which a share was refunded stays approved, so the list of its
 * refunds is more reliable than its status.
 */
async function findSent(dependencies: PaymentDependencies, at: Bank, owed: Owed): Promise<boolean> {
  const { charge, refund } = owed;
  const answer = await at.provider.get(at.id);
  if (answer._tag === 'Success') await settleCharge(dependencies, charge, answer.success);
  if (!(await isStillOwed(dependencies, refund))) return true;
  const listed = await at.provider.getRefunds(at.id);
  if (listed._tag === 'Failure') return false;
  const known = await readKnownIds(dependencies, charge.id);
  const isThis = (one: ProviderRefund): boolean =>
    one.state !== 'rejected' && one.amount === refund.amountCentavos && !known.has(one.id);
  const found = listed.success.find(isThis);
  if (found) await keepRefund(dependencies, owed, found);
  return found !== undefined;
}

async function isStillOwed({ database }: PaymentDependencies, { chargeId, part }: RefundRow): Promise<boolean> {
  const [row] = await database.orm
    .select({ state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), eq(refunds.part, part)));
  return row?.state === 'owed';
}

async function readKnownIds({ database }: PaymentDependencies, chargeId: string): Promise<ReadonlySet<string | null>> {
  const rows = await database.orm
    .select({ id: refunds.providerId })
    .from(refunds)
    .where(eq(refunds.chargeId, chargeId));
  return new Set(rows.map(({ id }) => id));
}

/** Reduces the refund if part of it went back elsewhere. After days of refusals, a person has to return the money. */
async function reconsider(dependencies: PaymentDependencies, owed: Owed): Promise<void> {
  const { refund, now } = owed;
  if (now.getTime() - refund.createdAt.getTime() >= TRIED_MS) {
    return keepRefund(dependencies, owed, { id: '', state: 'rejected', amount: refund.amountCentavos });
  }
  await inTransaction(dependencies.database, async (tx) => {
    const [charge] = await tx.select().from(charges).where(eq(charges.id, refund.chargeId)).for('no key update');
    const left = charge ? charge.amountCentavos - charge.refundedCentavos : 0;
    if (left <= 0 || left >= refund.amountCentavos) return;
    await tx
      .update(refunds)
      // A different amount is a new order, so it needs a new key.
      .set({ amountCentavos: left, idempotencyKey: newId() })
      .where(and(eq(refunds.chargeId, refund.chargeId), eq(refunds.part, refund.part), eq(refunds.state, 'owed')));
  });
}

async function askAboutSent(dependencies: PaymentDependencies, at: Bank, charge: ChargeRow): Promise<void> {
  const sent = (await readOpen(dependencies, charge.id)).filter(({ state }) => state === 'sent');
  if (sent.length === 0) return;
  const listed = await at.provider.getRefunds(at.id);
  if (listed._tag === 'Failure') {
    const { _tag, cause } = listed.failure;
    return dependencies.log.warn(
      { charge: charge.id, failure: _tag, cause },
      'The provider did not answer about a refund',
    );
  }
  for (const refund of sent) {
    const found = listed.success.find(({ id }) => id === refund.providerId);
    if (found && found.state !== 'in_process') await keepRefund(dependencies, { charge, refund }, found);
  }
}
