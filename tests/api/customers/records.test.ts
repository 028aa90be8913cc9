import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import { newId } from '#platform/database/uuid.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { type Counter, openCounter, type Played } from '../debts/counter.ts';
import { refusal } from '../testServer.ts';
import { openSeries } from '../series/mensalista.ts';

const RAFA = { guestPlayerName: 'Rafa Souza', guestPhone: '13999887766' };

describeOnDatabases('the records of customers', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let arena: TestArena;
  let other: TestArena;
  let ahead: number;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    [desk, counter] = [openDesk(world), await openCounter(world)];
  });
  beforeEach(async () => {
    [arena, other] = [await world.arena('local'), await world.arena('local')];
    ahead = 2;
  });

  /** Reserves an hour of the next day, and answers with the reservation's id. */
  async function booked(whom: object, at = arena): Promise<string> {
    ahead += 1;
    const { body } = await desk.reserve(at.owner, { ...orderOf(at, addDays(world.day, ahead), [19]), ...whom });
    expect(body.error).toBeUndefined();
    return body.data.reservation._id;
  }

  const customerOf = async (id: string, table: 'reservation' | 'series' = 'reservation'): Promise<string | null> =>
    (await database.pool.query(`select customer_id as it from ${table} where id = $1`, [id])).rows[0]?.it;
  const written = async (at = arena) =>
    (
      await database.pool.query<{ id: string; name: string; phone: string | null }>(
        'select id, name, phone from customer where arena_id = $1 order by name, phone',
        [at.id],
      )
    ).rows;

  it('have whom the desk books for: one record a phone, and one a guest without', async () => {
    const [first, again] = [await booked(RAFA), await booked({ ...RAFA, guestPlayerName: 'Rafa' })];
    const [nameless, next] = [await booked({ guestPlayerName: 'Lia' }), await booked(RAFA, other)];
    expect(await customerOf(again)).toBe(await customerOf(first));
    expect((await written()).map(({ name, phone }) => [name, phone])).toEqual([
      ['Lia', null],
      ['Rafa Souza', '13999887766'],
    ]);
    expect(await customerOf(nameless)).not.toBe(await customerOf(first));
    expect(await customerOf(next)).not.toBe(await customerOf(first));
    const player = await world.player();
    expect(await customerOf(await booked({ player: player.id }))).toBeNull();
  });

  it('keep a phone that changed hands apart: who is called otherwise is somebody else, and both are known by it', async () => {
    const former = await customerOf(await booked(RAFA));
    const current = await customerOf(await booked({ ...RAFA, guestPlayerName: 'Davi' }));
    expect(current).not.toBe(former);
    expect(await customerOf(await booked({ ...RAFA, guestPlayerName: 'Davi Melo' }))).toBe(current);
    expect(await customerOf(await booked({ ...RAFA, guestPlayerName: 'rafaél' }))).toBe(former);
  });

  it('are chosen in place of a name and a phone, of one’s own arena alone', async () => {
    const customer = await customerOf(await booked(RAFA));
    const id = await booked({ customer });
    expect(await customerOf(id)).toBe(customer);
    expect((await world.read(arena.owner, id)).body.data.reservation).toMatchObject(RAFA);
    const order = { ...orderOf(other, addDays(world.day, 2), [20]), customer };
    expect(await desk.reserve(other.owner, order)).toEqual({ status: 404, body: refusal('customer_not_found') });
    const nobody = { ...orderOf(arena, addDays(world.day, 2), [20]), customer: newId() };
    expect(await desk.reserve(arena.owner, nobody)).toEqual({ status: 404, body: refusal('customer_not_found') });
  });

  it.each([
    { customer: newId(), guestPlayerName: 'Rui' },
    { customer: newId(), player: newId() },
    { customer: newId(), guestPhone: '13999887766' },
    {},
  ])('refuse an order that says whom it is for in two ways or in none: %j', async (whom) => {
    const order = { ...orderOf(arena, addDays(world.day, 2), [20]), ...whom };
    expect((await desk.reserve(arena.owner, order)).status).toBe(400);
  });

  it('follow a reservation that is given to somebody else, and the undo of that', async () => {
    const id = await booked(RAFA);
    const before = await customerOf(id);
    await desk.give(arena.owner, id, { guestPlayerName: 'Lia' });
    const lia = await customerOf(id);
    expect(lia).not.toBe(before);
    await desk.give(arena.owner, id, { player: (await world.player()).id });
    expect(await customerOf(id)).toBeNull();
    await desk.undoGiving(arena.owner, id);
    expect(await customerOf(id)).toBe(lia);
    await desk.give(arena.owner, id, { customer: before });
    expect(await customerOf(id)).toBe(before);
  });

  it('have the guest of a series, and of each of its weeks', async () => {
    const before = await customerOf(await booked(RAFA));
    const mine = (await openSeries(world, arena).make({ ...RAFA, startHour: 19, hours: 1 })).body.data.series._id;
    const nameless = (await openSeries(world, arena).make({ guestPlayerName: 'Rui', startHour: 18, hours: 1 })).body
      .data.series._id;
    expect(await customerOf(mine, 'series')).toBe(before);
    for (const series of [mine, nameless]) {
      const { rows } = await database.pool.query(
        'select distinct customer_id as it from reservation where series_id = $1',
        [series],
      );
      expect(rows).toEqual([{ it: await customerOf(series, 'series') }]);
    }
  });

  // Red without `dropUnusedRecord` in answerInvitation.ts: who accepted would be listed twice.
  it('have nobody who accepted a series that stood under their name, unless something of theirs is left there', async () => {
    const [bia, caio] = [await world.player({ name: 'Bia Rocha' }), await world.player({ name: 'Caio' })];
    const offered = openSeries(world, arena);
    await offered.make({ player: bia.id, startHour: 20, hours: 1 });
    expect(await written()).toEqual([]);
    const { body } = await offered.offer({ player: caio.id, startHour: 21, hours: 1 });
    const [week] = (
      await database.pool.query('select id from reservation where series_id = $1 order by day', [body.data.series._id])
    ).rows;
    await desk.give(arena.owner, week.id, { guestPlayerName: 'Lia' });
    await world.call(caio, { method: 'PATCH', url: contract.acceptSeries.path.replace(':id', body.data.series._id) });
    expect((await written()).map(({ name }) => name)).toEqual(['Caio', 'Lia']);
    await desk.undoGiving(arena.owner, week.id);
    expect(await customerOf(week.id)).toEqual(expect.any(String));
  });

  /** As the version before wrote them. */
  const former = (rows: readonly Partial<Played>[], at = arena): Promise<string[]> =>
    counter.write(
      at,
      rows.map((row) => ({ hours: [8], total: 8_000, ahead: -1, ...row })),
    );
  const customersOf = (ids: readonly string[]) => Promise.all(ids.map((id) => customerOf(id)));

  it('are given to the guests of the version before: by phone, else by name and day, never by the name alone', async () => {
    const lia = { guest: 'Lia' };
    const ids = await former([
      { guest: 'Rafa', guestPhone: RAFA.guestPhone, ahead: -9 },
      { guest: 'Rafa Souza', guestPhone: RAFA.guestPhone, ahead: -2 },
      { ...lia, ahead: -5 },
      { ...lia, ahead: -5, hours: [9] },
      { ...lia, ahead: -4 },
    ]);
    const [elsewhere] = await former([{ guest: 'Rafa', guestPhone: RAFA.guestPhone }], other);
    await tidy(database);
    await world.runDue();
    const [rafa, same, onFifth, sameDay, onFourth] = await customersOf(ids);
    expect(rafa).toEqual(expect.any(String));
    expect([same, sameDay]).toEqual([rafa, onFifth]);
    expect(new Set([rafa, onFifth, onFourth, await customerOf(String(elsewhere))]).size).toBe(4);
    // Of one phone the last name counts; who is booked now is the same person.
    expect((await written()).map(({ name }) => name)).toEqual(['Lia', 'Lia', 'Rafa Souza']);
    expect(await customerOf(await booked(RAFA))).toBe(rafa);
  });

  it('are given in parts, two at once as well, and each guest gets one', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      guest: `Convidado ${index}`,
      guestPhone: `139998877${String(index % 10).padStart(2, '0')}`,
      ahead: -1 - index,
    }));
    const ids = await former(rows);
    expect(await recordFormerGuests(database, 1, 7)).toBe(true);
    expect((await customersOf(ids)).filter((one) => one !== null)).toHaveLength(7);
    await Promise.all([recordFormerGuests(database, 9, 7), recordFormerGuests(database, 9, 7)]);
    expect(await recordFormerGuests(database)).toBe(false);
    const given = await customersOf(ids);
    expect(given).not.toContain(null);
    expect(new Set(given).size).toBe(10);
    expect(await written()).toHaveLength(10);
  });

  it('belong to who has the phone: a record that gave it up is not taken for the next one', async () => {
    const [first] = await former([{ guest: 'Rafa', guestPhone: RAFA.guestPhone }]);
    await recordFormerGuests(database);
    const before = await customerOf(String(first));
    await database.pool.query('update customer set phone = null where id = $1', [before]);
    const [next] = await former([{ guest: 'Davi', guestPhone: RAFA.guestPhone }]);
    await recordFormerGuests(database);
    expect(await customerOf(String(next))).not.toBe(before);
  });
});
