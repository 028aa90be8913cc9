import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { downloadPath } from '#domain/downloads/download.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { openTestServer, type TestServer } from '../testServer.ts';

describeOnDatabases('the files of customers', (open) => {
  let database: TestDatabase;
  let world: World;
  let server: TestServer;
  let desk: Desk;
  let arena: TestArena;
  let id: string;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    server = await openTestServer(database);
    desk = openDesk(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    const order = { ...orderOf(arena, world.day, [18]), guestPlayerName: 'Rafa', guestPhone: '13999887766' };
    const { body } = await desk.reserve(arena.owner, order);
    await desk.add(arena.owner, body.data.reservation._id, { info: '', value: 50, method: 'cash' });
    const { rows } = await database.pool.query('select id from customer where arena_id = $1', [arena.id]);
    id = rows[0].id;
    await world.call(arena.owner, {
      method: 'PATCH',
      url: contract.changeCustomer.path.replace(':id', id),
      payload: { name: 'Rafa', note: '', cpf: '52998224725', tags: ['vip'] },
    });
  });

  const ask = (payload: object, who: TestPerson = arena.owner) =>
    world.call(who, { method: 'POST', url: contract.download.path, payload });
  const fileOf = async (payload: object) => {
    const { body } = await ask(payload);
    return server.app.inject({ url: downloadPath(body.data.token) });
  };

  // Red without `customerSheet` or `customerData` in readDownload.ts.
  it('are at addresses of their own, for owners and managers', async () => {
    const sheet = await fileOf({ of: 'customerSheet', tag: 'vip' });
    expect(sheet.headers['content-disposition']).toContain('filename="clientes.csv"');
    expect(sheet.body).toContain('Rafa;;529.982.247-25;');
    expect((await fileOf({ of: 'customerSheet', tag: 'aluno' })).body).not.toContain('Rafa');
    const data = await fileOf({ of: 'customerData', id });
    expect(data.headers['content-disposition']).toContain('filename="dados-do-cliente.json"');
    expect(data.json()).toMatchObject({ records: [{ name: 'Rafa', cpf: '52998224725' }], payments: [{ value: 50 }] });
    const clerk = await makeStaff(database, arena.id, 'reception');
    for (const asked of [{ of: 'customerSheet' }, { of: 'customerData', id }])
      expect((await ask(asked, clerk)).status).toBe(403);
    const other = await world.arena('local');
    const { body } = await ask({ of: 'customerData', id }, other.owner);
    expect((await server.app.inject({ url: downloadPath(body.data.token) })).statusCode).toBe(404);
  });

  // Red without `cpf` in areas/owner/statistics/cashBook.ts.
  it('have a CPF in the cash book too: that of the record, and of a player none', async () => {
    const player = await world.player({ name: 'Ana', cpf: '11144477735' });
    const { body } = await desk.reserve(arena.owner, { ...orderOf(arena, world.day, [19]), player: player.id });
    await desk.add(arena.owner, body.data.reservation._id, { info: '', value: 30, method: 'cash' });
    const { month, year } = world.today;
    const { csv } = (await world.call(arena.owner, { url: `${contract.cashBook.path}?month=${month}&year=${year}` }))
      .body.data;
    const lines: string[][] = csv.split('\r\n').map((line: string) => line.split(';'));
    const ofPeople = lines.map(([, , , who, cpf]) => [who, cpf]).filter(([who]) => who === 'Rafa' || who === 'Ana');
    expect(ofPeople).toEqual([
      ['Rafa', '529.982.247-25'],
      ['Ana', ''],
    ]);
  });
});
