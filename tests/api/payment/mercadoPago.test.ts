import { Result } from 'effect';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mercadoPago } from '#core/payment/mercadoPago/mercadoPago.ts';
import { type ChargeOrder, type PaymentProvider, ProviderRefused } from '#core/payment/provider.ts';
import type { Fault } from './BankServer.ts';
import { FakeMercadoPago } from './FakeMercadoPago.ts';
import { mercadoPagoAt, SECRET } from './mercadoPagoAt.ts';

const ORDER: ChargeOrder = {
  idempotencyKey: '0190c8f0-aaaa-7000-8000-000000000001',
  reference: '0190c8f0-bbbb-7000-8000-000000000002',
  amount: 12_050,
  fee: 0,
  description: 'Reserva em Arena Pé na Areia para 05/03/2026',
  payer: { name: 'Ana Lima', email: 'ana@example.com', cpf: null },
  createdAt: new Date('2026-03-05T17:04:05.678Z'),
  expiresAt: new Date('2026-03-05T18:04:05.678Z'),
};

let bank: FakeMercadoPago;
let provider: PaymentProvider;
let url: string;

beforeEach(async () => {
  bank = new FakeMercadoPago();
  url = await bank.start();
  provider = providerAt(url);
});
afterEach(() => bank.stop());

function providerAt(address: string, different: { token?: string; timeoutMs?: number } = {}): PaymentProvider {
  const notificationUrl = 'https://quadra.example/api/v1/payments/notifications';
  return mercadoPagoAt(address, bank, { notificationUrl, ...different });
}

/** Who waits less, so that a bank that hangs does not hold the test up. */
function hurriedFor(fault: Fault): PaymentProvider {
  return fault === 'hang' ? providerAt(url, { timeoutMs: 100 }) : provider;
}

async function made() {
  return Result.getOrThrow(await provider.create(ORDER));
}

/** What failed and why, in one line. */
function failureOf(answer: Result.Result<unknown, { readonly _tag: string; readonly cause: string }>): string {
  return Result.isFailure(answer) ? `${answer.failure._tag}: ${answer.failure.cause}` : 'success';
}

const UNREACHABLE: readonly (readonly [Fault, string])[] = [
  ['lost answer', 'ECONNRESET'],
  ['hang', 'no answer in time'],
  ['status 500', 'HTTP 500'],
  ['status 429', 'HTTP 429'],
  ['malformed JSON', 'unexpected reply: no JSON object'],
  ['an HTML page', 'unexpected reply: no JSON object'],
  ['no amount', 'unexpected reply: transaction_amount'],
];

