import type { ChargeRow } from './charges.ts';
import type { PaymentProvider } from './provider.ts';

/** The configured providers: one makes new charges, and each is asked about its own charges. */
export interface Providers {
  readonly current: PaymentProvider;
  readonly all: readonly PaymentProvider[];
  /**
   * The provider and account that made a charge. Only they know it: 'not found' from any other means nothing.
   * `undefined` when they are not set up here: nothing may then be concluded about the charge.
   */
  of(charge: Pick<ChargeRow, 'provider' | 'receiver'>): PaymentProvider | undefined;
}

export function providersOf(current: PaymentProvider, others: readonly PaymentProvider[] = []): Providers {
  const all = [current, ...others];
  return {
    current,
    all,
    of: ({ provider, receiver }) => all.find((one) => one.name === provider && one.receiver === receiver),
  };
}
