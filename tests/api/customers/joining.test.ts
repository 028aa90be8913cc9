import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { makeStaff } from '../cast.ts';
import { openShop } from '../products/shop.ts';
import { openSeries } from '../series/mensalista.ts';
import { refusal } from '../testServer.ts';
import { joiningOf } from './joining.ts';

const PHONE = '13999887766';
const NOT_FOUND = { status: 404, body: refusal('customer_not_found') };
const row = { hours: [8], total: 8_000 } as const;

describeOnDatabases('two records of one person', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let arena: TestArena;
  let rafa: string;
  let souza: string;
  let lia: string;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    [desk, counter] = [openDesk(world), await openCounter(world)];
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    await counter.write(arena, [
      { ...row, guest: 'Rafa', guestPhone: PHONE, ahead: -9, paid: 3_000 },
      { ...row, guest: 'Souza', ahead: -3, isNoShow: true },
      { ...row, guest: 'Souza', ahead: -3, hours: [9] },
      { ...row, guest: 'Lia', ahead: -1 },
    ]);
    await recordFormerGuests(database);
    [rafa, souza, lia] = [await idOf('Rafa'), await idOf('Souza'), await idOf('Lia')];
  });

  async function idOf(name: string): Promise<string> {
    const found = await database.pool.query('select id from customer where arena_id = $1 and name = $2', [
      arena.id,
      name,
    ]);
    return String(found.rows[0]?.id);
  }
  const { join, split, record, listed } = joiningOf(() => ({ world, owner: arena.owner }));
  const owed = async () =>
    (await counter.page(arena)).debtors.map((debtor: { guestPlayerName: string; owed: number }) => [
      debtor.guestPlayerName,
      debtor.owed,
    ]);
  const roots = async () =>
    (await database.pool.query('select id, root_id as root from customer where arena_id = $1', [arena.id])).rows;

  // Red with `root.id` for MEMBERS in customerSql.ts, or `c.id` for `record.id` in debtSql.ts.
  it('are one customer from then on: in the list, on their page, in Pendências, with their games', async () => {
    expect((await join(rafa, souza)).status).toBe(200);
    expect(await listed()).toEqual(['Lia', 'Rafa']);
    const { customer, debtor, noShows, joined } = (await record(rafa)).body.data;
    expect([customer.owed, debtor.owed, debtor.reservations, noShows]).toEqual([210, 210, 3, 1]);
    expect(joined).toEqual([expect.objectContaining({ _id: souza, name: 'Souza', note: '' })]);
    expect(await owed()).toEqual([
      ['Rafa', 210],
      ['Lia', 80],
    ]);
    const games = contract.customerReservations.path.replace(':id', rafa);
    expect((await world.call(arena.owner, { url: games })).body.data.total).toBe(3);
    expect((await record(souza)).body.data.customer._id).toBe(rafa);
  });

  it('are found by the name of either, and reached by the phone that one of them has', async () => {
    await join(souza, rafa);
    for (const q of ['raf', 'souza', '99988']) {
      const url = `${contract.findCustomers.path}?q=${q}`;
      const { customers } = (await world.call(arena.owner, { url })).body.data;
      const own = customers.filter(({ isOwn }: { isOwn: boolean }) => isOwn);
      expect(own).toEqual([expect.objectContaining({ _id: souza, name: 'Souza', phone: PHONE })]);
    }
  });

  it('have what is booked or made weekly for either of them later', async () => {
    await join(souza, rafa);
    const order = { ...orderOf(arena, world.day, [19]), guestPlayerName: 'Rafa', guestPhone: PHONE };
    expect((await desk.reserve(arena.owner, order)).status).toBe(201);
    const weekly = await openSeries(world, arena).make({ customer: rafa, startHour: 21, hours: 1 });
    expect(weekly.body).toMatchObject({ data: {} });
    const { customer } = (await record(souza)).body.data;
    expect(customer.nextGame).toBeDefined();
    expect(await listed('filter=weekly')).toEqual(['Souza']);
  });

  // Red with `eq(sales.customerId, customer)` in readSales.
  it('have on one page what was sold to either of them', async () => {
    const shop = openShop(world);
    const water = await shop.onSale(arena.owner, { name: 'Água', price: 5 });
    await shop.sell(arena.owner, { ...water, customer: souza });
    await join(rafa, souza);
    await shop.sell(arena.owner, { ...water, customer: souza });
    const { sales } = (await shop.sales(arena.owner, `?customer=${rafa}`)).body.data;
    expect(sales.map(({ name }: { name: string }) => name)).toEqual(['Água', 'Água']);
    expect((await record(rafa)).body.data.customer.owed).toBe(220);
  });

  // Red without the recursion in splitCustomer: Lia would stay where she was joined to by Souza.
  it('are taken apart in any order, each with what had come with it', async () => {
    await join(souza, lia);
    await join(rafa, souza);
    expect(await listed()).toEqual(['Rafa']);
    expect((await split(souza)).body.data).toEqual({ customer: rafa });
    expect(new Map((await roots()).map(({ id, root }) => [id, root]))).toEqual(
      new Map([
        [rafa, rafa],
        [souza, souza],
        [lia, souza],
      ]),
    );
    await join(rafa, souza);
    await split(lia);
    expect(await listed()).toEqual(['Lia', 'Rafa']);
    expect((await record(rafa)).body.data.customer.owed).toBe(210);
    expect(await split(lia)).toEqual({ status: 409, body: refusal('customer_changed') });
  });

  it('are of one arena, not joined already, not itself, and no business of the reception', async () => {
    const other = await world.arena('local');
    await counter.write(other, [{ ...row, guest: 'Ema', ahead: -1 }]);
    await recordFormerGuests(database);
    const { rows } = await database.pool.query('select id from customer where arena_id = $1', [other.id]);
    expect(await join(rafa, rows[0].id)).toEqual(NOT_FOUND);
    expect(await join(rafa, souza, other.owner)).toEqual(NOT_FOUND);
    expect(await join(rafa, rafa)).toEqual(NOT_FOUND);
    await join(rafa, souza);
    expect(await join(lia, souza)).toEqual(NOT_FOUND);
    expect(await join(souza, lia)).toEqual(NOT_FOUND);
    expect(await split(souza, other.owner)).toEqual(NOT_FOUND);
    const reception = await makeStaff(database, arena.id, 'reception');
    expect((await join(rafa, lia, reception)).status).toBe(403);
    expect((await split(souza, reception)).status).toBe(403);
  });

  // Red without `.orderBy` in lockRecords (a deadlock), or without its `for('update')` (a ring).
  it('are joined once by two who do it in opposite ways', async () => {
    for (let round = 0; round < 8; round += 1) {
      const said = await Promise.all([join(rafa, souza), join(souza, rafa)]);
      expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200, 404]));
      const joined = said[0]?.status === 200 ? souza : rafa;
      expect((await split(joined)).status).toBe(200);
    }
  });

  it('may be joined while what one of them owes is paid', async () => {
    const { debts } = (await record(souza)).body.data.debtor;
    const paying = debts.map(({ _id }: { _id: string }) =>
      desk.add(arena.owner, _id, { info: '', value: 80, method: 'pix' }),
    );
    const said = await Promise.all([join(rafa, souza), ...paying]);
    expect(said.map(({ status }) => status)).toEqual([200, 201, 201]);
    expect((await record(rafa)).body.data.customer.owed).toBe(50);
  });
});
