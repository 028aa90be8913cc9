import { encodeBrCode } from '#domain/payment/brcode.ts';
import { type Answer, BankServer, type Call } from './BankServer.ts';

interface FakeRefund {
  readonly dateCreated: string;
  readonly value: number;
  readonly description: string | null;
  status: 'PENDING' | 'DONE' | 'CANCELLED';
}

interface FakePayment {
  readonly id: string;
  readonly customer: string;
  readonly value: number;
  readonly dueDate: string;
  readonly externalReference: string;
  status: string;
  deleted: boolean;
  refunds: FakeRefund[] | null;
}

interface FakeCustomer {
  readonly id: string;
  readonly name: string;
  readonly cpfCnpj: string;
}

/** A bank that speaks Asaas' documented interface, version 3, and remembers. It has no idempotency keys. */
export class FakeAsaas extends BankServer {
  readonly token = '$aact_test';
  readonly wallet = '0000c712-0a0b-a0b0-0000-031e7ac51a2e';
  readonly payments = new Map<string, FakePayment>();
  readonly customers: FakeCustomer[] = [];
  isContingent = false;
  /** Centavos: a charge over less is refused. */
  least = 5_00;
  /** As the reply with a code says it: for an account without a PIX key the end of the day. */
  codesEnd = '2027-03-05 23:59:59';

  change(id: string, change: Partial<FakePayment>): void {
    Object.assign(this.#payment(id), change);
  }

  approve(id: string): void {
    this.change(id, { status: 'RECEIVED' });
  }

  /** In its panel, or by its interface: no money moves there. */
  receiveInCash(id: string): void {
    this.change(id, { status: 'RECEIVED_IN_CASH' });
  }

  /** A refund that is done: by our order, or in the panel. */
  refund(id: string, centavos: number): void {
    this.#write(this.#payment(id), { value: centavos / 100, description: null, status: 'DONE' });
  }

  decideRefunds(status: 'DONE' | 'CANCELLED'): void {
    for (const payment of this.payments.values()) {
      for (const refund of payment.refunds?.filter((one) => one.status === 'PENDING') ?? []) refund.status = status;
      this.#count(payment);
    }
  }

  protected override answer({ method, path, authorization, body }: Call): Answer {
    if (authorization !== this.token) return [401, errors('invalid_access_token')];
    const url = new URL(path, 'http://bank');
    if (url.pathname === '/v3/customers') return this.#customer(method, url.searchParams, body);
    const [, id = '', deed] = /^\/v3\/payments(?:\/(\w+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (id === '') return method === 'POST' ? this.#create(body) : this.#list(url.searchParams);
    const payment = this.payments.get(id);
    if (!payment) return [404, errors('not_found')];
    if (method === 'GET' && deed === 'pixQrCode') return [200, this.#code(payment)];
    if (method === 'GET') return [200, structuredClone(payment)];
    if (method === 'DELETE') return this.#delete(payment);
    if (method === 'POST' && deed === 'refund') return this.#refund(payment, body);
    return [405, errors('method_not_allowed')];
  }

  #customer(method: string, asked: URLSearchParams, { name, cpfCnpj }: Record<string, unknown>): Answer {
    const found = this.customers.filter((one) => one.cpfCnpj === asked.get('cpfCnpj'));
    if (method === 'GET') return [200, { object: 'list', hasMore: false, totalCount: found.length, data: found }];
    if (!/^\d{11}$/.test(String(cpfCnpj))) return [400, errors('invalid_cpfCnpj')];
    const made = { id: `cus_${this.customers.length + 1}`, name: String(name), cpfCnpj: String(cpfCnpj) };
    this.customers.push(made);
    return [200, made];
  }

  #create({ customer, billingType, value, dueDate, externalReference }: Record<string, unknown>): Answer {
    if (!this.customers.some(({ id }) => id === customer)) return [400, errors('invalid_customer')];
    if (billingType !== 'PIX') return [400, errors('invalid_billingType')];
    if (typeof value !== 'number' || value * 100 < this.least) return [400, errors('invalid_value')];
    if (!/^\d{4}-\d\d-\d\d$/.test(String(dueDate))) return [400, errors('invalid_dueDate')];
    const payment: FakePayment = {
      id: `pay_${String(this.payments.size + 80_225_913_252)}`,
      customer: String(customer),
      value,
      dueDate: String(dueDate),
      externalReference: String(externalReference),
      status: 'PENDING',
      deleted: false,
      refunds: null,
    };
    this.payments.set(payment.id, payment);
    return [200, payment];
  }

  #list(asked: URLSearchParams): Answer {
    const reference = asked.get('externalReference');
    const data = [...this.payments.values()].filter((one) => one.externalReference === reference);
    return [200, { object: 'list', hasMore: false, totalCount: data.length, limit: 10, offset: 0, data }];
  }

  #code({ value }: FakePayment) {
    const amount = Math.round(value * 100);
    const payload = encodeBrCode({ key: 'pix@loja.example', receiver: 'Loja', city: 'Joinville', amount });
    return { encodedImage: '', payload, expirationDate: this.codesEnd };
  }

  #delete(payment: FakePayment): Answer {
    if (payment.status !== 'PENDING' && payment.status !== 'OVERDUE') return [400, errors('invalid_action')];
    payment.deleted = true;
    return [200, { deleted: true, id: payment.id }];
  }

  #refund(payment: FakePayment, { value, description }: Record<string, unknown>): Answer {
    const gone = (payment.refunds ?? [])
      .filter(({ status }) => status !== 'CANCELLED')
      .reduce((sum, one) => sum + one.value, 0);
    const left = Math.round((payment.value - gone) * 100) / 100;
    const share = typeof value === 'number' ? value : left;
    if (payment.status !== 'RECEIVED' || share > left || left === 0) return [400, errors('invalid_action')];
    const status = this.isContingent ? 'PENDING' : 'DONE';
    this.#write(payment, { value: share, description: String(description), status });
    return [200, structuredClone(payment)];
  }

  #write(payment: FakePayment, refund: Omit<FakeRefund, 'dateCreated'>): void {
    payment.refunds = [...(payment.refunds ?? []), { ...refund, dateCreated: '2026-03-05 13:00:00' }];
    this.#count(payment);
  }

  #count(payment: FakePayment): void {
    const done = (payment.refunds ?? []).filter(({ status }) => status === 'DONE');
    const sum = Math.round(done.reduce((total, { value }) => total + value, 0) * 100) / 100;
    if (sum === payment.value) payment.status = 'REFUNDED';
  }

  #payment(id: string): FakePayment {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`The fake bank has no payment ${id}`);
    return payment;
  }
}

/** Their refusals carry texts with people's data in them, which must not reach our log. */
function errors(code: string) {
  return { errors: [{ code, description: `${code} (ana@example.com, 12345678909, $aact_test)` }] };
}
