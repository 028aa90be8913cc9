import { contract } from '../../domain/contract/contract.ts';
import type { Database } from '../database/database.ts';
import type { ProviderSettings, Settings } from '../settings/settings.ts';
import { StartFailure } from '../StartFailure.ts';
import { mercadoPago, MERCADO_PAGO_TIMEOUT_MS } from './mercadoPago/mercadoPago.ts';
import type { PaymentProvider } from './provider.ts';
import { type Providers, providersOf } from './providers.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** The configured providers: one for new charges, the others for charges that they made before. */
export function chooseProviders(
  { payments, publicUrl }: Pick<Settings, 'payments' | 'publicUrl'>,
  database: Database,
): Providers {
  const choose = (settings: ProviderSettings): PaymentProvider => chooseProvider(settings, publicUrl, database);
  return providersOf(choose(payments.current), payments.others.map(choose));
}

function chooseProvider(settings: ProviderSettings, publicUrl: string, database: Database): PaymentProvider {
  switch (settings.provider) {
    case 'sandbox':
      return sandbox(database);
    case 'mercado-pago':
      return mercadoPagoOf(settings, publicUrl);
  }
}

type MercadoPagoSettings = Extract<ProviderSettings, { provider: 'mercado-pago' }>;

function mercadoPagoOf({ url, token, secret, receiver }: MercadoPagoSettings, publicUrl: string): PaymentProvider {
  if (token === '' || secret === '' || receiver === '') {
    throw new StartFailure({
      message: 'O Mercado Pago precisa de MERCADO_PAGO_TOKEN, MERCADO_PAGO_SECRET e MERCADO_PAGO_RECEIVER',
    });
  }
  return mercadoPago({
    url,
    token,
    secret,
    receiver,
    timeoutMs: MERCADO_PAGO_TIMEOUT_MS,
    notificationUrl: publicUrl.startsWith('https://') ? publicUrl + contract.paymentNotification.path : undefined,
  });
}
