import { and, asc, eq, inArray } from 'drizzle-orm';
import { charges, refunds } from '../database/schema/payments.ts';
import { inTransaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import type { Outcome } from '../outbox/work.ts';
import type { ChargeRow } from './charges.ts';
import { keepRefund, type RefundRow } from './keepRefund.ts';
import type { PaymentProvider, ProviderRefund } from './provider.ts';
import { type PaymentParts, settleCharge } from './settle.ts';
import { nextRefundAsk, nextTry } from './watch.ts';

/** A provider that says no is asked again for so long: its account may lack the money today. Then a person returns it. */
const TRIED_MS = 3 * 24 * 60 * 60_000;

/** Sends back what is owed of a charge, and asks what became of what was sent. Done when all is back, or never will be. */
export async function sendRefunds(parts: PaymentParts, charge: ChargeRow, now: Date): Promise<Outcome> {
  const open = await readOpen(parts, charge.id);
  if (open.length === 0) return 'done';
  const at = bankOf(parts, charge);
  // Nothing is sent while the payer's bank argues about it, or has taken it: it would go back twice.
  const isHeld = charge.status === 'disputed' || charge.status === 'charged_back';
  for (const refund of open) {
    if (refund.state === 'owed' && !isHeld) await send(parts, at, { charge, refund, now });
  }
  await askAboutSent(parts, at, charge);
  const left = await readOpen(parts, charge.id);
  if (left.some(({ state }) => state === 'owed')) return isHeld ? { againAt: nextTry(now) } : 'failed';
  const [oldest] = left;
  return oldest ? { againAt: nextRefundAsk(oldest.sentAt ?? oldest.createdAt, now) } : 'done';
}

interface Bank {
  readonly provider: PaymentProvider;
  /** The charge's id there. */
  readonly id: string;
}

function bankOf({ providers }: PaymentParts, charge: ChargeRow): Bank {
  const provider = providers.of(charge);
  if (!provider || charge.providerId === null)
    throw new Error(`Charge ${charge.id} was paid where nobody can be asked`);
  return { provider, id: charge.providerId };
}

function readOpen({ database }: PaymentParts, chargeId: string): Promise<RefundRow[]> {
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

async function send(parts: PaymentParts, at: Bank, owed: Owed): Promise<void> {
  const { charge, refund } = owed;
  const isWhole = refund.amountCentavos === charge.amountCentavos;
  const answer = await at.provider.refund(at.id, refund.idempotencyKey, isWhole ? undefined : refund.amountCentavos);
  if (answer._tag === 'Success') return keepRefund(parts, owed, answer.success);
  const { _tag, cause } = answer.failure;
  if (_tag === 'ProviderRefused' && (await findSent(parts, at, owed))) return;
  parts.log.error({ charge: charge.id, failure: _tag, cause }, 'A refund did not go through');
  if (_tag === 'ProviderRefused') await reconsider(parts, owed);
}

/**
 * Refused also when it went back before: in the provider's panel, or by an order whose answer was lost and whose key is
 * forgotten. A charge of which a share went back stays approved, so the list of its refunds says more than its state.
 */
async function findSent(parts: PaymentParts, at: Bank, owed: Owed): Promise<boolean> {
  const { charge, refund } = owed;
  const told = await at.provider.get(at.id);
  if (told._tag === 'Success') await settleCharge(parts, charge, told.success);
  if (!(await isStillOwed(parts, refund))) return true;
  const listed = await at.provider.getRefunds(at.id);
  if (listed._tag === 'Failure') return false;
  const known = await readKnownIds(parts, charge.id);
  const isThis = (one: ProviderRefund): boolean =>
    one.state !== 'rejected' && one.amount === refund.amountCentavos && !known.has(one.id);
  const found = listed.success.find(isThis);
  if (found) await keepRefund(parts, owed, found);
  return found !== undefined;
}

async function isStillOwed({ database }: PaymentParts, { chargeId, part }: RefundRow): Promise<boolean> {
  const [row] = await database.orm
    .select({ state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), eq(refunds.part, part)));
  return row?.state === 'owed';
}

async function readKnownIds({ database }: PaymentParts, chargeId: string): Promise<ReadonlySet<string | null>> {
  const rows = await database.orm
    .select({ id: refunds.providerId })
    .from(refunds)
    .where(eq(refunds.chargeId, chargeId));
  return new Set(rows.map(({ id }) => id));
}

/** What went back in part elsewhere is not owed any more; what is refused for days, a person has to return. */
async function reconsider(parts: PaymentParts, owed: Owed): Promise<void> {
  const { refund, now } = owed;
  if (now.getTime() - refund.createdAt.getTime() >= TRIED_MS) {
    return keepRefund(parts, owed, { id: '', state: 'rejected', amount: refund.amountCentavos });
  }
  await inTransaction(parts.database, async (tx) => {
    const [charge] = await tx.select().from(charges).where(eq(charges.id, refund.chargeId)).for('no key update');
    const left = charge ? charge.amountCentavos - charge.refundedCentavos : 0;
    if (left <= 0 || left >= refund.amountCentavos) return;
    await tx
      .update(refunds)
      // Another order, so another key.
      .set({ amountCentavos: left, idempotencyKey: newId() })
      .where(and(eq(refunds.chargeId, refund.chargeId), eq(refunds.part, refund.part), eq(refunds.state, 'owed')));
  });
}

async function askAboutSent(parts: PaymentParts, at: Bank, charge: ChargeRow): Promise<void> {
  const sent = (await readOpen(parts, charge.id)).filter(({ state }) => state === 'sent');
  if (sent.length === 0) return;
  const listed = await at.provider.getRefunds(at.id);
  if (listed._tag === 'Failure') {
    const { _tag, cause } = listed.failure;
    return parts.log.warn({ charge: charge.id, failure: _tag, cause }, 'The provider did not tell of a refund');
  }
  for (const refund of sent) {
    const found = listed.success.find(({ id }) => id === refund.providerId);
    if (found && found.state !== 'in_process') await keepRefund(parts, { charge, refund }, found);
  }
}
