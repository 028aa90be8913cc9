import type { ChargeAccount, ChargeRow } from './charges.ts';
import { type Notification, ONE_CENTAVO, type PaymentProvider } from './provider.ts';
import type { ProviderName } from '#domain/payment/providers.ts';

type Made = Pick<ChargeRow, 'provider' | 'receiver' | 'accountId'>;

/** An account that a person connected, as a new charge needs it. */
export interface OwnAccount {
  readonly id: string;
  readonly provider: ProviderName;
  readonly receiver: string;
}

/** The providers that charges are made with; each is asked about its own charges alone. */
export interface Providers {
  /** The accounts that the settings name; the first is the platform's, for new charges. */
  readonly all: readonly [PaymentProvider, ...PaymentProvider[]];
  /** What a new charge is made with: the account of whom the money is for, or the platform's when none of theirs can be opened. */
  accountFor(own: OwnAccount | null): ChargeAccount;
  /**
   * The provider and account that made a charge. Only they know it: 'not found' from any other means nothing.
   * `undefined` when they are not set up here: nothing may then be concluded about the charge.
   */
  of(charge: Made): Promise<PaymentProvider | undefined>;
  /** Connected accounts that a notification is about, when only they know which charges it names. */
  notified(notification: Notification): Promise<readonly PaymentProvider[]>;
}

interface ConnectedAccounts {
  /** Whether accounts of this provider can be opened here. */
  readonly opens: (provider: ProviderName) => boolean;
  /** Opens an account by its id; `undefined` when it cannot be opened any more. */
  readonly open: (accountId: string) => Promise<PaymentProvider | undefined>;
  readonly notified: Providers['notified'];
  /** Centavos: the least sum of a charge to such an account. */
  readonly leastAmount: number;
  /** What the platform keeps of a charge to such an account, in hundredths of a percent. */
  readonly feeBasisPoints: number;
}

const NONE: ConnectedAccounts = {
  opens: () => false,
  open: () => Promise.resolve(undefined),
  notified: () => Promise.resolve([]),
  leastAmount: ONE_CENTAVO,
  feeBasisPoints: 0,
};

export function providersOf(
  current: PaymentProvider,
  others: readonly PaymentProvider[] = [],
  { opens, open, notified, leastAmount: ofConnected, feeBasisPoints }: ConnectedAccounts = NONE,
): Providers {
  const all = [current, ...others] as const;
  return {
    all,
    notified,
    accountFor(own) {
      if (own && opens(own.provider)) {
        const { id: accountId, provider: name, receiver } = own;
        return { name, receiver, accountId, feeBasisPoints, leastAmount: ofConnected };
      }
      const { name, receiver, leastAmount } = current;
      return { name, receiver, leastAmount, accountId: null, feeBasisPoints: 0 };
    },
    async of({ provider, receiver, accountId }) {
      if (accountId !== null) return open(accountId);
      return all.find((one) => one.name === provider && one.receiver === receiver);
    },
  };
}
