import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { charges } from '#platform/database/schema/payments.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { hasPostgres, openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import type { Fault } from './BankServer.ts';
import { FakeMercadoPago } from './FakeMercadoPago.ts';
import { mercadoPagoAt, SECRET } from './mercadoPagoAt.ts';
import { holdAnHour, openTill, type Till } from './till.ts';
import { sweep } from '../../sweep.ts';

const HOUR = 3_600_000;
const OK = { status: 200, body: { data: {} } };
const FORGED = {
  status: 401,
  body: { message: 'Assinatura inválida.', error: { statusCode: 401, code: 'invalid_signature' } },
};

function signed(id: string, secret = SECRET, ts = '1704908010'): Record<string, string> {
  const v1 = createHmac('sha256', secret).update(`id:${id};request-id:req-1;ts:${ts};`).digest('hex');
  return { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'req-1' };
}

let database: TestDatabase;
let bank: FakeMercadoPago;
let world: World;
let till: Till;
let arena: TestArena;

beforeAll(async () => {
  // Replays that overtake each other need several connections.
  database = await openTestDatabase(hasPostgres() ? 'postgres' : 'embedded');
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.empty();
  bank = new FakeMercadoPago();
  const url = await bank.start();
  world = await openWorld(database, { provider: () => mercadoPagoAt(url, bank) });
  till = openTill(database, world.dependencies);
  arena = await world.arena();
});
afterEach(async () => {
  await bank.stop();
});

const questions = (): number => bank.calls.filter(({ method }) => method === 'GET').length;

async function paidHold() {
  const hold = await holdAnHour(world, arena, 18);
  bank.approve(hold.id, '2026-03-05T14:00:00.000-04:00');
  return hold;
}

describe('a genuine notification', () => {
  test('makes the server ask, and the money buys the hours', async () => {
    const hold = await paidHold();
    expect(await till.notify({ 'data.id': hold.id, type: 'payment' }, signed(hold.id))).toEqual(OK);
    expect(await hold.standing()).toEqual({ status: 'PAGA', refunded: false });
  });

  test('is not believed: what its body says changes nothing', async () => {
    const hold = await holdAnHour(world, arena, 18);
    const body = { action: 'payment.updated', data: { id: hold.id, status: 'approved' }, status: 'approved' };
    expect(await till.notify({ 'data.id': hold.id }, signed(hold.id), body)).toEqual(OK);
    expect(await hold.standing()).toEqual({ status: 'PENDENTE', refunded: false });
  });

  test('of a payment that is not ours is taken and forgotten', async () => {
    expect(await till.notify({ 'data.id': '999' }, signed('999'))).toEqual(OK);
    expect(questions()).toBe(0);
  });

  // Red when `paymentNotification` asks only about charges that are not approved.
  test('of a charge that was paid is read again: it may be disputed, and went back', async () => {
    const hold = await paidHold();
    await till.notify({ 'data.id': hold.id }, signed(hold.id));
    bank.change(hold.id, { status: 'in_mediation', status_detail: 'pending' });
    database.passTime(11_000);
    expect(await till.notify({ 'data.id': hold.id, type: 'payment' }, signed(hold.id))).toEqual(OK);
    expect((await database.orm.select().from(charges))[0]?.status).toBe('disputed');
    // A moment later it goes back: the notice comes too soon to ask, and one more question is planned.
    bank.change(hold.id, { status: 'approved', status_detail: 'accredited' });
    bank.refund(hold.id, 80.5);
    expect(await till.notify({ 'data.id': hold.id, type: 'payment' }, signed(hold.id))).toEqual(OK);
    database.passTime(11_000);
    await world.runDue();
    expect(await hold.standing()).toEqual({ status: 'CANCELADA', refunded: true });
  });

  test.each<Fault>(['status 500', 'lost answer', 'malformed JSON', 'no amount'])(
    'while the bank answers "%s" is taken, and the reconciler finds the money',
    async (fault) => {
      const hold = await paidHold();
      bank.faults.push(fault);
      expect(await till.notify({ 'data.id': hold.id }, signed(hold.id))).toEqual(OK);
      expect((await hold.standing()).status).toBe('PENDENTE');
      database.passTime(60_000);
      await world.runDue();
      expect(await hold.standing()).toEqual({ status: 'PAGA', refunded: false });
    },
  );
});

