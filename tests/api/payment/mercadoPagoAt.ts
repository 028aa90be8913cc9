import { mercadoPago } from '#core/payment/mercadoPago/mercadoPago.ts';
import type { PaymentProvider } from '#core/payment/provider.ts';
import type { FakeMercadoPago } from './FakeMercadoPago.ts';

export const SECRET = 'test-secret';

type Account = Parameters<typeof mercadoPago>[0];

/** Ours of that bank's account, where it answers; `different` is what a test sets up otherwise. */
export function mercadoPagoAt(url: string, bank: FakeMercadoPago, different: Partial<Account> = {}): PaymentProvider {
  const account = { token: bank.token, secret: SECRET, receiver: String(bank.collector), timeoutMs: 10_000 };
  return mercadoPago({ url, ...account, ...different });
}
