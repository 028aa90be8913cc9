import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { openSeries } from '../series/mensalista.ts';

const row = { hours: [8], total: 8_000 } as const;

describeOnDatabases('the list of customers', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let arena: TestArena;
  let other: TestArena;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    [desk, counter] = [openDesk(world), await openCounter(world)];
  });
  beforeEach(async () => void ([arena, other] = [await world.arena('local'), await world.arena('local')]));

  const ask = (who: TestPerson | undefined, query = '') =>
    world.call(who, { url: `${contract.customers.path}?${query}` });
  const namesOf = async (query = '', at = arena): Promise<string[]> =>
    (await ask(at.owner, query)).body.data.customers.map(({ name }: { name: string }) => name);

  it('has players and guests by name, in pages, and nobody of another arena', async () => {
    const player = await world.player({ name: 'Úrsula' });
    const guests = Array.from({ length: 11 }, (_, index) => ({ ...row, guest: `Guto ${index + 10}`, ahead: -1 }));
    await counter.write(arena, [{ ...row, player: player.id, ahead: -3 }, ...guests]);
    await counter.write(other, [{ ...row, guest: 'Ema', ahead: -1 }]);
    await recordFormerGuests(database);
    const first = await ask(arena.owner);
    expect([first.body.data.total, first.body.pages]).toEqual([12, 2]);
    expect(await namesOf('page=2')).toEqual(['Guto 20', 'Úrsula']);
    expect(await namesOf('', other)).toEqual(['Ema']);
    expect((await ask(await world.player())).status).toBe(403);
  });

  it('shows who owes, with the sums of Pendências, who has credit, plays every week, or is away', async () => {
    const rich = await world.player({ name: 'Crédito' });
    const [paid] = await counter.write(arena, [{ ...row, player: rich.id, ahead: 2 }]);
    await desk.add(arena.owner, String(paid), { info: '', value: 50, method: 'cash' });
    await desk.cancel(arena.owner, String(paid), { value: 50, becomes: 'credit' });
    await counter.write(arena, [
      { ...row, guest: 'Deve', ahead: -2 },
      { ...row, guest: 'Deve', ahead: -2, hours: [9] },
      { ...row, guest: 'Em dia', ahead: -60, paid: 8_000 },
      { ...row, guest: 'Sumiu', ahead: -61, paid: 8_000 },
      { ...row, guest: 'Volta', guestPhone: '13999990000', ahead: -90, paid: 8_000 },
      { ...row, guest: 'Volta', guestPhone: '13999990000', ahead: 9 },
    ]);
    await openSeries(world, arena).make({ guestPlayerName: 'Mensalista' });
    await recordFormerGuests(database);
    expect(await namesOf('filter=owing')).toEqual(['Deve']);
    const [debtor] = (await ask(arena.owner, 'filter=owing')).body.data.customers;
    expect(debtor.owed).toBe(160);
    expect((await counter.page(arena)).owed).toBe(160);
    expect(await namesOf('filter=credit')).toEqual(['Crédito']);
    expect(await namesOf('filter=weekly')).toEqual(['Mensalista']);
    // Who cancelled their only game is away too.
    expect(await namesOf('filter=away')).toEqual(['Crédito', 'Sumiu']);
    expect((await ask(arena.owner, 'filter=rich')).status).toBe(400);
  });
});
