import { asaas } from '#core/payment/asaas/asaas.ts';
import type { PaymentProvider } from '#core/payment/provider.ts';
import type { FakeAsaas } from './FakeAsaas.ts';
import { SECRET } from './mercadoPagoAt.ts';

/** Ours of that bank's account, where it answers. */
export function asaasAt(url: string, { token, wallet: receiver, least: leastAmount }: FakeAsaas): PaymentProvider {
  return asaas({ url, token, receiver, leastAmount, secret: SECRET, timeoutMs: 10_000 });
}
