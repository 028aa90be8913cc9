import { Result } from 'effect';
import { createHash, timingSafeEqual } from 'node:crypto';
import { momentIn, DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { callsTo } from '../providerCalls.ts';
import {
  type ChargeOrder,
  type Payer,
  type PaymentProvider,
  ProviderRefused,
  type ProviderResult,
} from '../provider.ts';
import type { ProviderCharge } from '../provider.ts';
import {
  chargeOf,
  CodeReply,
  CustomerList,
  CustomerReply,
  DeletedReply,
  describeRefund,
  type Payment,
  PaymentList,
  PaymentReply,
  readCodes,
  readEvent,
  refundsOf,
} from './asaasReplies.ts';

export interface AsaasAccount {
  /** `https://api.asaas.com`, or a stand-in of it. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
  /** The account's wallet (`GET /v3/wallets`): the account that must receive the money. */
  readonly receiver: string;
  /** What its notifications carry as `asaas-access-token`. Must not be empty: anybody could send them. */
  readonly secret: string;
  /** Centavos: it makes no charge over less. Not said in its documentation, so the installation says it. */
  readonly leastAmount: number;
}

/**
 * PIX charges through Asaas (docs.asaas.com, version 3). It has no idempotency keys: a charge is looked for by our
 * reference before it is made, and a refund by our key in its description. A code lives for months, until we delete its
 * charge at our own deadline; that of an account without a PIX key lives until the day ends.
 */
export function asaas(account: AsaasAccount): PaymentProvider {
  const { url, token, timeoutMs, receiver, secret, leastAmount } = account;
  if (secret === '' || token === '') throw new Error('Asaas needs its token and its secret');
  const headers = { access_token: token, 'User-Agent': 'quadra-livre' };
  const ask = callsTo({ url, headers, timeoutMs, readCodes, reasons: {} });

  const read = (id: string): ProviderResult<Payment> => ask(PaymentReply, { url: pathOf(id) });

  async function get(id: string): ProviderResult<ProviderCharge> {
    return Result.map(await read(id), (payment) => chargeOf(payment, receiver));
  }

  /** The code has an address of its own. */
  async function withCode(payment: Payment): ProviderResult<ProviderCharge> {
    const code = await ask(CodeReply, { url: `${pathOf(payment.id)}/pixQrCode` });
    return Result.map(code, (qr) => chargeOf(payment, receiver, qr));
  }

  async function findPayment(reference: string): ProviderResult<Payment | undefined> {
    const found = await ask(PaymentList, { url: '/v3/payments', params: { externalReference: reference } });
    return Result.map(found, ({ data }) => data[0]);
  }

  /** The customer that a charge must be for, found by the document or made with it. */
  async function customerOf({ name, email, cpf }: Payer): ProviderResult<string> {
    if (cpf === null) {
      return Result.fail(new ProviderRefused({ cause: 'no document of the payer', reason: 'document_needed' }));
    }
    const known = await ask(CustomerList, { url: '/v3/customers', params: { cpfCnpj: cpf } });
    if (Result.isFailure(known)) return Result.fail(known.failure);
    const [customer] = known.success.data;
    if (customer) return Result.succeed(customer.id);
    const data = { name, email, cpfCnpj: cpf, notificationDisabled: true };
    return Result.map(await ask(CustomerReply, { method: 'POST', url: '/v3/customers', data }), ({ id }) => id);
  }

  return {
    name: 'asaas',
    receiver,
    leastAmount,
    get,

    async create(order) {
      const known = await findPayment(order.reference);
      if (Result.isFailure(known)) return Result.fail(known.failure);
      if (known.success) return withCode(known.success);
      const customer = await customerOf(order.payer);
      if (Result.isFailure(customer)) return Result.fail(customer.failure);
      const data = bodyOf(order, customer.success);
      const made = await ask(PaymentReply, { method: 'POST', url: '/v3/payments', data });
      return Result.isFailure(made) ? Result.fail(made.failure) : withCode(made.success);
    },

    async find(reference) {
      const found = await findPayment(reference);
      if (Result.isFailure(found)) return Result.fail(found.failure);
      return found.success ? withCode(found.success) : Result.succeed(undefined);
    },

    async cancel(id) {
      const asked = await ask(DeletedReply, { method: 'DELETE', url: pathOf(id) });
      if (Result.isFailure(asked) && asked.failure._tag === 'ProviderUnreachable') return Result.fail(asked.failure);
      // Refused when the money came: `get` tells which it was.
      return get(id);
    },

    async refund(id, idempotencyKey, share) {
      const before = await read(id);
      if (Result.isFailure(before)) return Result.fail(before.failure);
      const known = refundsOf(before.success).find((one) => one.id === idempotencyKey);
      if (known) return Result.succeed(known);
      const data = {
        description: describeRefund(idempotencyKey),
        ...(share !== undefined && { value: share / 100 }),
      };
      const answer = await ask(PaymentReply, { method: 'POST', url: `${pathOf(id)}/refund`, data });
      if (Result.isFailure(answer)) return Result.fail(answer.failure);
      const made = refundsOf(answer.success).find((one) => one.id === idempotencyKey);
      const amount = share ?? before.success.value;
      return Result.succeed(made ?? { id: idempotencyKey, state: 'in_process', amount });
    },

    async getRefunds(id) {
      return Result.map(await read(id), refundsOf);
    },

    verifyNotification({ headers: { 'asaas-access-token': given = '' }, body }) {
      return Promise.resolve(isSame(given, secret) ? readEvent(body) : undefined);
    },
  };
}

function bodyOf(order: ChargeOrder, customer: string) {
  return {
    customer,
    billingType: 'PIX',
    value: order.amount / 100,
    // A day without an hour: the charge is deleted at our own deadline.
    dueDate: toIsoDay(momentIn(order.expiresAt, DEFAULT_ZONE).day),
    description: order.description,
    externalReference: order.reference,
  };
}

function pathOf(id: string): string {
  return `/v3/payments/${encodeURIComponent(id)}`;
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
