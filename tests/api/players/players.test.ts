import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

describeOnDatabases('the players of an arena', (open) => {
  let world: World;
  let arena: TestArena;
  let elsewhere: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    [arena, elsewhere] = [await world.arena('local'), await world.arena('local')];
  });

  const read = (who: TestPerson, query: Record<string, string> = {}) =>
    world.call(who, { method: 'GET', url: contract.players.path, query });
  const namesFound = async (name: string) =>
    (await read(arena.owner, { name })).body.data.players.map((player: { name: string }) => player.name);

  /** As the owner makes it for somebody on the phone. */
  async function reserveFor(player: TestPerson, at: TestArena): Promise<void> {
    await world.database.orm.insert(reservations).values({
      arenaId: at.id,
      id: newId(),
      playerId: player.id,
      day: toIsoDay(world.day),
      totalCentavos: 0,
      paymentMethod: 'local',
      status: 'CONFIRMADA',
      madeBy: 'owner',
      createdAt: await readNow(world.database),
    });
  }

  it('are those with a reservation there, by name, with how to reach who booked themselves', async () => {
    const at = await world.arena('local');
    const zelia = await world.player({ name: 'Zélia Prado', city: 'Guarujá', phone: '13977770001', avatar: '/z.webp' });
    const alice = await world.player({ name: 'Álice Moura', phone: '13977770002' });
    const [reserved, stranger] = [
      await world.player({ name: 'Bento Dias' }),
      await world.player({ name: 'Caio Reis' }),
    ];
    const { body } = await world.reserve(zelia, orderOf(at, world.day, [18]));
    await world.cancel(zelia, body.data.reservation._id);
    await world.reserve(zelia, orderOf(at, world.day, [19]));
    await world.reserve(alice, orderOf(at, world.day, [20]));
    await world.reserve(stranger, orderOf(elsewhere, world.day, [20]));
    await reserveFor(reserved, at);
    expect(await read(at.owner)).toEqual({
      status: 200,
      body: {
        data: {
          players: [
            { _id: alice.id, name: 'Álice Moura', city: 'Santos', phone: '13977770002' },
            { _id: reserved.id, name: 'Bento Dias' },
            { _id: zelia.id, name: 'Zélia Prado', city: 'Guarujá', phone: '13977770001', avatarCDN: '/z.webp' },
          ],
        },
        pages: 1,
      },
    });
  });

  it('come in pages of ten; who left is not among them', async () => {
    const at = await world.arena('local');
    for (let index = 0; index < 12; index += 1) {
      const status = index === 11 ? 'erased' : 'active';
      await reserveFor(await world.player({ name: `Jogador ${String(index).padStart(2, '0')}`, status }), at);
    }
    const first = await read(at.owner);
    const second = await read(at.owner, { page: '2' });
    expect([first, second].map(({ body }) => [body.data.players.length, body.pages])).toEqual([
      [10, 2],
      [1, 2],
    ]);
    expect(second.body.data.players[0].name).toBe('Jogador 10');
  });

  it('nobody yet is an empty page', async () => {
    const { owner } = await world.arena('local');
    expect((await read(owner)).body).toEqual({ data: { players: [] }, pages: 1 });
  });

  it('are found by a part of the name, whatever the accents and capitals', async () => {
    await world.player({ name: 'Inácio Brandão' });
    for (const typed of ['inacio', 'BRANDAO', 'ácio  brand', ' brandão ', 'Brandão'.normalize('NFD')]) {
      expect(await namesFound(typed)).toEqual(['Inácio Brandão']);
    }
    expect(await namesFound('inacio b_and')).toEqual([]);
    expect(await namesFound('%%')).toEqual([]);
    expect(await namesFound('\\%')).toEqual([]);
  });

  it('found by name have no phone unless they booked there, and those come first', async () => {
    const at = await world.arena('local');
    const known = await world.player({ name: 'Quirino Zanetti', phone: '13977770003' });
    const unknown = await world.player({ name: 'Quirino Abreu', phone: '13977770004' });
    await world.reserve(known, orderOf(at, addDays(world.day, 1), [18]));
    expect((await read(at.owner, { name: 'quirino' })).body).toEqual({
      data: {
        players: [
          { _id: known.id, name: 'Quirino Zanetti', city: 'Santos', phone: '13977770003' },
          { _id: unknown.id, name: 'Quirino Abreu' },
        ],
      },
      pages: 1,
    });
  });

  it('are searched among those who are there and can play', async () => {
    await world.player({ name: 'Xenofonte Ido', status: 'erased' });
    await world.player({ name: 'Xenofonte Fora', status: 'inactive' });
    await world.person('admin', { name: 'Xenofonte Admin' });
    expect(await namesFound('xenofonte')).toEqual([]);
    // An owner plays too: red while `canPlay` knows the accounts of players alone.
    await world.person('arena-owner', { name: 'Xenofonte Dono' });
    expect(await namesFound('xenofonte')).toEqual(['Xenofonte Dono']);
    expect(await namesFound('xe')).toEqual(['Xenofonte Dono']);
  });

  it.each(['', 'a', ' a ', '\u0301\u0301', 'a'.repeat(51)])('a name of no use (%j) is refused', async (name) => {
    expect((await read(arena.owner, { name })).status).toBe(400);
  });
});
