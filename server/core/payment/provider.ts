import { Data, type Result } from 'effect';
import type { ProviderName } from '#domain/payment/providers.ts';

/** The order for one PIX charge at a provider. The same on every attempt. */
export interface ChargeOrder {
  /** Stored before the first call; the same key never makes a second charge. */
  readonly idempotencyKey: string;
  /** Our own id of the charge; it comes back in {@link ProviderCharge}. */
  readonly reference: string;
  /** Centavos of BRL. */
  readonly amount: number;
  /** Centavos of it that the platform keeps, when the money goes to an account of somebody else's. */
  readonly fee: number;
  readonly description: string;
  readonly payer: Payer;
  readonly createdAt: Date;
  /** Our own deadline. A provider whose codes live longer may keep its code open: the charge is cancelled there at this time. */
  readonly expiresAt: Date;
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  /** 11 digits, if the payer has told it. Some providers make no charge without it. */
  readonly cpf: string | null;
}

/**
 * Where a charge stands. `approved`: the money came, and perhaps a part of it went back. `refunded`: all of it went back.
 * `disputed`: the payer's bank asks for it. `charged_back`: it took it. `unknown`: a status that the adapter does not
 * know, which must change nothing. `received_in_cash`: the receiver marked it so in the provider's panel. No PIX came and none
 * can; whoever receives has the money in their hands.
 */
export type ReportedState = 'pending' | 'cancelled' | 'received_in_cash' | MoneyState | 'unknown';
export type MoneyState = 'approved' | 'disputed' | 'charged_back' | 'refunded';

/** A charge as the provider knows it: the only source of truth about money. */
export interface ProviderCharge {
  readonly id: string;
  readonly state: ReportedState;
  /** The status in the provider's own words, for the log and for its support. */
  readonly words: string;
  /** Centavos. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly reference: string;
  /** The account that receives the money. */
  readonly receiver: string;
  /** The BR Code that the payer's bank reads. */
  readonly brCode: string;
  /** Until when the code can be paid, where this reply says so; null otherwise. */
  readonly codeUntil: Date | null;
  /** When the money came; null until then. */
  readonly approvedAt: Date | null;
  /** Centavos refunded so far, whoever ordered it. */
  readonly refunded: number;
  /** The last change, by the provider's clock; null when unknown. It is used to order replies. */
  readonly updatedAt: Date | null;
}

/** The least sum of a charge where a provider names none. */
export const ONE_CENTAVO = 1;

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
export class ProviderUnreachable extends Data.TaggedError('ProviderUnreachable')<{
  readonly cause: string;
  /** The provider does not accept the account's token (any more). */
  readonly isUnauthorized?: true;
}> {}

/** What the payer can do about a refusal: pay from another account than the receiver's, or tell their CPF. */
export type Refusable = 'payer_is_receiver' | 'document_needed';

/** The provider refused the request; retrying does not help. */
export class ProviderRefused extends Data.TaggedError('ProviderRefused')<{
  readonly cause: string;
  readonly reason?: Refusable;
}> {}

export type ProviderFailure = ProviderUnreachable | ProviderRefused;
export type ProviderResult<T> = Promise<Result.Result<T, ProviderFailure>>;

/** A notification as received over HTTP. Once verified, only its charge ids are used, to ask the provider about them. */
export interface Notification {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** As it arrived: some providers sign these bytes. */
  readonly body: string;
}

/** An account at a payment provider. It must not be called inside a database transaction. */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The account that must receive the money; it is compared with {@link ProviderCharge.receiver}. */
  readonly receiver: string;
  /** Centavos: it makes no charge over less. */
  readonly leastAmount: number;
  create(order: ChargeOrder): ProviderResult<ProviderCharge>;
  get(id: string): ProviderResult<ProviderCharge>;
  /** The charge that was made with a reference, when the reply to `create` was lost; `undefined` when there is none. */
  find(reference: string): ProviderResult<ProviderCharge | undefined>;
  /** Succeeds also when the charge is over already; the reply has its status. */
  cancel(id: string): ProviderResult<ProviderCharge>;
  /**
   * Refunds money, once per key.
   * @param share centavos, less than the charge; the whole charge when absent
   */
  refund(id: string, idempotencyKey: string, share?: number): ProviderResult<ProviderRefund>;
  /** All refunds of a charge, whoever ordered them. It shows the result of our own orders too. */
  getRefunds(id: string): ProviderResult<readonly ProviderRefund[]>;
  /** The ids of the charges that a genuine notification is about; `undefined` for a forged one. */
  verifyNotification(notification: Notification): Promise<readonly string[] | undefined>;
}
