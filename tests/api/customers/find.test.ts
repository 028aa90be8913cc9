import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';

const RAFA = { guest: 'Rafaél Souza', guestPhone: '13999887766' };
const row = { hours: [8], total: 8_000 } as const;

describeOnDatabases('whom the desk finds while it types', (open) => {
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

  const ask = (who: TestPerson | undefined, q: string) =>
    world.call(who, { url: `${contract.findCustomers.path}?q=${encodeURIComponent(q)}` });
  const found = async (q: string, at = arena) => (await ask(at.owner, q)).body.data.customers;
  const namesOf = async (q: string, at = arena) => (await found(q, at)).map(({ name }: { name: string }) => name);

  it('by a part of the name without accents, or of the phone, with their games and what they owe', async () => {
    await counter.write(arena, [
      { ...row, ...RAFA, ahead: -9, paid: 3_000 },
      { ...row, ...RAFA, ahead: 4 },
      { ...row, ...RAFA, ahead: 20 },
      { ...row, ...RAFA, ahead: -1, status: 'CANCELADA' },
      { ...row, guest: 'Lia', ahead: -2 },
    ]);
    await recordFormerGuests(database);
    const [rafa] = await found('rafael s');
    expect(rafa).toEqual({
      _id: expect.any(String),
      kind: 'record',
      name: 'Rafaél Souza',
      phone: '13999887766',
      isOwn: true,
      lastGame: addDays(counter.today, -9),
      nextGame: addDays(counter.today, 4),
      owed: 50,
    });
    for (const q of ['9988', '(13) 99988-77', 'RAFA']) expect(await namesOf(q)).toEqual(['Rafaél Souza']);
    expect(await namesOf('ouza li')).toEqual([]);
    expect(await found('9988', other)).toEqual([]);
    expect(await namesOf('%_')).toEqual([]);
  });

  // Red without IS_KNOWN: the phone of who never booked by themselves could be told digit by digit.
  it('players with their phone when they booked here by themselves, and never by a phone else', async () => {
    const own = await world.player({ name: 'Zora Lima', phone: '13911112222' });
    const written = await world.player({ name: 'Zora Dias', phone: '13933334444' });
    const stranger = await world.player({ name: 'Zora Alves', phone: '13955556666' });
    await world.reserve(own, orderOf(arena, world.day, [18]));
    await counter.write(arena, [{ ...row, player: written.id, ahead: -3 }]);
    const account = { kind: 'account', _id: expect.any(String) };
    expect(await found('zora')).toEqual([
      { ...account, name: 'Zora Dias', isOwn: true, lastGame: addDays(counter.today, -3), owed: 80 },
      expect.objectContaining({ ...account, name: 'Zora Lima', phone: '13911112222', isOwn: true }),
      { kind: 'account', _id: stranger.id, name: 'Zora Alves', isOwn: false },
    ]);
    expect(await namesOf('1111')).toEqual(['Zora Lima']);
    expect(await namesOf('3333')).toEqual([]);
    expect(await namesOf('5555')).toEqual([]);
    expect(await namesOf('1111', other)).toEqual([]);
  });

  it('at most ten of each, those first whose name begins so', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...row,
      guest: `Ana Xis ${index + 10}`,
      ahead: -index - 1,
    }));
    await counter.write(arena, [...many, { ...row, guest: 'Xisto', ahead: -1 }]);
    await recordFormerGuests(database);
    const names = await namesOf('xis');
    expect(names).toHaveLength(10);
    expect(names.slice(0, 2)).toEqual(['Xisto', 'Ana Xis 10']);
  });

  it('what the arena owes them', async () => {
    const player = await world.player({ name: 'Quintino' });
    const [id] = await counter.write(arena, [{ ...row, player: player.id, ahead: 2 }]);
    await desk.add(arena.owner, String(id), { info: '', value: 50, method: 'cash' });
    await desk.cancel(arena.owner, String(id), { value: 50, becomes: 'credit' });
    expect(await found('quintino')).toEqual([
      { _id: player.id, kind: 'account', name: 'Quintino', isOwn: true, credit: 50 },
    ]);
  });

  it('is nobody’s but a desk’s, and needs two letters', async () => {
    expect((await ask(await world.player(), 'rafa')).status).toBe(403);
    expect((await ask(undefined, 'rafa')).status).toBe(401);
    expect((await ask(arena.owner, 'r')).status).toBe(400);
  });
});