describe('making a charge', () => {
  test('sends what the documentation asks for, and reads the code to pay with', async () => {
    const charge = await made();
    expect(bank.calls).toEqual([
      {
        rendersInProcess: false,
        method: 'POST',
        path: '/v1/payments',
        key: ORDER.idempotencyKey,
        authorization: 'Bearer TEST-token',
        body: {
          payment_method_id: 'pix',
          transaction_amount: 120.5,
          description: ORDER.description,
          external_reference: ORDER.reference,
          date_of_expiration: '2026-03-05T15:04:05.678-03:00',
          payer: { email: 'ana@example.com', first_name: 'Ana', last_name: 'Lima' },
          notification_url: 'https://quadra.example/api/v1/payments/notifications?source_news=webhooks',
        },
      },
    ]);
    const [payment] = bank.payments.values();
    expect(charge).toEqual({
      id: String(payment?.id),
      codeUntil: ORDER.expiresAt,
      state: 'pending',
      words: 'pending pending_waiting_transfer',
      amount: 12_050,
      currency: 'BRL',
      reference: ORDER.reference,
      receiver: String(bank.collector),
      brCode: payment?.point_of_interaction.transaction_data.qr_code,
      approvedAt: null,
      refunded: 0,
      updatedAt: charge.updatedAt,
    });
  });

  test.each(UNREACHABLE)('%s is no answer: %s', async (fault, cause) => {
    bank.faults.push(fault);
    expect(failureOf(await hurriedFor(fault).create(ORDER))).toBe(`ProviderUnreachable: ${cause}`);
  });

  test.each(UNREACHABLE)('after "%s" the same key makes no second charge', async (fault) => {
    bank.faults.push(fault);
    await hurriedFor(fault).create(ORDER);
    const charge = await made();
    expect([...bank.payments.keys()].map(String)).toEqual([charge.id]);
    expect(bank.calls.map(({ key }) => key)).toEqual([ORDER.idempotencyKey, ORDER.idempotencyKey]);
  });

  test('the key of one order is refused for another', async () => {
    await made();
    const answer = await provider.create({ ...ORDER, amount: 1 });
    expect(failureOf(answer)).toBe('ProviderRefused: HTTP 400 2032');
    expect(bank.payments.size).toBe(1);
  });

  test('a refusal is told by its numbers, without anybody’s data', async () => {
    const answer = await provider.create({ ...ORDER, payer: { name: 'Ana Lima', email: 'nobody', cpf: null } });
    expect(Result.isFailure(answer) && answer.failure).toBeInstanceOf(ProviderRefused);
    expect(failureOf(answer)).toBe('ProviderRefused: HTTP 400 4050');
    expect(JSON.stringify(answer)).not.toMatch(/ana@example|TEST-token|nobody/);
  });

  test('credentials that are not taken can be mended, so the order is not given up', async () => {
    expect(failureOf(await providerAt(url, { token: 'TEST-old' }).create(ORDER))).toBe('ProviderUnreachable: HTTP 401');
  });

  test('nobody listening is no answer', async () => {
    const nowhere = providerAt('http://127.0.0.1:1');
    expect(failureOf(await nowhere.create(ORDER))).toBe('ProviderUnreachable: ECONNREFUSED');
  });
});

describe('what is sent', () => {
  const sent = async (different: Partial<ChargeOrder>) => {
    await provider.create({ ...ORDER, ...different });
    return bank.calls.at(-1)?.body;
  };

  // Red without `SHORTEST_PIX_MS` or `MARGIN_MS`: their codes live for half an hour at least from when the order arrives.
  test.each(['17:14:05.678', '17:36:05.678', '17:39:05.677'])(
    'lets a code live for half an hour and five minutes, though our own deadline comes first: at %s',
    async (end) => {
      const soon = { expiresAt: new Date(`2026-03-05T${end}Z`) };
      expect(await sent(soon)).toMatchObject({ date_of_expiration: '2026-03-05T14:39:05.678-03:00' });
    },
  );

  test('names the payer, with the document if it is known', async () => {
    expect(
      await sent({ payer: { name: ' Ana  Maria de Lima ', email: 'a@example.com', cpf: '12345678909' } }),
    ).toMatchObject({
      payer: {
        email: 'a@example.com',
        first_name: 'Ana',
        last_name: 'Maria de Lima',
        identification: { type: 'CPF', number: '12345678909' },
      },
    });
  });

  test('keeps our fee of what goes to an account of somebody else’s', async () => {
    expect(await sent({ fee: 301 })).toMatchObject({ transaction_amount: 120.5, application_fee: 3.01 });
  });

  test('to who receives it is refused in words', async () => {
    const answer = await provider.create({ ...ORDER, payer: { name: 'Loja', email: bank.ownEmail, cpf: null } });
    expect(Result.isFailure(answer) && answer.failure).toMatchObject({
      _tag: 'ProviderRefused',
      cause: 'HTTP 400 2060',
      reason: 'payer_is_receiver',
    });
  });
});

