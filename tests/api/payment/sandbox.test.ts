import { Result } from 'effect';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { decodeBrCode, parseFields } from '#domain/payment/brcode.ts';
import { readNow } from '#platform/database/database.ts';
import { sandboxCharges } from '#platform/database/schema/payments.ts';
import { newId } from '#platform/database/uuid.ts';
import type { ChargeOrder, ProviderCharge, ProviderFailure } from '#core/payment/provider.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { act, type Act } from '#core/payment/sandbox/sandboxTeller.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';

const HOUR = 3_600_000;

describeOnDatabases('the sandbox bank', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
  });

  async function order(different: Partial<ChargeOrder> = {}): Promise<ChargeOrder> {
    return {
      idempotencyKey: newId(),
      reference: newId(),
      amount: 12_050,
      fee: 0,
      description: 'Reserva em Arena Pé na Areia',
      payer: { name: 'Ana Lima', email: 'ana@example.com', cpf: null },
      createdAt: await readNow(database),
      expiresAt: new Date((await readNow(database)).getTime() + HOUR),
      ...different,
    };
  }

  async function made(different: Partial<ChargeOrder> = {}): Promise<ProviderCharge> {
    return Result.getOrThrow(await sandbox(database).create(await order(different)));
  }

  const statusOf = async (id: string): Promise<string> => Result.getOrThrow(await sandbox(database).get(id)).state;

  const causeOf = (answer: Result.Result<unknown, ProviderFailure>): string =>
    Result.isFailure(answer) ? `${answer.failure._tag}: ${answer.failure.cause}` : 'success';

  test('makes a charge with a BR Code that a bank can read', async () => {
    const wanted = await order();
    const charge = Result.getOrThrow(await sandbox(database).create(wanted));
    expect(charge).toEqual({
      id: charge.id,
      state: 'pending',
      words: 'pending',
      amount: 12_050,
      currency: 'BRL',
      reference: wanted.reference,
      receiver: sandbox(database).receiver,
      brCode: charge.brCode,
      codeUntil: expect.any(Date),
      approvedAt: null,
      refunded: 0,
      updatedAt: charge.updatedAt,
    });
    const { fields } = Result.getOrThrow(decodeBrCode(charge.brCode));
    const value = (id: string): string => fields.find((field) => field.id === id)?.value ?? '';
    expect([value('59'), value('54'), parseFields(value('62'))]).toEqual([
      'Quadra Livre Sandbox',
      '120.50',
      [{ id: '05', value: charge.id }],
    ]);
  });

  test('makes one charge of a key, also when it is asked for many times at once', async () => {
    const wanted = await order();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox(database).create(wanted)));
    expect(new Set(answers.map((answer) => Result.getOrThrow(answer).id)).size).toBe(1);
    expect(await database.orm.select().from(sandboxCharges)).toHaveLength(1);
  });

  test('refuses the key of one order for another', async () => {
    const wanted = await order();
    await sandbox(database).create(wanted);
    for (const other of [{ amount: 1 }, { reference: newId() }]) {
      const answer = await sandbox(database).create({ ...wanted, ...other });
      expect(causeOf(answer)).toBe('ProviderRefused: the key was used for another order');
    }
  });

  test('keeps its books over a restart', async () => {
    const charge = await made();
    const before = await readNow(database);
    await act(database, charge.id, 'pagar');
    const after = await readNow(database);
    const again = Result.getOrThrow(await sandbox(database).get(charge.id));
    const { approvedAt: cameAt, updatedAt } = again;
    expect(again).toEqual({ ...charge, state: 'approved', words: 'approved', approvedAt: cameAt, updatedAt });
    const approvedAt = again.approvedAt ?? new Date(0);
    expect([before <= approvedAt, approvedAt <= after]).toEqual([true, true]);
  });

  test('finds the charge of a reference', async () => {
    const charge = await made();
    expect(await sandbox(database).find(charge.reference)).toEqual(Result.succeed(charge));
    expect(await sandbox(database).find('another')).toEqual(Result.succeed(undefined));
  });

  test('ends an unpaid charge by the clock', async () => {
    const { id } = await made();
    database.passTime(HOUR - 60_000);
    expect(await statusOf(id)).toBe('pending');
    database.passTime(60_000);
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('knows nothing of other charges', async () => {
    expect(causeOf(await sandbox(database).get('SB0'))).toBe('ProviderRefused: no such charge');
    expect(causeOf(await sandbox(database).cancel('SB0'))).toBe('ProviderRefused: no such charge');
  });

  test('cancels an open charge, and tells of a paid one', async () => {
    const [open, paid] = [await made(), await made()];
    await act(database, paid.id, 'pagar');
    const answers = [await sandbox(database).cancel(open.id), await sandbox(database).cancel(paid.id)];
    expect(answers.map((answer) => Result.getOrThrow(answer).state)).toEqual(['cancelled', 'approved']);
  });

  test('gives money back once, and only money that came', async () => {
    const { id } = await made();
    const done = Result.succeed({ id: 'k', state: 'done', amount: 12_050 } as const);
    expect(causeOf(await sandbox(database).refund(id, 'k'))).toBe('ProviderRefused: no money to give back');
    await act(database, id, 'pagar');
    expect(await sandbox(database).refund(id, 'k')).toEqual(done);
    const [first] = await database.orm.select().from(sandboxCharges);
    database.passTime(1_000);
    expect(await sandbox(database).refund(id, 'k')).toEqual(done);
    expect(await sandbox(database).getRefunds(id)).toEqual(Result.map(done, (one) => [one]));
    expect(await database.orm.select().from(sandboxCharges)).toEqual([first]);
    expect(await statusOf(id)).toBe('refunded');
  });

  test('sends no notifications, so every one is forged', async () => {
    const headers = { 'x-signature': 'ts=1,v1=0', 'x-request-id': 'r' };
    const forged = { headers, query: { 'data.id': 'SB0' }, body: '' };
    expect(await sandbox(database).verifyNotification(forged)).toBeUndefined();
  });

  /** Which acts take effect in which state, and what the bank says after them. */
  const ACTS: readonly (readonly [from: string, what: Act, to: string | null])[] = [
    ['open', 'pagar', 'approved'],
    ['open', 'recusar', 'cancelled'],
    ['open', 'expirar', 'cancelled'],
    ['open', 'pagar-atrasado', null],
    ['expired', 'pagar', null],
    ['expired', 'recusar', null],
    ['expired', 'expirar', null],
    ['expired', 'pagar-atrasado', 'approved'],
    ['cancelled', 'pagar', null],
    ['cancelled', 'recusar', null],
    ['cancelled', 'expirar', null],
    ['cancelled', 'pagar-atrasado', 'approved'],
    ['paid', 'pagar', null],
    ['paid', 'recusar', null],
    ['paid', 'expirar', null],
    ['paid', 'pagar-atrasado', null],
    ['refunded', 'pagar', null],
    ['refunded', 'pagar-atrasado', null],
    ['paid', 'devolver', 'refunded'],
    ['paid', 'devolver-parte', 'approved'],
    ['open', 'devolver', null],
    ['refunded', 'devolver', null],
    ['paid', 'contestar', 'disputed'],
    ['open', 'contestar', null],
    ['refunded', 'contestar', null],
    ['paid', 'ganhar', null],
    ['paid', 'perder', null],
    ['disputed', 'ganhar', 'approved'],
    ['disputed', 'perder', 'charged_back'],
    ['disputed', 'devolver', null],
    ['lost', 'ganhar', 'approved'],
    ['lost', 'perder', null],
    ['paid', 'concluir', null],
    ['paid', 'rejeitar', null],
    ['slow', 'concluir', 'refunded'],
    ['slow', 'rejeitar', 'approved'],
    ['slow', 'devolver', null],
  ];

  test.each(ACTS)('%s → %s → %s', async (from, what, to) => {
    const { id } = await made();
    if (from === 'expired') database.passTime(HOUR);
    if (from === 'cancelled') await sandbox(database).cancel(id);
    if (['paid', 'refunded', 'disputed', 'lost', 'slow'].includes(from)) await act(database, id, 'pagar');
    if (from === 'disputed' || from === 'lost') await act(database, id, 'contestar');
    if (from === 'lost') await act(database, id, 'perder');
    if (from === 'slow') await act(database, id, 'demorar');
    if (from === 'slow') await sandbox(database).refund(id, 'k');
    if (from === 'refunded') await sandbox(database).refund(id, 'k');
    const before = await statusOf(id);
    expect(await act(database, id, what)).toBe(to !== null);
    expect(await statusOf(id)).toBe(to ?? before);
  });
});
