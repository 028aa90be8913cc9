import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { encodeBrCode } from '../../../domain/payment/brcode.ts';

/** One thing that goes wrong, once or until it is put right. */
export type Fault =
  /** The work is done, and the answer never arrives. */
  | 'lost answer'
  /** The work is done, and the answer takes for ever. */
  | 'hang'
  | 'status 500'
  | 'status 429'
  | 'malformed JSON'
  | 'an HTML page'
  | 'no amount'
  | 'one centavo'
  | 'another receiver'
  | 'another currency'
  | 'unknown status';

export interface FakePayment {
  id: number;
  status: string;
  transaction_amount: number;
  currency_id: string;
  collector_id: number;
  external_reference: string;
  date_approved: string | null;
  date_of_expiration: string;
  description: string;
  point_of_interaction: { type: string; transaction_data: { qr_code: string } };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/**
 * A bank that speaks Mercado Pago's documented payments interface over HTTP on the loopback, and remembers: payments,
 * refunds and idempotency keys outlive whatever goes wrong with an answer.
 */
export class FakeMercadoPago {
  readonly collector = 448_876_418;
  readonly payments = new Map<number, FakePayment>();
  readonly refunds: { readonly payment: number; readonly key: string; readonly amount: number }[] = [];
  readonly calls: Call[] = [];
  /** Applied to the answers of the next calls, in order. */
  readonly faults: Fault[] = [];
  readonly #answers = new Map<string, { readonly request: string; readonly status: number; readonly reply: unknown }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #nextId = 1_326_000_000;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The fake bank has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The payer's bank sends the money. */
  approve(id: string, at: string): void {
    const payment = this.payments.get(Number(id));
    if (!payment) throw new Error(`The fake bank has no payment ${id}`);
    Object.assign(payment, { status: 'approved', date_approved: at });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await callOf(request);
    this.calls.push(call);
    const [status, reply] = this.#answer(call);
    this.#send(response, status, reply, this.faults.shift());
  }

  #send(response: ServerResponse, status: number, reply: unknown, fault: Fault | undefined): void {
    if (fault === 'hang') return;
    if (fault === 'lost answer') return void response.destroy();
    if (fault === 'status 500') return write(response, 500, { message: 'internal_error' });
    if (fault === 'status 429') return write(response, 429, { message: 'too many requests' });
    if (fault === 'an HTML page') return write(response, status, '<html>manutenção</html>', 'text/html');
    if (fault === 'malformed JSON') return write(response, status, JSON.stringify(reply).slice(0, -5));
    write(response, status, fault ? spoilt(reply, fault) : reply);
  }

  #answer({ method, path, key, authorization, body }: Call): [status: number, reply: unknown] {
    if (authorization !== 'Bearer TEST-token') return [401, refusal('Invalid access token', 401)];
    const [, id, refunds] = /^\/v1\/payments(?:\/(\d+))?(\/refunds)?$/.exec(path) ?? [];
    const payment = this.payments.get(Number(id));
    if (method === 'POST' && id === undefined) return this.#once(path, key, body, () => this.#create(body));
    if (!payment) return [404, refusal('Payment not found', 2000)];
    if (method === 'GET') return [200, payment];
    if (method === 'PUT') return cancel(payment, body);
    if (method === 'POST' && refunds) return this.#once(path, key, body, () => this.#refund(payment, body, key));
    return [405, refusal('Method not allowed', 405)];
  }

  /** The same key and request get the same answer; another request with the key is refused. */
  #once(path: string, key: string | undefined, body: unknown, work: () => [number, unknown]): [number, unknown] {
    if (!key) return [400, refusal("Header X-Idempotency-Key can't be null", 4292)];
    const request = path + JSON.stringify(body);
    const known = this.#answers.get(key);
    if (known)
      return known.request === request ? [known.status, known.reply] : [400, refusal('Key already used', 2032)];
    const [status, reply] = work();
    this.#answers.set(key, { request, status, reply: structuredClone(reply) });
    return [status, reply];
  }

  #create(body: Record<string, unknown>): [number, unknown] {
    const { transaction_amount: amount, external_reference: reference, payer, date_of_expiration: end } = body;
    if (typeof amount !== 'number' || amount <= 0) return [400, refusal('Invalid transaction_amount', 4037)];
    if (body['payment_method_id'] !== 'pix') return [400, refusal('Invalid payment_method_id', 2034)];
    if (!/@/.test(JSON.stringify(payer ?? ''))) return [400, refusal('payer.email must be a valid email', 4050)];
    if (typeof end !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(end)) {
      return [400, refusal('Invalid date_of_expiration', 4020)];
    }
    this.#nextId += 1;
    const qrCode = encodeBrCode({ key: 'pix@loja.example', receiver: 'Loja', city: 'Osasco', amount: amount * 100 });
    const payment: FakePayment = {
      id: this.#nextId,
      status: 'pending',
      transaction_amount: amount,
      currency_id: 'BRL',
      collector_id: this.collector,
      external_reference: String(reference),
      date_approved: null,
      date_of_expiration: end,
      description: String(body['description']),
      point_of_interaction: { type: 'PIX', transaction_data: { qr_code: qrCode } },
    };
    this.payments.set(payment.id, payment);
    return [201, payment];
  }

  /** `{}` is the whole amount; a payment of which only a share went back stays approved. */
  #refund(payment: FakePayment, { amount }: Record<string, unknown>, key = ''): [number, unknown] {
    if (payment.status !== 'approved') return [400, refusal('The action requested is not valid for the state', 2063)];
    const share = typeof amount === 'number' ? amount : payment.transaction_amount;
    if (share === payment.transaction_amount) payment.status = 'refunded';
    this.refunds.push({ payment: payment.id, key, amount: share });
    return [201, { id: 1_009_042_015, payment_id: payment.id, amount: share, status: 'approved' }];
  }
}

function cancel(payment: FakePayment, body: Record<string, unknown>): [number, unknown] {
  if (body['status'] !== 'cancelled') return [400, refusal('Invalid status for update', 2016)];
  if (!['pending', 'in_process', 'authorized'].includes(payment.status)) {
    return [400, refusal('The action requested is not valid for the current payment state', 2018)];
  }
  payment.status = 'cancelled';
  return [200, { id: payment.id, date_last_updated: '2026-03-05T12:00:00.000-04:00' }];
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
      return { ...members, status: 'in_mediation' };
    default:
      return reply;
  }
}

/** Their refusals carry texts with people's data in them, which must not reach our log. */
function refusal(description: string, code: number) {
  const planted = `${description} (payer.email: ana@example.com, token TEST-token)`;
  return { message: planted, error: 'bad_request', status: 400, cause: [{ code, description: planted, data: null }] };
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  const { authorization, 'x-idempotency-key': key } = request.headers;
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    key: typeof key === 'string' ? key : undefined,
    authorization,
    body: text === '' ? {} : JSON.parse(text),
  };
}

function write(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
