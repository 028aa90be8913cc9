import { Data, type Result } from 'effect';

/** What is asked of a provider for one PIX charge. */
export interface ChargeOrder {
  /** Stored before the first call; the same key never makes a second charge. */
  readonly idempotencyKey: string;
  /** Our own id of the charge; comes back in {@link ProviderCharge}. */
  readonly reference: string;
  /** Centavos of BRL. */
  readonly amount: number;
  readonly description: string;
  readonly payerEmail: string;
  readonly expiresAt: Date;
}

/** A charge as the provider knows it; the only truth about money. */
export interface ProviderCharge {
  readonly id: string;
  /** The provider's own word; `readProviderState` translates it. */
  readonly status: string;
  /** Centavos. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly reference: string;
  /** The account that receives the money. */
  readonly receiver: string;
  /** The BR Code that the payer's bank reads. */
  readonly brCode: string;
  /** When the money came, if it came. */
  readonly approvedAt: Date | null;
  /** The provider's finer word, such as `accredited`, `partially_refunded`, `reimbursed`; empty when it has none. */
  readonly detail: string;
  /** Centavos that went back so far, whoever ordered it. */
  readonly refunded: number;
  /** When it last changed, by the provider's clock; null when that is not said. Puts answers in order. */
  readonly updatedAt: Date | null;
}

/** Money on its way back. `in_process`: the order was taken and may still be rejected. */
export interface ProviderRefund {
  readonly id: string;
  readonly state: 'done' | 'in_process' | 'rejected';
  /** Centavos. */
  readonly amount: number;
}

/** No usable answer: time-out, lost connection, 5xx, nonsense. What was asked may have happened; ask again with the same key. */
export class ProviderUnreachable extends Data.TaggedError('ProviderUnreachable')<{ readonly cause: string }> {}

/** The provider understood and said no; asking again will not help. */
export class ProviderRefused extends Data.TaggedError('ProviderRefused')<{ readonly cause: string }> {}

export type ProviderFailure = ProviderUnreachable | ProviderRefused;
export type Answered<T> = Promise<Result.Result<T, ProviderFailure>>;

/** A notification as it came over HTTP. Nothing in it is believed but, after verification, which charge to ask about. */
export interface Notification {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Who moves the money. Five verbs, one of them for two things; none is called inside a database transaction. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'mercado-pago';
  /** The account that must receive; compared with {@link ProviderCharge.receiver}. */
  readonly receiver: string;
  create(order: ChargeOrder): Answered<ProviderCharge>;
  get(id: string): Answered<ProviderCharge>;
  /** Succeeds also when the charge is over already; the reply tells how. */
  cancel(id: string): Answered<ProviderCharge>;
  /**
   * Gives money back, once per key.
   * @param share centavos, less than the charge; the whole of it when absent
   */
  refund(id: string, idempotencyKey: string, share?: number): Answered<ProviderRefund>;
  /** All refunds of a charge, by our orders and by others': what became of an order is read here. */
  getRefunds(id: string): Answered<readonly ProviderRefund[]>;
  /** The id of the charge that a genuine notification is about; `undefined` for a forged one. */
  verifyNotification(notification: Notification): string | undefined;
}
