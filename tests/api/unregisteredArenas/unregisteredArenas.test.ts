import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';

const LIST = '/api/v1/unregistered-arenas';

describeOnDatabases('the arenas that admins keep', (open) => {
  let database: TestDatabase;
  let world: World;
  let admin: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    admin = await world.person('admin');
  });

  const create = (payload: object, who = admin) => world.call(who, { method: 'POST', url: LIST, payload });
  const change = (id: string, version: number, payload: object) =>
    world.call(admin, { method: 'PATCH', url: `${LIST}/${id}?version=${version}`, payload });
  const remove = (id: string) => world.call(admin, { method: 'DELETE', url: `${LIST}/${id}` });
  const read = async (who = admin) =>
    (await world.call(who, { method: 'GET', url: LIST })).body.data.unregisteredArenas;

  it('are read by name by everybody who is logged in, and kept by admins alone', async () => {
    const player = await world.player();
    await create({ name: ' Vila Areia ', address: { city: 'Vitória', street: '' } });
    await create({ name: 'Clube da Areia', address: { city: 'Curitiba', street: 'Rua A, 1', district: 'Centro' } });
    expect(await read(player)).toEqual([
      {
        _id: expect.any(String),
        name: 'Clube da Areia',
        address: { city: 'Curitiba', street: 'Rua A, 1', district: 'Centro' },
        version: 1,
      },
      { _id: expect.any(String), name: 'Vila Areia', address: { city: 'Vitória' }, version: 1 },
    ]);
    const refused = await create({ name: 'Minha arena', address: { city: 'Santos' } }, player);
    expect(refused.status).toBe(403);
  });

  it('say at each field what is missing', async () => {
    const { status, body } = await create({ name: ' ', address: { city: '' } });
    expect([status, body.details]).toEqual([
      400,
      { name: 'Informe o nome da arena', 'address.city': 'Informe a cidade' },
    ]);
  });

  it('are not changed by who saw an older one, nor once they are gone', async () => {
    const { _id: id } = (await create({ name: 'Vila Areia', address: { city: 'Vitória' } })).body.data
      .unregisteredArena;
    const renamed = { name: 'Vila da Areia', address: { city: 'Vitória' } };
    expect((await change(id, 1, renamed)).body.data.unregisteredArena).toEqual({ _id: id, ...renamed, version: 2 });
    expect((await change(id, 1, { ...renamed, name: 'Outra' })).body).toEqual(refusal('edit_conflict'));
    expect(await read()).toEqual([{ _id: id, ...renamed, version: 2 }]);
    expect((await remove(id)).status).toBe(200);
    expect((await change(id, 2, renamed)).body).toEqual(refusal('arena_not_found'));
    expect((await remove(id)).body).toEqual(refusal('arena_not_found'));
  });
});
