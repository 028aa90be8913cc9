import { encodeBrCode } from '#domain/payment/brcode.ts';
import { type Answer, BankServer, type Call, type Fault } from './BankServer.ts';

export interface FakePayment {
  id: number;
  status: string;
  status_detail: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  date_last_updated: string;
  currency_id: string;
  collector_id: number;
  external_reference: string;
  date_approved: string | null;
  date_of_expiration: string;
  description: string;
  application_fee: number;
  payer: unknown;
  point_of_interaction: { type: string; transaction_data: { qr_code: string } };
}

export interface FakeRefund {
  readonly id: number;
  readonly payment_id: number;
  readonly amount: number;
  readonly source: { readonly id: string; readonly name: string; readonly type: string };
  readonly date_created: string;
  readonly unique_sequence_number: string | null;
  status: 'approved' | 'in_process' | 'rejected';
}

/**
 * A bank that speaks Mercado Pago's documented payments interface over HTTP on the loopback, and remembers: payments,
 * refunds and idempotency keys outlive whatever goes wrong with an answer.
 */
export class FakeMercadoPago extends BankServer {
  readonly collector: number;
  readonly payments = new Map<number, FakePayment>();
  readonly refunds: FakeRefund[] = [];
  /** PIX's own house is in trouble: refunds are taken, and done or rejected later. */
  isContingent = false;
  /** The payments of each chargeback, by its id. */
  readonly chargebacks = new Map<string, readonly number[]>();
  /** A seller's is renewed, see `FakeSellers.ts`. */
  token: string;
  /** Whoever receives here cannot pay here. */
  readonly ownEmail = 'loja@example.com';
  #nextId = 1_326_000_000;
  #updates = 0;

  constructor(account: { readonly collector?: number; readonly token?: string } = {}) {
    super();
    this.collector = account.collector ?? 448_876_418;
    this.token = account.token ?? 'TEST-token';
    // Ids are Mercado Pago's, not an account's.
    this.#nextId += this.collector % 1_000_000;
  }

  /** The payer's bank sends the money. */
  approve(id: string, at: string): void {
    this.change(id, { status: 'approved', status_detail: 'accredited', date_approved: at });
  }

  /** Whatever happens to a payment outside of our calls: in the panel, at the payer's bank, in a dispute. */
  change(id: string | number, change: Partial<FakePayment>): void {
    const payment = this.payments.get(Number(id));
    if (!payment) throw new Error(`The fake bank has no payment ${id}`);
    Object.assign(payment, change, { date_last_updated: this.#nextUpdate() });
  }

  /** A refund in the panel, or by an order: money that went. */
  refund(id: string | number, amount: number): void {
    const payment = this.payments.get(Number(id));
    if (!payment) throw new Error(`The fake bank has no payment ${id}`);
    this.#write(payment, amount, 'approved');
  }

  /** PIX's own house answers: refunds in process are done, or rejected. */
  decideRefunds(status: 'approved' | 'rejected'): void {
    for (const refund of this.refunds.filter((one) => one.status === 'in_process')) {
      refund.status = status;
      if (status === 'approved') this.#less(refund.payment_id, refund.amount);
    }
  }

  #write(payment: FakePayment, amount: number, status: FakeRefund['status']): FakeRefund {
    const made: FakeRefund = {
      id: 1_009_042_015 + this.refunds.length,
      payment_id: payment.id,
      amount,
      source: { id: String(this.collector), name: 'Loja', type: 'collector' },
      date_created: '2026-03-05T13:00:00.000-04:00',
      unique_sequence_number: null,
      status,
    };
    this.refunds.push(made);
    if (status === 'approved') this.#less(payment.id, amount);
    return made;
  }

  #less(id: number, amount: number): void {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`The fake bank has no payment ${id}`);
    const refunded = Math.round((payment.transaction_amount_refunded + amount) * 100) / 100;
    const isAll = refunded === payment.transaction_amount;
    this.change(id, {
      transaction_amount_refunded: refunded,
      status: isAll ? 'refunded' : payment.status,
      status_detail: isAll ? 'refunded' : 'partially_refunded',
    });
  }

