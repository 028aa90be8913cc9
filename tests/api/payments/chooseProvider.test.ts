import { Result } from 'effect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseProvider } from '../../../server/payments/chooseProvider.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { StartFailure } from '../../../server/StartFailure.ts';
import { openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
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

describe('the provider', () => {
  test('is the sandbox when the settings say so', () => {
    const provider = chooseProvider({ payments: { provider: 'sandbox' }, publicUrl: PUBLIC }, database);
    expect(provider.name).toBe('sandbox');
  });

  test('is Mercado Pago with the account that the settings name', () => {
    const provider = chooseProvider({ payments: ACCOUNT, publicUrl: PUBLIC }, database);
    expect([provider.name, provider.receiver]).toEqual(['mercado-pago', '448876418']);
  });

  test.each(['token', 'secret', 'receiver'] as const)('without a %s does not start', (member) => {
    const payments = { ...ACCOUNT, [member]: '' };
    expect(() => chooseProvider({ payments, publicUrl: PUBLIC }, database)).toThrow(StartFailure);
  });

  test.each([
    ['https://quadra.example', 'https://quadra.example/api/v1/payments/notifications'],
    // Mercado Pago cannot reach it, and would refuse the charge.
    ['http://localhost:3000', undefined],
  ])('reached at %s is notified at %s', async (publicUrl, address) => {
    const bank = new FakeMercadoPago();
    const provider = chooseProvider({ payments: { ...ACCOUNT, url: await bank.start() }, publicUrl }, database);
    await provider.create({
      idempotencyKey: 'k',
      reference: 'r',
      amount: 100,
      description: 'd',
      payerEmail: 'a@example.com',
      expiresAt: new Date('2026-03-05T18:00:00Z'),
    });
    expect(bank.calls[0]?.body['notification_url']).toBe(address);
    await bank.stop();
  });
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

  test('the sandbox in production, unless it is asked for by name', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('PAYMENTS')]);
    expect(faultsOf({ NODE_ENV: 'production', PAYMENTS: 'sandbox' })).toEqual([]);
  });
});
