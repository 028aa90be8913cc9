import { Result } from 'effect';
import type { ChargeOrder, PaymentProvider, ProviderCharge, ProviderResult } from './provider.ts';

/**
 * The charge of an order that was sent before: the provider may have made it, and its reply was lost. It is looked for
 * first, because nobody says how long a provider remembers a key.
 */
export async function findOrCreate(provider: PaymentProvider, order: ChargeOrder): ProviderResult<ProviderCharge> {
  const found = await provider.find(order.reference);
  if (Result.isFailure(found)) return Result.fail(found.failure);
  return found.success ? Result.succeed(found.success) : provider.create(order);
}
