import type { ChargeRow } from './charges.ts';
import type { PaymentProvider } from './provider.ts';

/** Where money can be moved: one provider makes new charges, each is asked about its own. */
export interface Providers {
  /** Makes the new charges. */
  readonly current: PaymentProvider;
  readonly all: readonly PaymentProvider[];
  /**
   * Who made a charge, by provider and account. Only they know of it: 'not found' from any other is no answer.
   * `undefined` when they are not set up here: then nothing about the charge may be concluded.
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
