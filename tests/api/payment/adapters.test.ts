import { Result } from 'effect';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeBrCode } from '#domain/payment/brcode.ts';
import { asaas } from '#core/payment/asaas/asaas.ts';
import type { ChargeOrder, PaymentProvider } from '#core/payment/provider.ts';
import { type Bank, BANKS } from './adapters.ts';
import { SECRET } from './mercadoPagoAt.ts';

const ORDER: ChargeOrder = {
  idempotencyKey: '0190c8f0-aaaa-7000-8000-000000000001',
  reference: '0190c8f0-bbbb-7000-8000-000000000002',
  amount: 120_50,
  fee: 0,
  description: 'Reserva em Arena Pé na Areia para 05/03/2026',
  payer: { name: 'Ana Lima', email: 'ana@example.com', cpf: '12345678909' },
  createdAt: new Date('2026-03-05T17:04:05.678Z'),
  expiresAt: new Date('2026-03-05T18:04:05.678Z'),
};

const KEY = '0190c8f0-cccc-7000-8000-000000000003';

/** What every adapter of the port does, whoever stands behind it. */
describe.each(Object.entries(BANKS))('%s', (_name, open) => {
  let bank: Bank;
  let provider: PaymentProvider;
  beforeEach(async () => {
    bank = open();
    provider = bank.provider(await bank.server.start());
  });
  afterEach(() => bank.server.stop());

  const made = async () => Result.getOrThrow(await provider.create(ORDER));
  const got = async (id: string) => Result.getOrThrow(await provider.get(id));
  async function paid(): Promise<string> {
    const { id } = await made();
    await bank.approve(id);
    return id;
  }

  test('makes a charge as it was ordered, with a code that a bank can read', async () => {
    const charge = await made();
    const { receiver } = provider;
    expect(charge).toMatchObject({ state: 'pending', amount: 120_50, currency: 'BRL', receiver, refunded: 0 });
    expect([charge.reference, charge.approvedAt]).toEqual([ORDER.reference, null]);
    expect(Result.isSuccess(decodeBrCode(charge.brCode))).toBe(true);
  });

  test('makes one charge of an order that is repeated after a lost answer', async () => {
    bank.server.faults.push('lost answer to a write');
    expect(Result.isFailure(await provider.create(ORDER))).toBe(true);
    await made();
    expect(bank.count()).toBe(1);
  });

  test('finds a charge by our reference, and none where there is none', async () => {
    expect(await provider.find(ORDER.reference)).toEqual(Result.succeed(undefined));
    const charge = await made();
    expect(await provider.find(ORDER.reference)).toEqual(Result.succeed(charge));
  });

  test('tells that the money came, and of a share that went back in the panel', async () => {
    const id = await paid();
    expect(await got(id)).toMatchObject({ state: 'approved', refunded: 0 });
    await bank.refund(id, 20_25);
    expect(await got(id)).toMatchObject({ state: 'approved', refunded: 20_25 });
    await bank.refund(id, 100_25);
    expect(await got(id)).toMatchObject({ state: 'refunded', refunded: 120_50 });
  });

  test('tells of a dispute, and keeps a word that nobody knows apart', async () => {
    const id = await paid();
    await bank.dispute(id);
    expect(['disputed', 'charged_back']).toContain((await got(id)).state);
    await bank.sayUnknown(id);
    expect((await got(id)).state).toBe('unknown');
  });

  test('cancels an open charge; of one that was paid it tells so', async () => {
    const { id } = await made();
    expect(Result.getOrThrow(await provider.cancel(id)).state).toBe('cancelled');
    expect(Result.getOrThrow(await provider.cancel(id)).state).toBe('cancelled');
    bank.server.forgetKeys();
    const other = Result.getOrThrow(await provider.create({ ...ORDER, reference: KEY, idempotencyKey: KEY }));
    await bank.approve(other.id);
    expect(Result.getOrThrow(await provider.cancel(other.id)).state).toBe('approved');
  });

  test('gives a share back once a key, also when the answer was lost', async () => {
    const id = await paid();
    bank.server.faults.push('lost answer to a write');
    expect(Result.isFailure(await provider.refund(id, KEY, 20_25))).toBe(true);
    const refund = Result.getOrThrow(await provider.refund(id, KEY, 20_25));
    expect(refund).toMatchObject({ state: 'done', amount: 20_25 });
    expect(await provider.getRefunds(id)).toEqual(Result.succeed([refund]));
    expect((await got(id)).refunded).toBe(20_25);
  });

  test('gives all of it back, and refuses more', async () => {
    const id = await paid();
    expect(Result.getOrThrow(await provider.refund(id, KEY))).toMatchObject({ state: 'done', amount: 120_50 });
    expect((await got(id)).state).toBe('refunded');
    expect(await provider.refund(id, ORDER.reference)).toMatchObject({ failure: { _tag: 'ProviderRefused' } });
  });

  test.each(['done', 'rejected'] as const)('tells of a refund in process until it is %s', async (end) => {
    const id = await paid();
    await bank.delayRefunds(true, id);
    expect(Result.getOrThrow(await provider.refund(id, KEY, 20_25))).toMatchObject({ state: 'in_process' });
    expect((await got(id)).refunded).toBe(0);
    await bank.decideRefunds(end, id);
    expect(Result.getOrThrow(await provider.getRefunds(id))).toMatchObject([{ state: end, amount: 20_25 }]);
    expect((await got(id)).refunded).toBe(end === 'done' ? 20_25 : 0);
  });

  test.each(['lost answer', 'status 500', 'status 429', 'malformed JSON', 'an HTML page'] as const)(
    '%s is no answer',
    async (fault) => {
      const { id } = await made();
      bank.server.faults.push(fault);
      expect(await provider.get(id)).toMatchObject({ failure: { _tag: 'ProviderUnreachable' } });
      expect((await got(id)).state).toBe('pending');
    },
  );

  test('of a charge that is not there is refused; an id leads to no other path', async () => {
    expect(await provider.get('ORD404')).toMatchObject({ failure: { _tag: 'ProviderRefused' } });
    await provider.get('../../users/me?x=');
    expect(bank.server.calls.at(-1)?.path).toContain('..%2F..%2Fusers%2Fme%3Fx%3D');
  });

  test('tells nobody’s data when it refuses', async () => {
    const answer = await provider.create({ ...ORDER, amount: 0 });
    expect(answer).toMatchObject({ failure: { _tag: 'ProviderRefused' } });
    expect(JSON.stringify(answer)).not.toMatch(/ana@example|12345678909|TEST-token|aact/);
  });
});

