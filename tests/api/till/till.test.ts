import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { voucherDesk } from '../vouchers/desk.ts';
import { type Drawer, openDrawer } from './drawer.ts';

describeOnDatabases('the till', (open) => {
  let world: World;
  let desk: Desk;
  let drawer: Drawer;
  let arena: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    drawer = openDrawer(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
  });

  let day = 0;
  async function reserved() {
    day += 1;
    return desk.reserved(arena, addDays(world.day, day), [18]);
  }

  async function started(float = 100) {
    return (await drawer.start(arena.owner, float)).body.data.till;
  }

  it('is opened with a float, and says who opened it and when', async () => {
    expect((await drawer.look(arena.owner)).body.data).toEqual({});
    const till = await started(150.5);
    expect(till).toEqual({
      _id: till._id,
      openedAt: expect.any(String),
      openedBy: expect.any(String),
      float: 150.5,
      sums: [],
      supplied: 0,
      withdrawn: 0,
      entries: [],
      entryCount: 0,
      cashEntries: 0,
    });
    expect(await drawer.current(arena.owner)).toEqual(till);
  });

  // Red without the unique index `till_open`.
  it('is one: of twenty who open it at once one does', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => drawer.start(arena.owner, 10)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(
      new Set(['409 till_already_open']),
    );
    // Another arena has its own.
    expect((await drawer.start((await world.arena('local')).owner, 10)).status).toBe(201);
  });

  it('has what came in since, per method and person, and what it was for', async () => {
    const before = await reserved();
    await desk.add(arena.owner, before._id, { info: 'De antes', value: 30, method: 'cash' });
    await started();
    const reservation = await reserved();
    await desk.add(arena.owner, reservation._id, { info: 'Bia', value: 20, method: 'cash' });
    await desk.add(arena.owner, reservation._id, { info: 'Caio', value: 30.5, method: 'pix' });
    await desk.add(arena.owner, reservation._id, { info: 'DESCONTO', value: 10 });
    // The check brings the rest in cash.
    await desk.pay(arena.owner, reservation._id);
    const till = await drawer.current(arena.owner);
    const by = { _id: arena.owner.id, name: till.openedBy };
    expect(
      till.sums.toSorted((a: { method: string }, b: { method: string }) => a.method.localeCompare(b.method)),
    ).toEqual([
      { method: 'cash', by, value: 40, entries: 2 },
      { method: 'pix', by, value: 30.5, entries: 1 },
    ]);
    expect(till).toMatchObject({ entryCount: 3, cashEntries: 2 });
    expect(till.entries.map(({ kind, method, value, note }: never) => ({ kind, method, value, note }))).toEqual([
      { kind: 'payment', method: 'cash', value: 20, note: '' },
      { kind: 'payment', method: 'pix', value: 30.5, note: 'Caio' },
      { kind: 'payment', method: 'cash', value: 20, note: 'Bia' },
    ]);
    expect(till.entries[0]).toMatchObject({
      by: till.openedBy,
      reservation: { _id: reservation._id, who: reservation.player.name, date: reservation.date },
    });
  });

  it('has what was sold at the desk, and that a sale was taken back', async () => {
    await started();
    const [vouchers, player] = [voucherDesk(world), await world.player({ name: 'Bia Lima' })];
    const sale = { player: player.id, credits: 10, price: 400, method: 'cash' };
    const { _id, code } = (await vouchers.sell(arena.owner, sale)).body.data.voucher;
    await vouchers.undoSale(arena.owner, _id);
    const { entries, cashEntries } = await drawer.current(arena.owner);
    const voucher = { code, who: 'Bia Lima' };
    expect(entries).toMatchObject([
      { kind: 'undo', method: 'cash', value: -400, voucher },
      { kind: 'payment', method: 'cash', value: 400, voucher },
    ]);
    expect([cashEntries, 'reservation' in entries[0]]).toEqual([2, false]);
  });

  it('is less by what was given back and taken back, by the way in which it went', async () => {
    await started();
    const [one, two] = [await reserved(), await reserved()];
    const { installments } = (await desk.add(arena.owner, one._id, { info: '', value: 20, method: 'cash' })).body.data
      .reservation;
    await desk.remove(arena.owner, installments[0]._id);
    await desk.add(arena.owner, two._id, { info: '', value: 50, method: 'pix' });
    await desk.cancel(arena.owner, two._id, { value: 50, becomes: 'refund', method: 'cash' });
    const { sums, entries } = await drawer.current(arena.owner);
    const of = (wanted: string) => sums.find(({ method }: { method: string }) => method === wanted).value;
    expect([of('cash'), of('pix')]).toEqual([-50, 50]);
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['refund', 'payment', 'undo', 'payment']);
  });

  it('is closed by a count; the difference is kept', async () => {
    const { _id } = await started(100);
    const reservation = await reserved();
    await desk.add(arena.owner, reservation._id, { info: '', value: 20, method: 'cash' });
    await desk.add(arena.owner, reservation._id, { info: '', value: 30, method: 'debit' });
    await drawer.move(arena.owner, _id, 'supply', 15.25, 'Moedas');
    const drawn = await drawer.move(arena.owner, _id, 'withdrawal', 60, 'Depósito no banco');
    expect(drawn.body.data.till).toMatchObject({ supplied: 15.25, withdrawn: 60, cashEntries: 3 });
    expect(drawn.body.data.till.entries[0]).toMatchObject({
      kind: 'withdrawal',
      value: -60,
      note: 'Depósito no banco',
    });
    const closed = await drawer.close(arena.owner, _id, { counted: 70, cashEntries: 3, note: 'Faltou troco' });
    const closing = {
      at: expect.any(String),
      by: expect.any(String),
      counted: 70,
      expected: 75.25,
      note: 'Faltou troco',
    };
    expect(closed).toMatchObject({ status: 200, body: { data: { till: { _id, closing } } } });
    expect((await drawer.look(arena.owner)).body.data).toEqual({});
    expect((await drawer.read(arena.owner, _id)).body.data.till).toEqual(closed.body.data.till);
    const list = (await drawer.closed(arena.owner)).body;
    expect(list.pages).toBe(1);
    expect(list.data.tills).toEqual([
      { _id, openedAt: closed.body.data.till.openedAt, openedBy: expect.any(String), float: 100, closing },
    ]);
  });

  // Red when the UPDATE of closeTill, or the SELECT of moveCash, forgets `closed_at is null`.
  it('never changes again once it is closed; what comes later is in the next, or in none', async () => {
    const { _id } = await started(10);
    await drawer.close(arena.owner, _id, { counted: 10, cashEntries: 0 });
    const closed = (await drawer.read(arena.owner, _id)).body;
    const refused = { status: 409, body: { message: 'Este caixa já foi fechado.', error: { code: 'till_closed' } } };
    expect(await drawer.close(arena.owner, _id, { counted: 5, cashEntries: 0 })).toMatchObject(refused);
    expect(await drawer.move(arena.owner, _id, 'supply', 5)).toMatchObject(refused);
    const reservation = await reserved();
    const paid = await desk.add(arena.owner, reservation._id, { info: '', value: 20, method: 'cash' });
    const next = await started(10);
    await desk.remove(arena.owner, paid.body.data.reservation.installments[0]._id);
    expect((await drawer.read(arena.owner, _id)).body).toEqual(closed);
    expect((await drawer.read(arena.owner, next._id)).body.data.till).toMatchObject({ cashEntries: 1 });
  });

  // Red when closeTill does not compare what was seen.
  it('is not closed over cash of which the one who counted knew nothing', async () => {
    const { _id } = await started(10);
    const reservation = await reserved();
    await desk.add(arena.owner, reservation._id, { info: '', value: 20, method: 'cash' });
    const early = await drawer.close(arena.owner, _id, { counted: 10, cashEntries: 0 });
    expect(early).toMatchObject({
      status: 409,
      body: {
        message: 'Entrou ou saiu dinheiro enquanto você contava. Volte, confira a gaveta e conte de novo.',
        error: { code: 'till_changed' },
      },
    });
    // What comes by PIX is not in the drawer, so that it disturbs no count.
    await desk.add(arena.owner, reservation._id, { info: '', value: 20, method: 'pix' });
    const closed = await drawer.close(arena.owner, _id, { counted: 30, cashEntries: 1 });
    expect(closed.body.data.till.closing).toMatchObject({ counted: 30, expected: 30 });
  });

  it('is its arena’s alone', async () => {
    const { _id } = await started();
    const other = await world.arena('local');
    const unknown = { status: 404, body: { error: { code: 'till_not_found' } } };
    expect(await drawer.read(other.owner, _id)).toMatchObject(unknown);
    expect(await drawer.move(other.owner, _id, 'supply', 5)).toMatchObject(unknown);
    expect(await drawer.close(other.owner, _id, { counted: 0, cashEntries: 0 })).toMatchObject(unknown);
    expect((await drawer.look(other.owner)).body.data).toEqual({});
    expect((await drawer.closed(other.owner)).body.data.tills).toEqual([]);
  });

  it.each([
    ['float', () => drawer.start(arena.owner, -1)],
    ['float', () => drawer.start(arena.owner, 0.001)],
    ['value', async () => drawer.move(arena.owner, (await started())._id, 'supply', 0)],
    ['reason', async () => drawer.move(arena.owner, (await started())._id, 'withdrawal', 5, ' ')],
    ['counted', async () => drawer.close(arena.owner, (await started())._id, { counted: -5, cashEntries: 0 })],
  ])('refuses nonsense in %s', async (field, ask) => {
    const { status, body } = await ask();
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
  });

  it('lists closed tills ten a page, the newest first', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 11; number += 1) {
      const { _id } = await started(number);
      await drawer.close(arena.owner, _id, { counted: number, cashEntries: 0 });
      ids.unshift(_id);
    }
    const idsOf = async (query: string) => {
      const { data, pages } = (await drawer.closed(arena.owner, query)).body;
      return { pages, ids: data.tills.map((till: { _id: string }) => till._id) };
    };
    expect(await idsOf('')).toEqual({ pages: 2, ids: ids.slice(0, 10) });
    expect(await idsOf('?page=2')).toEqual({ pages: 2, ids: ids.slice(10) });
  });
});
