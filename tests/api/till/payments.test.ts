import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { lastOf, type Month, toIsoMonth } from '#domain/values/days/month.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { Desk } from '../agenda/desk.ts';
import type { TestArena, TestPerson, World } from '../booking/world.ts';
import { beginWithPlayer, openSeries } from '../series/mensalista.ts';
import { type Drawer, openDrawer } from './drawer.ts';

const PRICE = 150.5;

interface Week {
  readonly day: string;
  readonly reservation: string;
}

interface Entry {
  readonly kind: string;
  readonly method: string;
  readonly value: number;
  readonly bill?: object;
  readonly reservation?: { readonly _id: string; readonly who: string };
}

describeOnDatabases('a payment of several games in the till', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let drawer: Drawer;
  let arena: TestArena;
  let player: TestPerson;
  let month: Month;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    ({ world, desk, arena, player } = await beginWithPlayer(database));
    drawer = openDrawer(world);
    month = addDays(lastOf(world.day), 1);
    await drawer.start(arena.owner, 100);
  });

  async function aSeries() {
    const { _id: id, weeks } = (await openSeries(world, arena).make({ player: player.id })).body.data.series;
    const ofMonth: Week[] = weeks.filter(({ day }: Week) => day.startsWith(toIsoMonth(month)));
    return { id, ids: ofMonth.map(({ reservation }) => reservation) };
  }
  const sum = (games: number) => Math.round(games * PRICE * 100) / 100;
  const pay = (id: string, payload: object) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: contract.payBill.path.replace(':id', id),
      payload: { month: toIsoMonth(month), method: 'pix', credit: 0, ...payload },
    });
  const takeBack = async (id: string) => {
    const { installments } = (await world.read(arena.owner, id)).body.data.reservation;
    expect((await desk.remove(arena.owner, installments[0]._id)).status).toBe(200);
  };
  const shown = ({ entries }: { entries: Entry[] }) =>
    entries.map(({ kind, method, value, bill }) => ({ kind, method, value, ...(bill && { bill }) }));

  // Red without `paymentId` in addWeekPayments, and without `payment_id` in linesOf or in takeBack.
  it('is one line with the whole sum, and so is what is taken back of it', async () => {
    const { id, ids } = await aSeries();
    expect((await pay(id, { left: sum(ids.length) })).status).toBe(200);
    const till = await drawer.current(arena.owner);
    const line = { kind: 'payment', method: 'pix', value: sum(ids.length) };
    const bill = { month: toIsoMonth(month), games: ids.length };
    expect(shown(till)).toEqual([{ ...line, bill }]);
    expect(till.entries[0].reservation).toMatchObject({ _id: ids[0], who: expect.any(String) });
    expect(till).toMatchObject({ entryCount: 1, sums: [{ method: 'pix', value: sum(ids.length), entries: 1 }] });
    await takeBack(ids[1] ?? '');
    const undone = { kind: 'undo', method: 'pix', value: -PRICE, bill: { ...bill, games: 1 } };
    expect(shown(await drawer.current(arena.owner))).toEqual([undone, { ...line, bill }]);
    for (const each of ids.filter((_, index) => index !== 1)) await takeBack(each);
    const all = { ...undone, value: -sum(ids.length), bill };
    expect(shown(await drawer.current(arena.owner))).toEqual([all, { ...line, bill }]);
    // What is paid anew is a payment of its own.
    await pay(id, { left: sum(ids.length) });
    expect(shown(await drawer.current(arena.owner))).toHaveLength(3);
  });

  it('is one line for each way in which it was paid', async () => {
    const { id, ids } = await aSeries();
    const [first = ''] = ids;
    await desk.add(arena.owner, first, { info: '', value: 50, method: 'cash' });
    await desk.cancel(arena.owner, first, { value: 50, becomes: 'credit' });
    const left = sum(ids.length - 1) - 50;
    expect((await pay(id, { credit: 50, left, method: 'cash' })).status).toBe(200);
    const { entries } = await drawer.current(arena.owner);
    expect(shown({ entries: entries.slice(0, 2) }).toSorted((one, other) => one.value - other.value)).toMatchObject([
      { method: 'player_credit', value: 50, bill: { games: 1 } },
      { method: 'cash', value: left, bill: { games: ids.length - 1 } },
    ]);
  });

  // Red without `linesOf` in readArenaPlayer.ts.
  it('is one line in the statement of the credit that paid it', async () => {
    const { id, ids } = await aSeries();
    const [first = ''] = ids;
    const credit = 2 * PRICE + 10;
    const other = await desk.reserved(arena, addDays(world.day, 1), [18, 19, 20, 21], 1, player);
    await desk.add(arena.owner, other._id, { info: '', value: credit, method: 'cash' });
    await desk.cancel(arena.owner, other._id, { value: credit, becomes: 'credit' });
    const paid = await pay(id, { credit, left: sum(ids.length) - credit });
    expect(paid.body).toMatchObject({ data: { bill: { state: 'paid' } } });
    const url = contract.arenaPlayer.path.replace(':id', player.id);
    const { creditMoves } = (await world.call(arena.owner, { method: 'GET', url })).body.data;
    expect(creditMoves).toMatchObject([
      { kind: 'spent', spent: credit, reservation: { _id: first }, bill: { month: toIsoMonth(month), games: 3 } },
      { kind: 'given', given: credit, reservation: { _id: other._id } },
    ]);
    expect(creditMoves[1]).not.toHaveProperty('bill');
  });

  // Who pays a part pays it by themselves: each finds their own sum in the bank's statement.
  it('is no such payment where several people pay one game', async () => {
    const { ids } = await aSeries();
    const parts = ['Bia', 'Caio'].map((info) => ({ info, value: 40, method: 'pix' }));
    const url = contract.splitPayment.path.replace(':id', ids[0] ?? '');
    expect((await world.call(arena.owner, { method: 'POST', url, payload: { parts } })).status).toBeLessThan(300);
    expect(shown(await drawer.current(arena.owner)).map(({ value }) => value)).toEqual([40, 40]);
  });

  // Red when CASH_ENTRIES counts lines: what is taken back of a payment adds none.
  it('lets no till be closed over cash that went meanwhile', async () => {
    const { id, ids } = await aSeries();
    await pay(id, { left: sum(ids.length), method: 'cash' });
    await takeBack(ids[0] ?? '');
    const { _id, cashEntries } = await drawer.current(arena.owner);
    await takeBack(ids[1] ?? '');
    const { status, body } = await drawer.close(arena.owner, _id, { counted: 100, cashEntries });
    expect([status, body.error.code]).toEqual([409, 'till_changed']);
  });
});