describe('finding', () => {
  test('tells of the charge that was made though its answer was lost', async () => {
    expect(await provider.find(ORDER.reference)).toEqual(Result.succeed(undefined));
    bank.faults.push('lost answer');
    await provider.create(ORDER);
    const found = Result.getOrThrow(await provider.find(ORDER.reference));
    expect(found).toMatchObject({ reference: ORDER.reference, state: 'pending', amount: 12_050 });
    expect([...bank.payments.keys()].map(String)).toEqual([found?.id]);
  });
});

describe('a provider that asks to be left alone', () => {
  // Red without `waitUntil` in server/core/payment/providerCalls.ts.
  test('is not asked again before its time', async () => {
    const charge = await made();
    bank.faults.push('status 429 for a minute');
    expect(failureOf(await provider.get(charge.id))).toBe('ProviderUnreachable: HTTP 429');
    const asked = bank.calls.length;
    expect(failureOf(await provider.get(charge.id))).toBe('ProviderUnreachable: asked to wait');
    expect(bank.calls).toHaveLength(asked);
    // Another account has a limit of its own.
    expect(Result.isSuccess(await providerAt(url).get(charge.id))).toBe(true);
  });
});

describe('a notification', () => {
  const signed = (id: string, type: string) => {
    const v1 = createHmac('sha256', SECRET).update(`id:${id};ts:1;`).digest('hex');
    return { headers: { 'x-signature': `ts=1,v1=${v1}` }, query: { 'data.id': id, type }, body: '' };
  };

  test('of a payment has its id', async () => {
    expect(await provider.verifyNotification(signed('123', 'payment'))).toEqual(['123']);
  });

  test.each(['chargebacks', 'topic_chargebacks_wh'])('of a chargeback (%s) has those of its payments', async (type) => {
    bank.chargebacks.set('200000', [7, 8]);
    expect(await provider.verifyNotification(signed('200000', type))).toEqual(['7', '8']);
    expect(await provider.verifyNotification(signed('200001', type))).toEqual([]);
  });
});

describe('asking', () => {
  test('tells when the money came', async () => {
    const charge = await made();
    bank.approve(charge.id, '2026-03-05T14:00:00.000-04:00');
    expect(await provider.get(charge.id)).toEqual(
      Result.succeed({
        ...charge,
        state: 'approved',
        words: 'approved accredited',
        approvedAt: new Date('2026-03-05T18:00:00Z'),
        updatedAt: new Date('2026-03-05T16:00:00.002Z'),
      }),
    );
  });

  test.each<[Fault, object]>([
    ['one centavo', { amount: 1 }],
    ['another receiver', { receiver: '666' }],
    ['another currency', { currency: 'ARS' }],
    ['unknown status', { state: 'unknown', words: 'pending_review pending_waiting_transfer' }],
  ])('%s is told as it is, for the settlement to judge', async (fault, told) => {
    const charge = await made();
    bank.faults.push(fault);
    expect(await provider.get(charge.id)).toEqual(Result.succeed({ ...charge, ...told }));
  });

  test.each(UNREACHABLE)('%s is no answer: %s', async (fault, cause) => {
    const charge = await made();
    bank.faults.push(fault);
    expect(failureOf(await hurriedFor(fault).get(charge.id))).toBe(`ProviderUnreachable: ${cause}`);
  });

  test('about a charge that is not there is refused; an id cannot lead to another path', async () => {
    expect(failureOf(await provider.get('1'))).toBe('ProviderRefused: HTTP 404 2000');
    await provider.get('../../users/me?x=');
    expect(bank.calls.at(-1)?.path).toBe('/v1/payments/..%2F..%2Fusers%2Fme%3Fx%3D');
  });
});