describe('money that is not what was asked for buys nothing', () => {
  test.each<Fault>(['one centavo', 'another receiver', 'another currency', 'unknown status'])('%s', async (fault) => {
    const hold = await paidHold();
    bank.faults.push(fault);
    expect(await till.notify({ 'data.id': hold.id }, signed(hold.id))).toEqual(OK);
    expect(await hold.standing()).toEqual({ status: 'PENDENTE', refunded: false });
    expect(questions()).toBe(1);
  });

  test('another reference', async () => {
    const hold = await paidHold();
    Object.assign(bank.payments.get(Number(hold.id)) ?? {}, { external_reference: 'somebody-else' });
    expect(await till.notify({ 'data.id': hold.id }, signed(hold.id))).toEqual(OK);
    expect(await hold.standing()).toEqual({ status: 'PENDENTE', refunded: false });
  });

  test('a payment with our reference, made by somebody else for R$ 0,01', async () => {
    const hold = await holdAnHour(world, arena, 18);
    const real = bank.payments.get(Number(hold.id));
    if (!real) throw new Error('The bank has no such payment');
    bank.payments.set(1, { ...real, id: 1, status: 'approved', transaction_amount: 0.01 });
    expect(await till.notify({ 'data.id': '1' }, signed('1'))).toEqual(OK);
    expect(await hold.standing()).toEqual({ status: 'PENDENTE', refunded: false });
  });
});

describe('a forged notification has no effect', () => {
  test('whatever is wrong with it', async () => {
    const hold = await paidHold();
    const other = await holdAnHour(world, arena, 19);
    const genuine = signed(hold.id);
    const query = { 'data.id': hold.id, type: 'payment' };
    const { 'x-signature': signature = '', 'x-request-id': requestId = '' } = genuine;
    const forged: readonly (readonly [Record<string, string>, Record<string, string>])[] = [
      [query, {}],
      [query, { 'x-signature': signature }],
      [query, { 'x-request-id': requestId }],
      [query, { ...genuine, 'x-request-id': 'req-2' }],
      [query, signed(hold.id, 'another secret')],
      [query, signed(hold.id, '')],
      // The right signature, but of another payment.
      [query, signed(other.id)],
      [{ type: 'payment' }, genuine],
      [{ 'data.id': '', type: 'payment' }, signed('')],
    ];
    for (const [asked, headers] of forged) {
      expect(await till.notify(asked, headers, { data: { id: hold.id } })).toEqual(FORGED);
    }
    expect(questions()).toBe(0);
    expect(await hold.standing()).toEqual({ status: 'PENDENTE', refunded: false });
  });
});

describe('replays by the hundred', () => {
  const ROUNDS = sweep(20, 20, 4);

  const replay = async (id: string): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => till.notify({ 'data.id': id }, signed(id))));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  };

  test('of an unpaid charge make one question', async () => {
    const hold = await holdAnHour(world, arena, 18);
    await replay(hold.id);
    expect(questions()).toBe(1);
    expect(await hold.standing()).toEqual({ status: 'PENDENTE', refunded: false });
  });

  test('of a paid one make one question, and it is paid once', async () => {
    const hold = await paidHold();
    await replay(hold.id);
    expect(questions()).toBe(1);
    expect(bank.refunds).toEqual([]);
    expect(await hold.standing()).toEqual({ status: 'PAGA', refunded: false });
  });

  test('after the reconciler gave the charge up leave one job, which finds the money', async () => {
    const hold = await holdAnHour(world, arena, 18);
    database.passTime(HOUR + 3 * 60_000);
    await world.runDue();
    database.passTime(25 * HOUR);
    await world.runDue();
    database.passTime(11_000);
    const jobsBefore = (await database.orm.select().from(outbox)).length;
    // The first asks; the money comes a moment later, and its notification is told within the ten seconds.
    expect(await till.notify({ 'data.id': hold.id }, signed(hold.id))).toEqual(OK);
    bank.approve(hold.id, '2026-03-05T14:00:00.000-04:00');
    await replay(hold.id);
    expect((await database.orm.select().from(outbox)).length).toBe(jobsBefore + 1);
    database.passTime(11_000);
    await world.runDue();
    expect(await hold.standing()).toEqual({ status: 'PAGA', refunded: false });
  });
});
