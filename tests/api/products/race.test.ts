import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { openShop } from './shop.ts';

describeOnDatabases('products that several desks touch at once', (open) => {
  let database: TestDatabase;
  let world: World;
  let shop: ReturnType<typeof openShop>;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    shop = openShop(world);
    arena = await world.arena('local');
  });

  const statusesOf = (replies: readonly { readonly status: number }[]) =>
    replies.map(({ status }) => status).toSorted((a, b) => a - b);

  // Red without areEnough in takeOut of sellProduct.ts.
  it('are sold as often as there are pieces', async () => {
    const water = await shop.onSale(arena.owner, { name: 'Água', price: 5, stock: 2 });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => shop.sell(arena.owner, { ...water, method: 'cash' })),
    );
    expect(statusesOf(replies)).toEqual([201, 201, 409, 409, 409]);
    expect(await shop.stock(water.product)).toBe(0);
    expect(await shop.moved()).toHaveLength(2);
  });

  // Red without the condition on undoneAt in undoSale, and without the state in paySales.
  it('are paid once and undone once, and the books agree', async () => {
    const order = { ...orderOf(arena, world.day, [18]), guestPlayerName: 'Rafa' };
    const reservation = (await openDesk(world).reserve(arena.owner, order)).body.data.reservation._id;
    const water = await shop.onSale(arena.owner, { name: 'Água', price: 5, stock: 4 });
    const sell = async () => (await shop.sell(arena.owner, { ...water, reservation })).body.data.sale._id;
    const ids = [await sell(), await sell()];
    const paid = await Promise.all([shop.pay(arena.owner, ids), shop.pay(arena.owner, ids.toReversed(), 'cash')]);
    expect(statusesOf(paid)).toEqual([200, 409]);
    const undone = await Promise.all(ids.flatMap((id) => [shop.undo(arena.owner, id), shop.undo(arena.owner, id)]));
    expect(statusesOf(undone)).toEqual([200, 200, 409, 409]);
    expect(await shop.stock(water.product)).toBe(4);
    const moved = await shop.moved();
    expect(moved).toHaveLength(4);
    expect(moved.reduce((sum, { value_centavos: value }) => sum + value, 0)).toBe(0);
  });

  it('are sold once, however often the same request arrives', async () => {
    const water = await shop.onSale(arena.owner, { name: 'Água', price: 5, stock: 4 });
    const headers = { 'idempotency-key': 'the-same-tap-of-the-desk' };
    const replies = await Promise.all([1, 2].map(() => shop.sell(arena.owner, { ...water, method: 'pix' }, headers)));
    const again = await shop.sell(arena.owner, { ...water, method: 'pix' }, headers);
    expect(again.status).toBe(201);
    expect(replies.some(({ status }) => status === 201)).toBe(true);
    expect(await shop.stock(water.product)).toBe(3);
    expect(await shop.moved()).toHaveLength(1);
  });

  it('leave no account of a reservation that is cancelled at the same time', async () => {
    const desk = openDesk(world);
    const order = { ...orderOf(arena, world.day, [18]), guestPlayerName: 'Rafa' };
    const reservation = (await desk.reserve(arena.owner, order)).body.data.reservation._id;
    const water = await shop.onSale(arena.owner, { name: 'Água', price: 5, stock: 1 });
    const [sold, cancelled] = await Promise.all([
      shop.sell(arena.owner, { ...water, reservation }),
      desk.cancel(arena.owner, reservation),
    ]);
    expect(cancelled.status).toBe(200);
    expect([201, 409]).toContain(sold.status);
    expect(await shop.stock(water.product)).toBe(sold.status === 201 ? 0 : 1);
  });
});
