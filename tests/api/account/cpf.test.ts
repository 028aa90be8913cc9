import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, openBench } from '../payment/bench.ts';
import type { ChargeOrder } from '#core/payment/provider.ts';

const CPF = '52998224725';

describeOnDatabases('a CPF', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  beforeAll(async () => {
    database = await open();
    bench = await openBench(database);
    arena = await bench.arena('platform');
  });

  const read = async (who: TestPerson) =>
    (await bench.call(who, { method: 'GET', url: contract.myCpf.path })).body.data;
  const save = (who: TestPerson, cpf: unknown) =>
    bench.call(who, { method: 'PATCH', url: contract.updateMyCpf.path, payload: { cpf } });

  it('is kept, told to its person alone, and taken back', async () => {
    const ana = await bench.player();
    expect(await read(ana)).toEqual({});
    expect(await save(ana, CPF)).toEqual({ status: 200, body: { data: {} } });
    expect(await read(ana)).toEqual({ cpf: CPF });
    expect(await read(await bench.player())).toEqual({});
    const me = await bench.call(ana, { method: 'GET', url: contract.me.path });
    const { id } = await bench.hold(arena, [18], { player: ana });
    const told = [me, await bench.read(ana, id), await bench.read(arena.owner, id)];
    expect(JSON.stringify(told)).not.toContain(CPF);
    const copy = await bench.call(ana, { method: 'GET', url: contract.exportMyData.path });
    expect(copy.body.data.cpf).toBe(CPF);
    await save(ana, null);
    expect(await read(ana)).toEqual({});
  });

  it.each(['', '5299822472', '52998224726', '529.982.247-25', '11111111111', 52_998_224_725])(
    'is not %j',
    async (cpf) => {
      const ana = await bench.player();
      expect((await save(ana, cpf)).status).toBe(400);
      expect(await read(ana)).toEqual({});
    },
  );

  // Red without `cpf` in readCharge's payer.
  it('goes to the provider with the order, when it is known', async () => {
    const orders: ChargeOrder[] = [];
    const real = { ...bench.provider };
    Object.assign(bench.provider, { create: (order: ChargeOrder) => (orders.push(order), real.create(order)) });
    const ana = await bench.player();
    await bench.hold(arena, [19], { player: ana });
    await save(ana, CPF);
    await bench.hold(arena, [20], { player: ana });
    expect(orders.map(({ payer }) => payer.cpf)).toEqual([null, CPF]);
  });
});
