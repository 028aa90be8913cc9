import { Data, type Result } from 'effect';

/** The order for one PIX charge at a provider. */
export interface ChargeOrder {
  /** Stored before the first call; the same key never makes a second charge. */
  readonly idempotencyKey: string;
  /** Our own id of the charge; it comes back in {@link ProviderCharge}. */
  readonly reference: string;
  /** Centavos of BRL. */
  readonly amount: number;
  readonly description: string;
  readonly payerEmail: string;
  readonly expiresAt: Date;
}

/** A charge as the provider knows it: the only source of truth about money. */
export interface ProviderCharge {
  readonly id: string;
  /** The provider's own status; `readProviderState` translates it. */
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
  /** When the money came; null until then. */
  readonly approvedAt: Date | null;
  /** The provider's detailed status, such as `accredited`, `partially_refunded`, `reimbursed`; empty when there is none. */
  readonly detail: string;
  /** Centavos refunded so far, whoever ordered it. */
  readonly refunded: number;
  /** The last change, by the provider's clock; null when unknown. It is used to order replies. */
  readonly updatedAt: Date | null;
}

/** A refund. `in_process`: the order was accepted but may still be rejected. */
export interface ProviderRefund {
  readonly id: string;
  readonly state: 'done' | 'in_process' | 'rejected';
  /** Centavos. */
  readonly amount: number;
}

/**
 * No usable reply: time-out, lost connection, 5xx, malformed reply. The request may have taken effect; retry it with the
 * same key.
 */
export class ProviderUnreachable extends Data.TaggedError('ProviderUnreachable')<{ readonly cause: string }> {}

/** The provider refused the request; retrying does not help. */
export class ProviderRefused extends Data.TaggedError('ProviderRefused')<{ readonly cause: string }> {}

export type ProviderFailure = ProviderUnreachable | ProviderRefused;
export type ProviderResult<T> = Promise<Result.Result<T, ProviderFailure>>;

/** A notification as received over HTTP. Once verified, only its charge id is used, to ask the provider about it. */
export interface Notification {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

export const PROVIDERS = ['sandbox', 'mercado-pago'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** A payment provider. It must not be called inside a database transaction. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The account that must receive the money; it is compared with {@link ProviderCharge.receiver}. */
  readonly receiver: string;
  create(order: ChargeOrder): ProviderResult<ProviderCharge>;
  get(id: string): ProviderResult<ProviderCharge>;
  /** Succeeds also when the charge is over already; the reply has its status. */
  cancel(id: string): ProviderResult<ProviderCharge>;
  /**
   * Refunds money, once per key.
   * @param share centavos, less than the charge; the whole charge when absent
   */
  refund(id: string, idempotencyKey: string, share?: number): ProviderResult<ProviderRefund>;
  /** All refunds of a charge, whoever ordered them. It shows the result of our own orders too. */
  getRefunds(id: string): ProviderResult<readonly ProviderRefund[]>;
  /** The charge's id in a genuine notification; `undefined` for a forged one. */
  verifyNotification(notification: Notification): string | undefined;
}
