import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { refusal } from '../testServer.ts';

const RAFA = { guest: 'Rafa', guestPhone: '13999887766' };
const row = { hours: [8], total: 8_000 } as const;
const NOT_FOUND = { status: 404, body: refusal('customer_not_found') };

describeOnDatabases('a record of the arena', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let arena: TestArena;
  let id: string;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    [desk, counter] = [openDesk(world), await openCounter(world)];
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    await counter.write(arena, [
      { ...row, ...RAFA, ahead: -9, paid: 3_000 },
      { ...row, ...RAFA, ahead: -1, isNoShow: true },
      { ...row, guest: 'Lia', ahead: -1 },
    ]);
    await recordFormerGuests(database);
    const { rows } = await database.pool.query("select id from customer where arena_id = $1 and name = 'Rafa'", [
      arena.id,
    ]);
    id = rows[0].id;
  });

  const read = (who: TestPerson = arena.owner, of = id) =>
    world.call(who, { url: contract.customerRecord.path.replace(':id', of) });
  const games = (who: TestPerson = arena.owner, of = id) =>
    world.call(who, { url: contract.customerReservations.path.replace(':id', of) });
  const change = (payload: object, version?: number, who: TestPerson = arena.owner) =>
    world.call(who, {
      method: 'PATCH',
      url: contract.changeCustomer.path.replace(':id', id) + (version === undefined ? '' : `?version=${version}`),
      payload,
    });

  it('tells what they owe, as Pendências does, whether they came, what they paid this year, and their games', async () => {
    const later = { ...orderOf(arena, world.day, [19]), customer: id };
    const made = (await desk.reserve(arena.owner, later)).body.data.reservation._id;
    await desk.add(arena.owner, made, { info: '', value: 40, method: 'pix' });
    const { debtor, customer, ...known } = (await read()).body.data;
    const [owing] = (await counter.page(arena)).debtors;
    expect(debtor).toEqual(owing);
    expect(debtor).toMatchObject({ owed: 130, reservations: 2, noShows: 1, guestPlayerName: 'Rafa' });
    expect(customer).toMatchObject({ name: 'Rafa', phone: '13999887766', owed: 130 });
    expect(known).toMatchObject({ note: '', version: 1, spent: 40, noShows: 1, arena: { name: expect.any(String) } });
    expect((await games()).body.data.total).toBe(3);
  });

  it('is another arena’s nowhere, and nobody’s who works at none', async () => {
    const { owner } = await world.arena('local');
    for (const ask of [read, games]) {
      expect(await ask(owner)).toEqual(NOT_FOUND);
      expect((await ask(await world.player())).status).toBe(403);
    }
    expect(await change({ name: 'Rui', note: '' }, undefined, owner)).toEqual(NOT_FOUND);
    expect((await read()).body.data.customer.name).toBe('Rafa');
  });

  it('is there still when everything of theirs was given to somebody else', async () => {
    const made = { ...orderOf(arena, world.day, [7]), guestPlayerName: 'Ivo', guestPhone: '13977770000' };
    const given = (await desk.reserve(arena.owner, made)).body.data.reservation._id;
    const { rows } = await database.pool.query('select customer_id as id from reservation where id = $1', [given]);
    expect((await games(arena.owner, rows[0].id)).body.data.total).toBe(1);
    await desk.give(arena.owner, given, { guestPlayerName: 'Lia' });
    expect((await games(arena.owner, rows[0].id)).body.data).toEqual({ reservations: [], total: 0 });
  });

  it('is corrected, and what is booked for it from then on has the new name and phone', async () => {
    const corrected = { name: ' Rafaela  Souza ', phone: '13988880000', note: ' Prefere a quadra 2 ' };
    expect((await change(corrected, 1)).body.data).toEqual({ version: 2 });
    expect((await read()).body.data).toMatchObject({
      customer: { name: 'Rafaela Souza', phone: '13988880000' },
      note: 'Prefere a quadra 2',
      version: 2,
    });
    const { body } = await desk.reserve(arena.owner, { ...orderOf(arena, world.day, [20]), customer: id });
    expect(body.data.reservation).toMatchObject({ guestPlayerName: 'Rafaela Souza', guestPhone: '13988880000' });
  });

  it('loses nothing of two who correct it at once', async () => {
    expect((await change({ name: 'Rafa A', note: '' }, 1)).status).toBe(200);
    expect(await change({ name: 'Rafa B', note: '' }, 1)).toEqual({ status: 409, body: refusal('edit_conflict') });
    expect((await read()).body.data.customer).toMatchObject({ name: 'Rafa A' });
    expect((await read()).body.data.customer).not.toHaveProperty('phone');
  });

  it.each([
    { name: '  ', note: '' },
    { name: 'x'.repeat(61), note: '' },
    { name: 'Rafa', phone: '1399', note: '' },
    { name: 'Rafa' },
  ])('refuses a correction that says nothing or too much: %j', async (wrong) => {
    expect((await change(wrong)).status).toBe(400);
  });
});
