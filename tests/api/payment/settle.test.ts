import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProviderCharge } from '#core/payment/provider.ts';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';

describeOnDatabases('what a provider tells', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('platform');
  });

  async function told(payment: string): Promise<ProviderCharge> {
    const answer = await bench.provider.get(payment);
    if (answer._tag === 'Failure') throw answer.failure;
    return answer.success;
  }

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
    ['receiver', { receiver: 'somebody-else' }],
    ['id', { id: 'another-payment' }],
  ] as const)('of another %s with our reference changes nothing, and is logged', async (differing, change) => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    const [before, charge] = [await bench.stateOf(hold), await bench.chargeOf(hold)];
    expect(await settle(bench.dependencies, { ...(await told(hold.payment)), ...change })).toBe('ignored');
    expect(await bench.stateOf(hold)).toEqual(before);
    expect(await bench.chargeOf(hold)).toEqual(charge);
    expect(bench.logged).toEqual([
      [
        { charge: charge?.id, providerId: 'id' in change ? change.id : hold.payment, differing: [differing] },
        'The provider reported another charge than ours',
      ],
    ]);
  });

  it('with a reference that is not ours changes nothing, and is logged', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    expect(await settle(bench.dependencies, { ...(await told(hold.payment)), reference: 'nothing' })).toBe('ignored');
    expect((await bench.stateOf(hold)).status).toBe('PENDENTE');
    expect(bench.logged).toHaveLength(1);
  });

  it('in a word that the adapter does not know changes nothing', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    const unknown = { ...(await told(hold.payment)), state: 'unknown', words: 'chargeback' } as const;
    expect(await settle(bench.dependencies, unknown)).toBe('ignored');
    expect((await bench.stateOf(hold)).status).toBe('PENDENTE');
    expect(bench.logged).toMatchObject([[{ words: 'chargeback' }, 'The provider used a word that we do not know']]);
  });

  it('as pending leaves the hold as it is', async () => {
    const hold = await bench.hold(arena, [18]);
    expect(await settle(bench.dependencies, await told(hold.payment))).toBe('unchanged');
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'PENDENTE', charge: 'pending', hours: [18] });
  });

  it('as cancelled ends it, and keeps its words', async () => {
    const hold = await bench.hold(arena, [18]);
    const cancelled = { ...(await told(hold.payment)), state: 'cancelled', words: 'rejected cc_rejected' } as const;
    expect(await settle(bench.dependencies, cancelled)).toBe('cancelled');
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'EXPIRADA', charge: 'cancelled', hours: [] });
    expect((await bench.chargeOf(hold))?.providerWords).toBe('rejected cc_rejected');
  });

  it('many times at once counts once', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    const approved = await told(hold.payment);
    const done = await Promise.all(Array.from({ length: 30 }, () => settle(bench.dependencies, approved)));
    expect(done.toSorted()).toEqual(['paid', ...Array.from({ length: 29 }, () => 'unchanged')]);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'PAGA', hours: [18] });
  });

  it('late and many times at once is refunded once', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.pass(70 * MINUTE);
    await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar-atrasado');
    const approved = await told(hold.payment);
    const done = await Promise.all(Array.from({ length: 30 }, () => settle(bench.dependencies, approved)));
    expect(done.toSorted()).toEqual(['refunding', ...Array.from({ length: 29 }, () => 'unchanged')]);
    expect(await bench.refundRows()).toHaveLength(1);
  });

  it('out of order: pending and cancelled after approved change nothing', async () => {
    const hold = await bench.hold(arena, [18]);
    const pending = await told(hold.payment);
    await bench.bank(hold.payment, 'pagar');
    expect(await settle(bench.dependencies, await told(hold.payment))).toBe('paid');
    expect(await settle(bench.dependencies, pending)).toBe('unchanged');
    expect(await settle(bench.dependencies, { ...pending, state: 'cancelled' })).toBe('unchanged');
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'PAGA', charge: 'approved', hours: [18] });
  });
});
