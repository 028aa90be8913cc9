import { encodeBrCode } from '#domain/payment/brcode.ts';
import { type Answer, BankServer, type Call } from './BankServer.ts';

interface FakeRefund {
  readonly id: string;
  readonly transaction_id: string;
  readonly amount: string;
  status: 'processed' | 'processing' | 'failed';
}

interface FakeOrder {
  readonly id: string;
  readonly type: 'online';
  readonly user_id: string;
  readonly country_code: 'BRA';
  readonly external_reference: string;
  readonly total_amount: string;
  readonly marketplace_fee: string | undefined;
  status: string;
  status_detail: string;
  last_updated_date: string;
  readonly transactions: {
    readonly payments: {
      readonly id: string;
      readonly amount: string;
      refunded_amount?: string;
      readonly payment_method: { readonly id: string; readonly type: string; readonly qr_code: string };
    }[];
    readonly refunds: FakeRefund[];
  };
}

/** A bank that speaks Mercado Pago's documented orders interface, and remembers. */
export class FakeMercadoPagoOrders extends BankServer {
  readonly user = '448876418';
  readonly token = 'TEST-token';
  readonly orders = new Map<string, FakeOrder>();
  isContingent = false;
  #updates = 0;

  change(id: string, status: string, detail: string): void {
    const order = this.#order(id);
    Object.assign(order, { status, status_detail: detail, last_updated_date: this.#nextUpdate() });
  }

  approve(id: string): void {
    this.change(id, 'processed', 'accredited');
  }

  /** A refund that is processed: by our order, or in the panel. */
  refund(id: string, centavos: number): void {
    this.#write(this.#order(id), centavos, 'processed');
  }

  decideRefunds(status: 'processed' | 'failed'): void {
    for (const order of this.orders.values()) {
      for (const refund of order.transactions.refunds.filter((one) => one.status === 'processing')) {
        refund.status = status;
        this.#count(order);
      }
    }
  }

  protected override answer(call: Call): Answer {
    const { method, path, authorization, body } = call;
    if (authorization !== `Bearer ${this.token}`) return [401, errors('unauthorized')];
    const url = new URL(path, 'http://bank');
    const [, id = '', deed] = /^\/v1\/orders(?:\/([A-Z0-9]+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (method === 'POST' && id === '') return this.once(call, () => this.#create(body), refuseKey);
    if (method === 'GET' && id === '') return this.#search(url.searchParams);
    const order = this.orders.get(id);
    if (!order) return [404, errors('order_not_found')];
    if (method === 'GET') return [200, structuredClone(order)];
    if (method === 'POST' && deed === 'cancel') return this.once(call, () => this.#cancel(order), refuseKey);
    if (method === 'POST' && deed === 'refund') return this.once(call, () => this.#refund(order, body), refuseKey);
    return [405, errors('method_not_allowed')];
  }

  #create(body: Record<string, unknown>): Answer {
    const {
      type,
      total_amount: total,
      external_reference: reference,
      payer,
      transactions,
      marketplace_fee: fee,
    } = body;
    const [payment] = JSON.parse(JSON.stringify(transactions ?? {})).payments ?? [];
    const isSum =
      typeof total === 'string' && /^\d+\.\d\d$/.test(total) && payment?.amount === total && Number(total) > 0;
    if (type !== 'online' || !isSum) return [400, errors('invalid_total_amount')];
    if (payment.payment_method?.id !== 'pix' || payment.payment_method.type !== 'bank_transfer') {
      return [400, errors('property_value')];
    }
    const minutes = Number(/^PT(\d+)M$/.exec(payment.expiration_time)?.[1] ?? 0);
    if (minutes < 30) return [400, errors('invalid_expiration_time')];
    if (!/^[\w-]{1,64}$/.test(String(reference))) return [400, errors('property_value')];
    if (!/@/.test(JSON.stringify(payer ?? ''))) return [400, errors('property_value')];
    const number = String(this.orders.size + 1).padStart(6, '0');
    const code = { key: 'pix@loja.example', receiver: 'Loja', city: 'Osasco', amount: Math.round(Number(total) * 100) };
    const method = { id: 'pix', type: 'bank_transfer', qr_code: encodeBrCode(code) };
    const order: FakeOrder = {
      id: `ORD01JS2V6CM8KJ0EC4H5${number}`,
      type: 'online',
      user_id: this.user,
      country_code: 'BRA',
      external_reference: String(reference),
      total_amount: total,
      marketplace_fee: typeof fee === 'string' ? fee : undefined,
      status: 'action_required',
      status_detail: 'waiting_transfer',
      last_updated_date: this.#nextUpdate(),
      transactions: { payments: [{ id: `PAY01JS2V6${number}`, amount: total, payment_method: method }], refunds: [] },
    };
    this.orders.set(order.id, order);
    return [201, order];
  }

  #search(asked: URLSearchParams): Answer {
    if (!asked.has('begin_date') || !asked.has('end_date')) return [400, errors('required_properties')];
    const reference = asked.get('external_reference');
    const data = [...this.orders.values()].filter((order) => order.external_reference === reference).toReversed();
    return [200, { data, paging: { total: String(data.length), total_pages: '1', offset: '0', limit: '10' } }];
  }

  #cancel(order: FakeOrder): Answer {
    if (!['created', 'action_required'].includes(order.status)) return [409, errors('cannot_cancel_order')];
    this.change(order.id, 'cancelled', 'cancelled');
    return [200, order];
  }

  #refund(order: FakeOrder, body: Record<string, unknown>): Answer {
    const [line] = JSON.parse(JSON.stringify(body['transactions'] ?? [])) as { id?: string; amount?: string }[];
    const [payment] = order.transactions.payments;
    if (line && line.id !== payment?.id) return [400, errors('invalid_transaction_id')];
    const gone = order.transactions.refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const left = Math.round(Number(order.total_amount) * 100) - gone;
    const share = line ? Math.round(Number(line.amount) * 100) : left;
    if (order.status !== 'processed' || share > left || left === 0) return [409, errors('cannot_refund_order')];
    const made = this.#write(order, share, this.isContingent ? 'processing' : 'processed');
    return [201, { ...order, transactions: { payments: order.transactions.payments, refunds: [made] } }];
  }

  #write(order: FakeOrder, centavos: number, status: FakeRefund['status']): FakeRefund {
    const { refunds, payments } = order.transactions;
    const made: FakeRefund = {
      id: `REF01JS2V6${refunds.length + 1}`,
      transaction_id: payments[0]?.id ?? '',
      amount: (centavos / 100).toFixed(2),
      status,
    };
    refunds.push(made);
    this.#count(order);
    return { ...made };
  }

  #count(order: FakeOrder): void {
    const [payment] = order.transactions.payments;
    const done = order.transactions.refunds
      .filter(({ status }) => status === 'processed')
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    if (!payment || done === 0) return;
    payment.refunded_amount = (done / 100).toFixed(2);
    const isAll = payment.refunded_amount === order.total_amount;
    this.change(order.id, isAll ? 'refunded' : 'processed', isAll ? 'refunded' : 'partially_refunded');
  }

  #order(id: string): FakeOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error(`The fake bank has no order ${id}`);
    return order;
  }

  #nextUpdate(): string {
    this.#updates += 1;
    return new Date(Date.UTC(2026, 2, 5, 16, 0, 0, this.#updates)).toISOString();
  }
}

function refuseKey(isReused: boolean): Answer {
  return isReused ? [409, errors('idempotency_key_already_used')] : [400, errors('empty_required_header')];
}

/** Their refusals carry texts with people's data in them, which must not reach our log. */
function errors(code: string) {
  return { errors: [{ code, message: `${code} (payer.email: ana@example.com, token TEST-token)` }] };
}