describe('cancelling', () => {
  const CANCELLED = {
    state: 'cancelled',
    words: 'cancelled by_collector',
    updatedAt: new Date('2026-03-05T16:00:00.002Z'),
  };

  test('ends an open charge', async () => {
    const charge = await made();
    expect(await provider.cancel(charge.id)).toEqual(Result.succeed({ ...charge, ...CANCELLED }));
  });

  test('succeeds for one that is over, and tells how', async () => {
    const charge = await made();
    bank.approve(charge.id, '2026-03-05T14:00:00.000-04:00');
    const answer = await provider.cancel(charge.id);
    expect(Result.isSuccess(answer) && answer.success.state).toBe('approved');
  });

  test('after a lost answer the next try finds it done', async () => {
    const charge = await made();
    bank.faults.push('lost answer');
    expect(failureOf(await provider.cancel(charge.id))).toBe('ProviderUnreachable: ECONNRESET');
    expect(await provider.cancel(charge.id)).toEqual(Result.succeed({ ...charge, ...CANCELLED }));
  });
});

describe('refunding', () => {
  const paid = async (): Promise<string> => {
    const { id } = await made();
    bank.approve(id, '2026-03-05T14:00:00.000-04:00');
    return id;
  };

  const done = (amount: number) => Result.succeed({ id: '1009042015', state: 'done', amount } as const);

  test('gives the whole amount back, once per key', async () => {
    const id = await paid();
    bank.faults.push('lost answer');
    expect(failureOf(await provider.refund(id, 'refund-1'))).toBe('ProviderUnreachable: ECONNRESET');
    expect(await provider.refund(id, 'refund-1')).toEqual(done(12_050));
    expect(bank.refunds.map(({ amount }) => amount)).toEqual([120.5]);
    expect(bank.calls.at(-1)).toMatchObject({ body: {}, key: 'refund-1', rendersInProcess: true });
  });

  test('of a share leaves the rest where it is', async () => {
    const id = await paid();
    expect(await provider.refund(id, 'share-1', 10_25)).toEqual(done(10_25));
    expect(bank.calls.at(-1)?.body).toEqual({ amount: 10.25 });
    const charge = Result.getOrThrow(await provider.get(id));
    expect(charge).toMatchObject({ state: 'approved', words: 'approved partially_refunded', refunded: 10_25 });
  });

  // Red without `...RENDER_IN_PROCESS` in server/core/payment/mercadoPago/mercadoPago.ts: then it is a 400, like one that is refused.
  test('that is in process is told as such, and in the list of refunds too, until it is decided', async () => {
    const id = await paid();
    bank.isContingent = true;
    const sent = { id: '1009042015', state: 'in_process', amount: 12_050 };
    expect(await provider.refund(id, 'refund-1')).toEqual(Result.succeed(sent));
    expect(await provider.getRefunds(id)).toEqual(Result.succeed([sent]));
    bank.decideRefunds('rejected');
    expect(await provider.getRefunds(id)).toEqual(Result.succeed([{ ...sent, state: 'rejected' }]));
    bank.isContingent = false;
    await provider.refund(id, 'refund-2', 20_00);
    expect(await provider.getRefunds(id)).toEqual(
      Result.succeed([
        { ...sent, state: 'rejected' },
        { id: '1009042016', state: 'done', amount: 20_00 },
      ]),
    );
  });

  test('of money that went back under a forgotten key is refused, and the list tells of it', async () => {
    const id = await paid();
    await provider.refund(id, 'refund-1');
    expect(failureOf(await provider.refund(id, 'refund-2'))).toBe('ProviderRefused: HTTP 400 2063');
    expect(await provider.getRefunds(id)).toEqual(Result.map(done(12_050), (one) => [one]));
  });

  test('of a charge that nobody paid is refused', async () => {
    const { id } = await made();
    expect(failureOf(await provider.refund(id, 'refund-1'))).toBe('ProviderRefused: HTTP 400 2063');
  });
});

test('without a secret or a token there is no such provider', () => {
  const account = { url, token: 'TEST-token', secret: 'test-secret', receiver: '1', timeoutMs: 1 };
  expect(() => mercadoPago({ ...account, secret: '' })).toThrow('needs its token and its secret');
  expect(() => mercadoPago({ ...account, token: '' })).toThrow('needs its token and its secret');
});