describe('the orders of Mercado Pago', () => {
  const open = async () => {
    const bank = BANKS['the orders of Mercado Pago']?.();
    if (!bank) throw new Error('no such bank');
    return { bank, provider: bank.provider(await bank.server.start()) };
  };

  test('send what their documentation asks for', async () => {
    const { bank, provider } = await open();
    await provider.create({ ...ORDER, fee: 3_01, expiresAt: new Date('2026-03-05T17:14:05.678Z') });
    expect(bank.server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/v1/orders',
      key: ORDER.idempotencyKey,
      body: {
        type: 'online',
        total_amount: '120.50',
        marketplace_fee: '3.01',
        external_reference: ORDER.reference,
        payer: { email: 'ana@example.com', identification: { type: 'CPF', number: '12345678909' } },
        transactions: {
          payments: [
            { amount: '120.50', payment_method: { id: 'pix', type: 'bank_transfer' }, expiration_time: 'PT30M' },
          ],
        },
      },
    });
    await bank.server.stop();
  });

  test('are notified with an id that is signed in lower case, or as it is', async () => {
    const { bank, provider } = await open();
    for (const id of ['ORD01JS2V6', 'ord01js2v6']) {
      const v1 = createHmac('sha256', SECRET).update(`id:${id};ts:1;`).digest('hex');
      const headers = { 'x-signature': `ts=1,v1=${v1}` };
      const query = { 'data.id': 'ORD01JS2V6', type: 'order' };
      expect(await provider.verifyNotification({ headers, query, body: '' })).toEqual(['ORD01JS2V6']);
    }
    await bank.server.stop();
  });
});

describe('Asaas', () => {
  const account = {
    url: 'http://127.0.0.1:1',
    token: 't',
    receiver: 'w',
    secret: SECRET,
    timeoutMs: 1,
    leastAmount: 5_00,
  };
  const provider = asaas(account);
  const body = JSON.stringify({ id: 'evt_1', event: 'PAYMENT_RECEIVED', payment: { object: 'payment', id: 'pay_1' } });
  const told = (headers: Record<string, string>, text = body) =>
    provider.verifyNotification({ headers, query: {}, body: text });

  test('is believed by its token, and tells the payment in the body', async () => {
    expect(await told({ 'asaas-access-token': SECRET })).toEqual(['pay_1']);
  });

  test('may tell of something that is no payment', async () => {
    expect(await told({ 'asaas-access-token': SECRET }, '{"event":"TRANSFER_DONE"}')).toEqual([]);
    expect(await told({ 'asaas-access-token': SECRET }, 'no JSON')).toEqual([]);
  });

  test.each([{}, { 'asaas-access-token': '' }, { 'asaas-access-token': `${SECRET}x` }, { 'x-signature': SECRET }])(
    'is not believed with %j',
    async (headers) => expect(await told(headers)).toBeUndefined(),
  );

  test('makes no charge for a payer without a document, and says so', async () => {
    const bank = BANKS['Asaas']?.();
    if (!bank) throw new Error('no such bank');
    const real = bank.provider(await bank.server.start());
    const answer = await real.create({ ...ORDER, payer: { ...ORDER.payer, cpf: null } });
    expect(answer).toMatchObject({ failure: { _tag: 'ProviderRefused', reason: 'document_needed' } });
    expect(bank.count()).toBe(0);
    await bank.server.stop();
  });

  test('needs its secret and its token', () => {
    expect(() => asaas({ ...account, secret: '' })).toThrow('needs its token and its secret');
    expect(() => asaas({ ...account, token: '' })).toThrow('needs its token and its secret');
  });
});
