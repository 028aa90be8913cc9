import { and, eq } from 'drizzle-orm';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { type ChargeRow, orderOf, readCharge } from './charges.ts';
import { findOrCreate } from './findOrCreate.ts';
import type { ProviderFailure, Refusable } from './provider.ts';
import { type PaymentDependencies, settleCharge } from './settle.ts';
import { releaseSubject } from './subject.ts';

/**
 * Why there is nothing to pay with: a reservation is then closed and its hours are free, and a cart can be tried again.
 * `undefined`: there is.
 */
export type NotOpened = 'payment_unavailable' | Refusable | undefined;

interface Opening {
  /** Whether it may have been asked before. */
  readonly isRepeated?: boolean;
  /** Of whoever pays, where they told it for this charge alone: it is stored nowhere here. */
  readonly cpf?: string | undefined;
}

/**
 * Asks the provider to create a charge that was decided. Repeating it creates no second charge.
 */
export async function openCharge(
  dependencies: PaymentDependencies,
  chargeId: string,
  { isRepeated = false, cpf }: Opening = {},
): Promise<NotOpened> {
  const file = await readCharge(dependencies.database.orm, chargeId);
  if (!file) throw new Error(`There is no charge ${chargeId}`);
  if (file.charge.providerId !== null) return undefined;
  if (!file.isAwaited) return 'payment_unavailable';
  const provider = await dependencies.providers.of(file.charge);
  // The charge belongs to a provider that is not set up here. Another process may have created it there already.
  if (!provider) return 'payment_unavailable';
  const order = orderOf(cpf === undefined ? file : { ...file, payer: { ...file.payer, cpf } });
  const answer = await (isRepeated ? findOrCreate(provider, order) : provider.create(order));
  if (answer._tag === 'Success') {
    const settlement = await settleCharge(dependencies, file.charge, answer.success);
    if (settlement !== 'ignored' && settlement !== 'cancelled') return undefined;
  } else {
    const { _tag, cause } = answer.failure;
    dependencies.log.warn({ charge: chargeId, failure: _tag, cause }, 'The provider made no charge');
  }
  const failure = answer._tag === 'Failure' ? answer.failure : undefined;
  await giveUpUnpaid(dependencies, file.charge, failure);
  return (failure?._tag === 'ProviderRefused' && failure.reason) || 'payment_unavailable';
}

/**
 * Nobody has seen a code to pay with, but one may exist (if the reply was lost): a job cancels it, and refunds money
 * that came nevertheless. The reservation becomes CANCELADA, not EXPIRADA, since its player was shown the failure.
 */
async function giveUpUnpaid(
  { database }: PaymentDependencies,
  charge: ChargeRow,
  failure: ProviderFailure | undefined,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (failure?._tag === 'ProviderRefused') {
      await tx
        .update(charges)
        .set({ status: 'cancelled' })
        .where(and(eq(charges.id, charge.id), eq(charges.status, 'requested')));
    } else {
      await addJobs(tx, [{ kind: 'cancelCharge', charge: charge.id, dueAt: tx.now }]);
    }
    await releaseSubject(tx, charge, 'CANCELADA');
  });
}
