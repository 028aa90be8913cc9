import { Schema } from 'effect';
import { Instant } from '../values/id.ts';

/** The providers at which a person may connect an account of their own, by name. */
export const AccountProvider = Schema.Literals(['sandbox', 'mercado-pago', 'mercado-pago-orders', 'asaas']);
export type AccountProvider = typeof AccountProvider.Type;

/** A provider's name on screen. */
export const ACCOUNT_PROVIDER_NAMES: Readonly<Record<AccountProvider, string>> = {
  sandbox: 'Banco Sandbox',
  'mercado-pago': 'Mercado Pago',
  'mercado-pago-orders': 'Mercado Pago',
  asaas: 'Asaas',
};

/** An account that the person connected last. Without `endedAt` it receives their money. */
export const PaymentAccount = Schema.Struct({
  provider: AccountProvider,
  /** Its number at the provider. */
  receiver: Schema.String,
  connectedAt: Instant,
  endedAt: Schema.optionalKey(Instant),
  /** Who took the access away: the person here, or the provider (also when the person did it there). */
  endedBy: Schema.optionalKey(Schema.Literals(['person', 'provider'])),
});
export type PaymentAccount = typeof PaymentAccount.Type;

export const PaymentAccountState = Schema.Struct({
  /** The provider at which an account can be connected now; absent when none can. */
  offered: Schema.optionalKey(AccountProvider),
  /** What the platform keeps of each charge, in percent. */
  feePercent: Schema.Finite,
  account: Schema.NullOr(PaymentAccount),
});
export type PaymentAccountState = typeof PaymentAccountState.Type;
