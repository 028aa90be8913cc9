import type { Database } from '#platform/database/database.ts';
import type { AccountSettings, ProviderSettings, Settings } from '#platform/settings/settings.ts';
import { StartFailure } from '#platform/StartFailure.ts';
import { openAccount, openNotified } from './accounts/openAccount.ts';
import { notificationUrlOf, type OwnAccounts } from './accounts/ownAccounts.ts';
import { asaas } from './asaas/asaas.ts';
import { mercadoPago } from './mercadoPago/mercadoPago.ts';
import { mercadoPagoOrders } from './mercadoPagoOrders/mercadoPagoOrders.ts';
import type { PaymentProvider } from './provider.ts';
import { type Providers, providersOf } from './providers.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** The configured providers: one for new charges, the others for charges that they made before, and connected accounts. */
export function chooseProviders(
  { payments, publicUrl, platformFeeBasisPoints }: Pick<Settings, 'payments' | 'publicUrl' | 'platformFeeBasisPoints'>,
  database: Database,
  accounts?: OwnAccounts,
): Providers {
  const choose = (settings: ProviderSettings): PaymentProvider => chooseProvider(settings, publicUrl, database);
  return providersOf(
    choose(payments.current),
    payments.others.map(choose),
    accounts && {
      opens: accounts.application.opens,
      open: (id) => openAccount(accounts, id),
      notified: (notification) => openNotified(accounts, notification),
      leastAmount: accounts.application.leastAmount,
      feeBasisPoints: platformFeeBasisPoints,
    },
  );
}

const TIMEOUT_MS = 10_000;

function chooseProvider(settings: ProviderSettings, publicUrl: string, database: Database): PaymentProvider {
  if (settings.provider === 'sandbox') return sandbox(database);
  const { token, secret, receiver } = settings;
  if (token === '' || secret === '' || receiver === '') throw new StartFailure(lacking(settings.provider));
  const connected = { ...settings, timeoutMs: TIMEOUT_MS };
  switch (connected.provider) {
    case 'mercado-pago':
      return mercadoPago({ ...connected, notificationUrl: notificationUrlOf(publicUrl) });
    case 'mercado-pago-orders':
      return mercadoPagoOrders(connected);
    case 'asaas':
      return asaas(connected);
  }
}

function lacking(provider: AccountSettings['provider']): { readonly message: string } {
  const [name, prefix] = provider === 'asaas' ? ['Asaas', 'ASAAS'] : ['Mercado Pago', 'MERCADO_PAGO'];
  return { message: `O ${name} precisa de ${prefix}_TOKEN, ${prefix}_SECRET e ${prefix}_RECEIVER` };
}
