import { Result } from 'effect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseProviders } from '#core/payment/chooseProviders.ts';
import { type ProviderSettings, readSettings } from '#platform/settings/settings.ts';
import { StartFailure } from '#platform/StartFailure.ts';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { OPERATOR_VARIABLES } from '../../server/operatorVariables.ts';
import { FakeMercadoPago } from './FakeMercadoPago.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ACCOUNT = {
  provider: 'mercado-pago',
  url: 'https://api.mercadopago.com',
  token: 'TEST-token',
  secret: 'test-secret',
  receiver: '448876418',
} as const;
const PUBLIC = 'https://quadra.example';

const SANDBOX = { provider: 'sandbox' } as const;

function chosen(current: ProviderSettings, others: readonly ProviderSettings[] = [], publicUrl = PUBLIC) {
  return chooseProviders(
    { payments: { current, others, keepUnreachable: false }, publicUrl, platformFeeBasisPoints: 0 },
    database,
  );
}

describe('the provider', () => {
  test('is the sandbox when the settings say so', () => {
    expect(chosen(SANDBOX).all[0].name).toBe('sandbox');
  });

  test('is Mercado Pago with the account that the settings name', () => {
    const [current] = chosen(ACCOUNT).all;
    expect([current.name, current.receiver]).toEqual(['mercado-pago', '448876418']);
  });

  test.each(['token', 'secret', 'receiver'] as const)('without a %s does not start', (member) => {
    expect(() => chosen({ ...ACCOUNT, [member]: '' })).toThrow(StartFailure);
    expect(() => chosen(SANDBOX, [{ ...ACCOUNT, [member]: '' }])).toThrow(StartFailure);
  });

  test.each([
    { ...ACCOUNT, provider: 'mercado-pago-orders' },
    { ...ACCOUNT, provider: 'asaas', leastAmount: 7_00 },
  ] as const)('is $provider with the account that the settings name', (account) => {
    const providers = chosen(account);
    const [current] = providers.all;
    expect([current.name, current.receiver]).toEqual([account.provider, '448876418']);
    expect(providers.accountFor(null).leastAmount).toBe('leastAmount' in account ? 7_00 : 1);
    expect(() => chosen({ ...account, secret: '' })).toThrow(/_SECRET/);
  });

  test.each([
    ['https://quadra.example', 'https://quadra.example/api/v1/payments/notifications?source_news=webhooks'],
    // Mercado Pago cannot reach it, and would refuse the charge.
    ['http://localhost:3000', undefined],
  ])('reached at %s is notified at %s', async (publicUrl, address) => {
    const bank = new FakeMercadoPago();
    const {
      all: [current],
    } = chosen({ ...ACCOUNT, url: await bank.start() }, [], publicUrl);
    await current.create({
      idempotencyKey: 'k',
      reference: 'r',
      amount: 100,
      fee: 0,
      description: 'd',
      payer: { name: 'Ana Lima', email: 'a@example.com', cpf: null },
      createdAt: new Date('2026-03-05T17:00:00Z'),
      expiresAt: new Date('2026-03-05T18:00:00Z'),
    });
    expect(bank.calls[0]?.body['notification_url']).toBe(address);
    await bank.stop();
  });
});

test('a charge is for the provider and the account that made it, and for no other', async () => {
  const former = { ...ACCOUNT, receiver: '1', token: 'TEST-old' };
  const providers = chosen(ACCOUNT, [SANDBOX, former]);
  const [current, sandbox, other] = providers.all;
  expect(providers.accountFor(null)).toMatchObject({ name: 'mercado-pago', receiver: '448876418', accountId: null });
  expect(await providers.of({ provider: 'mercado-pago', receiver: '448876418', accountId: null })).toBe(current);
  expect(await providers.of({ provider: 'mercado-pago', receiver: '1', accountId: null })).toBe(other);
  expect(await providers.of({ provider: 'sandbox', receiver: sandbox?.receiver ?? '', accountId: null })).toBe(sandbox);
  expect(await providers.of({ provider: 'mercado-pago', receiver: '2', accountId: null })).toBeUndefined();
  expect(await providers.of({ provider: 'sandbox', receiver: '1', accountId: null })).toBeUndefined();
});

describe('the settings refuse', () => {
  const faultsOf = (given: Record<string, string>): readonly string[] => {
    const settings = readSettings(given);
    return Result.isFailure(settings) ? settings.failure : [];
  };
  const account = {
    PAYMENTS: 'mercado-pago',
    MERCADO_PAGO_TOKEN: 't',
    MERCADO_PAGO_SECRET: 's',
    MERCADO_PAGO_RECEIVER: '1',
  };

  test.each(['MERCADO_PAGO_TOKEN', 'MERCADO_PAGO_SECRET'])('an empty %s', (name) => {
    expect(faultsOf(account)).toEqual([]);
    expect(faultsOf({ ...account, [name]: '' })).toEqual([expect.stringContaining(name)]);
  });

  test.each([
    ['PAYMENTS', 'paypal'],
    ['PAYMENTS', 'sandbox,sandbox'],
    ['PAYMENTS', 'sandbox, mercado-pago'],
    ['PAYMENTS_MISSING', 'ignore'],
    ['MERCADO_PAGO_FORMER', '448876418'],
    ['MERCADO_PAGO_FORMER', '1:token:secret 2:token'],
  ])('%s=%s', (name, value) => {
    expect(faultsOf({ ...account, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test('the sandbox in production, unless it is asked for by name', () => {
    const mail = { SMTP_URL: 'smtp://correio.example', MAIL_FROM: 'ola@quadra.example' };
    const production = { NODE_ENV: 'production', ...mail, ...OPERATOR_VARIABLES };
    expect(faultsOf(production)).toEqual([expect.stringContaining('PAYMENTS')]);
    expect(faultsOf({ ...production, PAYMENTS: 'sandbox' })).toEqual([]);
  });
});
