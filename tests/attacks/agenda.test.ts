import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../database/databases.ts';
import { type Desk, openDesk } from '../api/agenda/desk.ts';
import { refusal } from '../api/testServer.ts';
import { openWorld, type TestArena, type World } from '../api/booking/world.ts';

describeOnDatabases('attacks on what an owner writes down', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let stranger: TestArena;
  let reservation: string;
  let installment: string;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    [arena, stranger] = [await world.arena('local'), await world.arena('local')];
    reservation = (await desk.reserved(arena, world.day, [18]))._id;
    const { body } = await desk.add(arena.owner, reservation, { info: 'Bia', value: 10 });
    installment = body.data.reservation.installments[0]._id;
  });

  const look = async () => (await world.read(arena.owner, reservation)).body.data.reservation;

  it('25: another arena’s reservation and installment do not exist for an owner', async () => {
    const before = await look();
    const notFound = { status: 404, body: refusal('reservation_not_found') };
    expect(await desk.pay(stranger.owner, reservation)).toEqual(notFound);
    expect(await desk.add(stranger.owner, reservation, { info: '', value: 1 })).toEqual(notFound);
    expect(await world.cancel(stranger.owner, reservation)).toEqual(notFound);
    expect(await desk.remove(stranger.owner, installment)).toEqual({
      status: 404,
      body: refusal('installment_not_found'),
    });
    expect(await look()).toEqual(before);
  });

  it('25: another arena’s day, mark and sheet are not even asked for: there is no arena in the address', async () => {
    const own = await desk.agenda(arena.owner, world.day);
    const [theirs, mark] = [await desk.agenda(stranger.owner, world.day), await desk.mark(stranger.owner, world.day)];
    expect([own.body.data.reservations.length, theirs.body.data.reservations.length]).toEqual([1, 0]);
    expect(mark.body.data.mark).not.toBe(own.body.data.mark);
    const counts = async (owner: typeof arena.owner) => (await desk.week(owner, world.day)).body.data.days[0].count;
    expect([await counts(arena.owner), await counts(stranger.owner)]).toEqual([1, 0]);
    const { day, month, year } = world.day;
    const query = `?day=${day}&month=${month}&year=${year}`;
    expect((await desk.sheet(stranger.owner, query)).body.data.csv.split('\r\n')).toHaveLength(2);
    expect((await desk.sheet(arena.owner, `${query}&arena=${stranger.id}`)).status).toBe(400);
  });

  it('25: a player writes nothing down, not even of their own', async () => {
    const player = await world.player();
    const own = (await desk.reserved(arena, world.day, [19], 0, player))._id;
    const replies = [
      await desk.pay(player, own),
      await desk.add(player, own, { info: '', value: 80.5 }),
      await desk.remove(player, installment),
      await desk.agenda(player, world.day),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it.each([-1, 0, -0.01, 0.001, 0.005, 10.999, 1e9, 1e308, '10', '1,0,0', 'NaN', null, true, [10], { $gt: 0 }])(
    '37: %j is no sum',
    async (value) => {
      const before = await look();
      const reply = await desk.add(arena.owner, reservation, { info: 'Bia', value });
      expect(reply).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
      expect(await look()).toEqual(before);
    },
  );

  it('37: a payment or a discount over what is left takes nothing', async () => {
    const before = await look();
    for (const info of ['Bia', 'DESCONTO']) {
      const reply = await desk.add(arena.owner, reservation, { info, value: 70.51 });
      expect(reply).toMatchObject({ status: 409, body: { error: { code: 'installment_too_high' } } });
    }
    expect(await look()).toEqual(before);
  });

  it.each([
    { info: 'x'.repeat(61), value: 1 },
    { value: 1 },
    { info: 'Bia' },
    { info: 'Bia', value: 1, _id: '01900000-0000-7000-8000-000000000000' },
    { info: 'Bia', value: 1, reservation: '01900000-0000-7000-8000-000000000000' },
    { info: 'Bia', value: 1, status: 'PAGA' },
  ])('27, 37: %j is refused', async (body) => {
    const reply = await desk.add(arena.owner, reservation, body);
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
  });

  it.each(['?day=31&month=2&year=2027', '?day=1&month=13&year=2027', '?day=1', '', '?day=1&day=2&month=1&year=2027'])(
    '38: %j is no day',
    async (query) => {
      const reply = await world.call(arena.owner, { method: 'GET', url: `/api/v1/arenas/me/reservations${query}` });
      expect(reply).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    },
  );
});
