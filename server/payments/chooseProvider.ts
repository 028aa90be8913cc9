import { contract } from '../../domain/contract/contract.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { StartFailure } from '../StartFailure.ts';
import { mercadoPago, MERCADO_PAGO_TIMEOUT_MS } from './mercadoPago.ts';
import type { PaymentProvider } from './provider.ts';
import { sandbox } from './sandbox.ts';

/** The provider that the settings name. */
export function chooseProvider(
  { payments, publicUrl }: Pick<Settings, 'payments' | 'publicUrl'>,
  database: Database,
): PaymentProvider {
  if (payments.provider === 'sandbox') return sandbox(database);
  const { url, token, secret, receiver } = payments;
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