  #nextUpdate(): string {
    this.#updates += 1;
    return new Date(Date.UTC(2026, 2, 5, 16, 0, 0, this.#updates)).toISOString().replace('Z', '-00:00');
  }

  protected override spoil(reply: unknown, fault: Fault): unknown {
    return spoilt(reply, fault);
  }

  override answer(call: Call): Answer {
    const { method, path, authorization, body, rendersInProcess } = call;
    if (authorization !== `Bearer ${this.token}`) return [401, refusal('Invalid access token', 401)];
    const url = new URL(path, 'http://bank');
    if (method === 'GET' && url.pathname === '/v1/payments/search') return [200, this.#search(url.searchParams)];
    if (method === 'GET' && url.pathname.startsWith('/v1/chargebacks/'))
      return this.#chargeback(url.pathname.slice(16));
    const [, id, refunds] = /^\/v1\/payments(?:\/(\d+))?(\/refunds)?$/.exec(path) ?? [];
    const payment = this.payments.get(Number(id));
    if (method === 'POST' && id === undefined) return this.once(call, () => this.#create(body), refuseKey);
    if (!payment) return [404, refusal('Payment not found', 2000)];
    if (method === 'GET' && refunds) return [200, this.#refundsOf(payment, rendersInProcess)];
    if (method === 'GET') return [200, payment];
    if (method === 'PUT') return this.once(call, () => this.#cancel(payment, body), refuseKey);
    if (method === 'POST' && refunds)
      return this.once(call, () => this.#refund(payment, body, rendersInProcess), refuseKey);
    return [405, refusal('Method not allowed', 405)];
  }

  /** The newest first, as it is asked for. */
  #search(asked: URLSearchParams) {
    const reference = asked.get('external_reference');
    const hits = [...this.payments.values()].filter((payment) => payment.external_reference === reference);
    return { paging: { total: hits.length, limit: 30, offset: 0 }, results: hits.toReversed() };
  }

  #chargeback(id: string): [number, unknown] {
    const payments = this.chargebacks.get(id);
    return payments ? [200, { id, payments, documentation_status: 'pending' }] : [404, refusal('Not found', 3024)];
  }

  #create(body: Record<string, unknown>): [number, unknown] {
    const { transaction_amount: amount, external_reference: reference, payer, date_of_expiration: end } = body;
    if (typeof amount !== 'number' || amount <= 0) return [400, refusal('Invalid transaction_amount', 4037)];
    if (body['payment_method_id'] !== 'pix') return [400, refusal('Invalid payment_method_id', 2034)];
    if (JSON.stringify(payer ?? '').includes(this.ownEmail)) {
      return [400, refusal("The customer can't be equal to the collector.", 2060)];
    }
    if (!/@/.test(JSON.stringify(payer ?? ''))) return [400, refusal('payer.email must be a valid email', 4050)];
    if (typeof end !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(end)) {
      return [400, refusal('Invalid date_of_expiration', 4020)];
    }
    this.#nextId += 1;
    const qrCode = encodeBrCode({ key: 'pix@loja.example', receiver: 'Loja', city: 'Osasco', amount: amount * 100 });
    const payment: FakePayment = {
      id: this.#nextId,
      status: 'pending',
      status_detail: 'pending_waiting_transfer',
      transaction_amount: amount,
      transaction_amount_refunded: 0,
      date_last_updated: this.#nextUpdate(),
      currency_id: 'BRL',
      collector_id: this.collector,
      external_reference: String(reference),
      date_approved: null,
      date_of_expiration: end,
      description: String(body['description']),
      application_fee: Number(body['application_fee'] ?? 0),
      payer,
      point_of_interaction: { type: 'PIX', transaction_data: { qr_code: qrCode } },
    };
    this.payments.set(payment.id, payment);
    return [201, payment];
  }

  /** `{}` is all that is left; a payment of which only a share went back stays approved. */
  #refund(payment: FakePayment, { amount }: Record<string, unknown>, rendersInProcess: boolean): [number, unknown] {
    const underWay = this.refunds.filter((one) => one.payment_id === payment.id && one.status === 'in_process');
    const gone = payment.transaction_amount_refunded + underWay.reduce((sum, one) => sum + one.amount, 0);
    const left = Math.round((payment.transaction_amount - gone) * 100) / 100;
    const share = typeof amount === 'number' ? amount : left;
    if (payment.status !== 'approved' || share > left || left === 0) {
      return [400, refusal('The action requested is not valid for the current payment state', 2063)];
    }
    const made = this.#write(payment, share, this.isContingent ? 'in_process' : 'approved');
    // Without the header a refund in process is told as an error.
    if (made.status === 'in_process' && !rendersInProcess) return [400, refusal('Refund in process', 2063)];
    return [201, { ...made }];
  }

  #refundsOf(payment: FakePayment, rendersInProcess: boolean): FakeRefund[] {
    return this.refunds.filter(
      (one) => one.payment_id === payment.id && (rendersInProcess || one.status !== 'in_process'),
    );
  }

  #cancel(payment: FakePayment, body: Record<string, unknown>): [number, unknown] {
    if (body['status'] !== 'cancelled') return [400, refusal('Invalid status for update', 2016)];
    if (!['pending', 'in_process', 'authorized'].includes(payment.status)) {
      return [400, refusal('The action requested is not valid for the current payment state', 2018)];
    }
    this.change(payment.id, { status: 'cancelled', status_detail: 'by_collector' });
    return [200, { id: payment.id, date_last_updated: payment.date_last_updated }];
  }
}

function refuseKey(isReused: boolean): Answer {
  if (isReused) return [400, refusal('Key already used', 2032)];
  return [400, refusal("Header X-Idempotency-Key can't be null", 4292)];
}

function spoilt(reply: unknown, fault: Fault): unknown {
  const members = Object.fromEntries(Object.entries(Object(reply)));
  switch (fault) {
    case 'no amount':
      return { ...members, transaction_amount: undefined };
    case 'one centavo':
      return { ...members, transaction_amount: 0.01 };
    case 'another receiver':
      return { ...members, collector_id: 666 };
    case 'another currency':
      return { ...members, currency_id: 'ARS' };
    case 'unknown status':
      return { ...members, status: 'pending_review' };
    default:
      return reply;
  }
}

/** Their refusals carry texts with people's data in them, which must not reach our log. */
function refusal(description: string, code: number) {
  const planted = `${description} (payer.email: ana@example.com, token TEST-token)`;
  return { message: planted, error: 'bad_request', status: 400, cause: [{ code, description: planted, data: null }] };
}
