import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { tidyNames } from '#areas/entry/account/tidyNames.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

/** As a Mac's files and some phones write it: each letter, then its mark. */
const IN_PIECES = 'Joa\u0303o  Conceic\u0327a\u0303o';

describeOnDatabases('names', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', 3);
    player = await world.player({ name: 'Caio Prado' });
  });

  const found = async (name: string, who = arena.owner) =>
    (await world.call(who, { method: 'GET', url: contract.players.path, query: { name } })).body.data.players.map(
      (one: { name: string }) => one.name,
    );
  const names = async (table: 'person' | 'arena') => {
    const { rows } = await database.pool.query<{ name: string }>(`select name from ${table} order by id`);
    return rows.map(({ name }) => name);
  };

  // Red without `tidied` in person.ts.
  it('are stored composed and with single spaces, however they were typed', async () => {
    const url = contract.updateMyProfile.path;
    const payload = { name: IN_PIECES, city: ' Santos', phone: '13988887777' };
    expect((await world.call(player, { method: 'PATCH', url, payload })).status).toBe(200);
    const { rows } = await database.pool.query('select name, city from person where id = $1', [player.id]);
    expect(rows).toEqual([{ name: 'João Conceição', city: 'Santos' }]);
  });

  // Red when readPlayers.ts reads `search_name`.
  it.each(['Rený Araújo', 'Thaÿs Melo', 'Šárka Dvořák', 'Nguyễn Lan', 'Sophie Strauß', IN_PIECES])(
    '%s is found by all who look, as it is written and without its marks',
    async (name) => {
      await database.pool.query('update person set name = $1 where id = $2', [name, player.id]);
      await world.reserve(player, orderOf(arena, world.day, [18]));
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss');
      for (const typed of [name, name.normalize('NFC'), plain.toUpperCase()]) {
        expect(await found(typed)).toEqual([name]);
        expect(await found(typed, await world.player())).toEqual([name]);
        const { path } = contract.searchReservations;
        const booked = await world.call(arena.owner, { method: 'GET', url: path, query: { q: typed } });
        expect(booked.body.data.reservations).toHaveLength(1);
      }
    },
  );

  // Red without `limit` (all in one statement, none of which is left when it is stopped), and without the loop.
  it('of before are made so in parts, and a process that is killed goes on where it was', async () => {
    for (let index = 0; index < 5; index += 1) await world.player();
    await database.pool.query("update person set name = 'Joa\u0303o  ' || id::text");
    await database.pool.query("update arena set name = 'Mare\u0301  Alta'");
    let statements = 0;
    const killed: Parameters<typeof tidyNames>[0] = {
      pool: Object.assign(Object.create(database.pool), {
        query: (text: string) =>
          (statements += 1) > 2 ? Promise.reject(new Error('killed')) : database.pool.query(text),
      }),
    };
    const untidy = async () => (await names('person')).filter((name) => name.includes('  ')).length;
    const all = await untidy();
    await expect(tidyNames(killed, 2)).rejects.toThrow('killed');
    expect(await untidy()).toBe(all - 4);
    await tidyNames(database, 2);
    expect(await untidy()).toBe(0);
    expect((await names('person')).every((name) => name.startsWith('João '))).toBe(true);
    expect(await names('arena')).toEqual(['Maré Alta']);
  });

  // Red when any of them orders by `created_at` or `name`.
  it('of courts are in the order of their numbers: on the page, in the day, on the ticket, in lists', async () => {
    for (const [index, name] of ['Quadra 10', 'quadra 2', 'Água'].entries())
      await database.pool.query('update court set name = $1 where id = $2', [name, arena.courts[index]?.id]);
    const inOrder = ['Água', 'quadra 2', 'Quadra 10'];
    const desk = openDesk(world);
    const selectedTimeSlots = [0, 1, 2].flatMap((court) => orderOf(arena, world.day, [18], court).selectedTimeSlots);
    const made = await world.reserve(player, { ...orderOf(arena, world.day, []), selectedTimeSlots });
    const ticket = made.body.data.reservation.selectedTimeSlots.map(
      ({ court }: { court: { name: string } }) => court.name,
    );
    expect(ticket).toEqual(inOrder);
    const nameOf = ({ name }: { name: string }) => name;
    const day = (await desk.agenda(arena.owner, world.day)).body.data;
    expect(day.courts.map(nameOf)).toEqual(inOrder);
    const shown = await world.call(player, { method: 'GET', url: contract.courts.path.replace(':id', arena.id) });
    expect(shown.body.data.courts.map(nameOf)).toEqual(inOrder);
    const listed = await world.call(arena.owner, {
      method: 'GET',
      url: contract.searchReservations.path,
      query: { q: 'caio' },
    });
    expect(listed.body.data.reservations[0].courts.map(nameOf)).toEqual(inOrder);
  });

  // Red when directory.ts orders by `name`.
  it('of arenas are in the order in which people look for them', async () => {
    const wanted = ['Água Viva', 'arena Bela Vista', 'Arena Sol', 'Zona Sul Beach'];
    const others = [arena, ...(await Promise.all([1, 2, 3].map(() => world.arena('local'))))];
    for (const [index, name] of wanted.toReversed().entries())
      await database.pool.query('update arena set name = $1 where id = $2', [name, others[index]?.id]);
    const { body } = await world.call(player, { method: 'GET', url: contract.arenas.path });
    expect(body.data.arenas.map(({ name }: { name: string }) => name)).toEqual(wanted);
  });
});
