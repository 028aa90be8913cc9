import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { goTo, keepSessions } from '../series/mensalista.ts';
import { refusal } from '../testServer.ts';
import { openShop } from './shop.ts';

const WATER = { name: 'Água', price: 5, stock: 3 };
const RACKET = { name: 'Raquete por hora', price: 20.5 };

describeOnDatabases('what an arena sells beside hours', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let shop: ReturnType<typeof openShop>;
  let arena: TestArena;
  let clerk: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    [desk, shop] = [openDesk(world), openShop(world)];
    arena = await world.arena('local');
    clerk = await makeStaff(database, arena.id, 'reception');
  });

  const reserved = async (guestPlayerName = 'Rafa', hours: readonly number[] = [18]): Promise<string> => {
    const order = { ...orderOf(arena, world.day, hours), guestPlayerName, guestPhone: '13999887766' };
    return (await desk.reserve(arena.owner, order)).body.data.reservation._id;
  };
  const soldTo = async (reservation: string, product = RACKET) =>
    (await shop.sell(clerk, { ...(await shop.onSale(arena.owner, product)), reservation })).body.data.sale;
  const get = async (path: string, who = arena.owner) =>
    (await world.call(who, { method: 'GET', url: path })).body.data;
  const debts = () => get(contract.debts.path);
  const month = () => `?month=${world.today.month}&year=${world.today.year}`;
  const takings = () => get(contract.takings.path + month());

  it('is a list by name, which owners and managers write and the desk reads', async () => {
    const made = await shop.make(arena.owner, WATER);
    expect(made).toMatchObject({ status: 201, body: { data: { product: { ...WATER, version: 1 } } } });
    const manager = await makeStaff(database, arena.id, 'manager');
    expect((await shop.make(manager, { name: '  Aula avulsa ', price: 90 })).status).toBe(201);
    for (const attempt of [
      shop.make(clerk, WATER),
      shop.change(clerk, made.body.data.product._id, WATER),
      shop.retire(clerk, made.body.data.product._id),
    ])
      expect((await attempt).status).toBe(403);
    const { products } = (await shop.products(clerk)).body.data;
    expect(products.map(({ name }: { name: string }) => name)).toEqual(['Água', 'Aula avulsa']);
  });

  it.each([
    { name: ' ', price: 5 },
    { name: 'x'.repeat(41), price: 5 },
    { name: 'Água', price: 0 },
    { name: 'Água', price: 5, stock: -1 },
    { name: 'Água', price: 5, stock: 1.5 },
  ])('refuses a product that is none: %j', async (wrong) => {
    expect((await shop.make(arena.owner, wrong)).status).toBe(400);
    expect((await shop.products(clerk)).body.data.products).toEqual([]);
  });

  // Red without the version in takeOut of sellProduct.ts.
  it('takes a new price and stock, unless it was changed or sold meanwhile', async () => {
    const { product, price } = await shop.onSale(arena.owner, WATER);
    expect((await shop.sell(clerk, { product, price, method: 'cash' })).status).toBe(201);
    const late = await shop.change(arena.owner, product, { ...WATER, stock: 3 }, 1);
    expect(late).toEqual({ status: 409, body: refusal('edit_conflict') });
    expect(await shop.stock(product)).toBe(2);
    expect((await shop.change(arena.owner, product, { name: 'Água com gás', price: 6 }, 2)).status).toBe(200);
    expect(await shop.stock(product)).toBeNull();
  });

  it('keeps on an account what was agreed, whatever becomes of the product', async () => {
    const reservation = await reserved();
    const { product, price } = await shop.onSale(arena.owner, RACKET);
    const sold = await shop.sell(clerk, { product, price, quantity: 2, reservation });
    expect(sold).toMatchObject({
      status: 201,
      body: { data: { sale: { name: RACKET.name, total: 41, who: 'Rafa' } } },
    });
    await shop.change(arena.owner, product, { name: 'Raquete nova', price: 99 });
    await shop.retire(arena.owner, product);
    const { sales } = (await shop.sales(clerk, `?reservation=${reservation}`)).body.data;
    expect(sales).toMatchObject([{ name: RACKET.name, quantity: 2, total: 41 }]);
    expect(sales[0]).not.toHaveProperty('method');
  });

  // Red without the price in takeOut of sellProduct.ts.
  it('is not sold for a price that is not on the list any more, nor once it was taken off', async () => {
    const { product, price } = await shop.onSale(arena.owner, RACKET);
    await shop.change(arena.owner, product, { ...RACKET, price: 25 });
    const old = await shop.sell(clerk, { product, price, method: 'cash' });
    expect(old.status).toBe(409);
    expect(old.body.error.code).toBe('product_price_changed');
    expect(old.body.message).toContain('25,00');
    await shop.retire(arena.owner, product);
    const gone = await shop.sell(clerk, { product, price: 25, method: 'cash' });
    expect(gone).toEqual({ status: 404, body: refusal('product_not_found') });
    expect(await shop.moved()).toEqual([]);
  });

  // Red without areEnough in takeOut, and without putBack.
  it('is no more than there is, and comes back when its sale is undone', async () => {
    const { product, price } = await shop.onSale(arena.owner, WATER);
    const { sale } = (await shop.sell(clerk, { product, price, quantity: 2, method: 'cash' })).body.data;
    const more = await shop.sell(clerk, { product, price, quantity: 2, method: 'cash' });
    expect(more.body).toMatchObject({
      message: 'Só há mais 1 de Água no estoque.',
      error: { code: 'product_out_of_stock' },
    });
    expect((await shop.undo(clerk, sale._id)).status).toBe(200);
    expect(await shop.stock(product)).toBe(3);
    expect(await shop.undo(clerk, sale._id)).toEqual({ status: 409, body: refusal('sale_undone') });
    expect(await shop.stock(product)).toBe(3);
    expect(await shop.moved()).toEqual([
      { kind: 'payment', method: 'cash', value_centavos: 1000 },
      { kind: 'undo', method: 'cash', value_centavos: -1000 },
    ]);
  });

  it('goes onto no account that is not there, is over, or is another arena’s', async () => {
    const reservation = await reserved();
    const other = await world.arena('local');
    const theirs = await shop.onSale(other.owner, WATER);
    const foreign = await shop.sell(other.owner, { ...theirs, reservation });
    expect(foreign).toEqual({ status: 404, body: refusal('reservation_not_found') });
    expect((await shop.sell(clerk, { ...theirs, method: 'cash' })).body).toEqual(refusal('product_not_found'));
    const water = await shop.onSale(arena.owner, WATER);
    await desk.cancel(arena.owner, reservation);
    expect((await shop.sell(clerk, { ...water, reservation })).body.error.code).toBe('not_awaited');
    expect((await shop.sell(clerk, water)).status).toBe(400);
    expect(await shop.stock(water.product)).toBe(3);
    expect(await shop.stock(theirs.product)).toBe(3);
  });

  it('changes nothing of what its reservation costs, owes and gets back', async () => {
    const reservation = await reserved();
    const before = (await world.read(arena.owner, reservation)).body.data.reservation;
    const sale = await soldTo(reservation);
    await shop.pay(clerk, [sale._id]);
    expect((await world.read(arena.owner, reservation)).body.data.reservation).toEqual(before);
    expect((await desk.cancel(arena.owner, reservation)).status).toBe(200);
    expect(await shop.moved()).toEqual([{ kind: 'payment', method: 'pix', value_centavos: 2050 }]);
  });

  // Red without IS_DUE in debtSql.ts, and without `bought` in `debt`.
  it('is owed once the game is over, by whom it was sold to, apart from the hours', async () => {
    const reservation = await reserved();
    const sale = await soldTo(reservation);
    await desk.pay(arena.owner, reservation, { method: 'cash' });
    expect(await debts()).toMatchObject({ owed: 0, people: 0 });
    await keepSessions(database);
    await goTo(database, addDays(world.day, 1), 8);
    const listed = await debts();
    expect(listed).toMatchObject({
      owed: 20.5,
      people: 1,
      debtors: [
        { guestPlayerName: 'Rafa', guestPhone: '13999887766', owed: 20.5, reservations: 0, bills: 0, sales: 1 },
      ],
    });
    expect(listed.debtors[0].debts).toEqual([
      {
        _id: sale._id,
        date: world.day,
        courts: [],
        left: 20.5,
        isNoShow: false,
        sale: { name: RACKET.name, quantity: 1, reservation },
      },
    ]);
    const customer = (await get(contract.customers.path)).customers[0];
    expect(customer).toMatchObject({ name: 'Rafa', owed: 20.5 });
    await shop.pay(clerk, [sale._id]);
    expect(await debts()).toMatchObject({ owed: 0, people: 0 });
  });

  it('stays owed when its reservation is cancelled, until it is undone or paid', async () => {
    const reservation = await reserved();
    const [first, second] = [await soldTo(reservation), await soldTo(reservation, WATER)];
    await desk.cancel(arena.owner, reservation);
    expect(await debts()).toMatchObject({ owed: 25.5, debtors: [{ sales: 2 }] });
    await shop.undo(clerk, second._id);
    await shop.pay(clerk, [first._id], 'cash');
    expect(await debts()).toMatchObject({ owed: 0, people: 0 });
  });

  it('is owed by a customer’s record, and found at it', async () => {
    await reserved('Rafa');
    const { customers } = await get(contract.customers.path);
    const [{ record }] = customers;
    const id = record ?? customers[0]._id;
    const water = await shop.onSale(arena.owner, WATER);
    expect((await shop.sell(clerk, { ...water, customer: id })).status).toBe(201);
    expect((await shop.sales(clerk, `?customer=${id}`)).body.data.sales).toHaveLength(1);
    expect(await debts()).toMatchObject({ owed: 5, debtors: [{ guestPlayerName: 'Rafa', sales: 1 }] });
    const nobody = await shop.sell(clerk, { ...water, customer: arena.id });
    expect(nobody).toEqual({ status: 404, body: refusal('customer_not_found') });
  });

  it('stands in the till as one line for one payment, and in Recebimentos and Livro caixa apart from hours', async () => {
    await world.call(arena.owner, { method: 'POST', url: contract.startTill.path, payload: { float: 10 } });
    const reservation = await reserved();
    const [first, second] = [await soldTo(reservation), await soldTo(reservation, WATER)];
    await desk.pay(arena.owner, reservation, { method: 'cash' });
    await shop.pay(clerk, [first._id, second._id], 'cash');
    const { till } = await get(contract.openTill.path);
    expect(till.entryCount).toBe(2);
    expect(till.entries[0]).toMatchObject({
      kind: 'payment',
      value: 25.5,
      sale: { what: 'Raquete por hora, Água', who: 'Rafa' },
    });
    const counted = till.sums.reduce((sum: number, { value }: { value: number }) => sum + value, 0);
    const received = (await takings()).takings;
    const total = received.reduce((sum: number, { value }: { value: number }) => sum + value, 0);
    expect(total).toBe(counted);
    expect(received.reduce((sum: number, { products }: { products: number }) => sum + products, 0)).toBe(25.5);
    const { csv } = await get(contract.cashBook.path + month());
    expect(csv).toContain('Produtos: Raquete por hora, Água');
    await shop.undo(clerk, second._id);
    expect(
      (await takings()).takings.reduce((sum: number, { products }: { products: number }) => sum + products, 0),
    ).toBe(20.5);
    expect((await get(contract.cashBook.path + month())).csv).toContain('Estorno de recebimento: produtos: Água');
  });

  it('is written down in the history of its reservation', async () => {
    const reservation = await reserved();
    const sale = await soldTo(reservation);
    await shop.pay(clerk, [sale._id]);
    await shop.undo(clerk, sale._id);
    const { rows } = await database.pool.query('select deed from audit_entry where subject_id = $1 order by id', [
      reservation,
    ]);
    expect(rows.map(({ deed }) => deed).filter((deed) => deed !== 'makeOwnerReservation')).toEqual([
      'sellProduct',
      'paySales',
      'undoSale',
    ]);
  });
});
