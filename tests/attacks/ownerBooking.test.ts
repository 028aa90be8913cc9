import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../api/booking/world.ts';

describeOnDatabases('attacks on reservations by an owner', (open) => {
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    [arena, player] = [await world.arena('platform'), await world.player()];
  });

  const make = (payload: object) =>
    world.call(arena.owner, { method: 'POST', url: contract.makeOwnerReservation.path, payload });
  const good = (hour = 20) => ({ ...orderOf(arena, world.day, [hour]), player: player.id });

  it.each([
    { price: 0.01 },
    { totalValue: 0.01 },
    { discount: 100 },
    { status: 'PAGA' },
    { paymentMethod: 'platform' },
    { madeBy: 'player' },
    { _id: '01900000-0000-7000-8000-000000000000' },
  ])('36: an owner that sends %o along is refused', async (extra) => {
    const order = good();
    const [line] = order.selectedTimeSlots;
    expect((await make({ ...order, ...extra })).body.error.code).toBe('malformed');
    const inside = { ...order, selectedTimeSlots: [{ ...line, ...extra }] };
    expect((await make(inside)).body.error.code).toBe('malformed');
  });

  it('36: one credit used 30 times at once is used once', async () => {
    const { code } = await world.voucher({ arena, player }, { credits: 1 });
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const date = addDays(world.day, 20 + index);
        return make({ ...orderOf(arena, date, [18]), player: player.id, code });
      }),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.error?.code === 'voucher_not_found')).toHaveLength(29);
  });

  it('reserving for somebody tells nobody’s phone, unless they have booked there themselves', async () => {
    const stranger = await world.player();
    // Before the days that the voucher above was tried on, of which one was sold.
    const date = addDays(world.day, 10);
    const seen = async (hour: number) => {
      const { body } = await make({ ...orderOf(arena, date, [hour]), player: stranger.id });
      const id: string = body.data.reservation._id;
      const read = await world.read(arena.owner, id);
      const { day, month, year } = date;
      const url = `${contract.agenda.path}?day=${day}&month=${month}&year=${year}`;
      const agenda = await world.call(arena.owner, { method: 'GET', url });
      const ofDay = agenda.body.data.reservations.find((each: { _id: string }) => each._id === id);
      return [body.data.reservation, read.body.data.reservation, ofDay].map(({ player: { phone } }) => phone);
    };
    expect(await seen(18)).toEqual([undefined, undefined, undefined]);
    await world.reserve(stranger, orderOf(arena, addDays(date, 1), [18]));
    expect(await seen(19)).toEqual(['13988887777', '13988887777', '13988887777']);
  });

  it('38: a court or an hour of another arena, under the own arena’s name, is not sold', async () => {
    const other = await world.arena('local');
    const [line] = good().selectedTimeSlots;
    const theirs = [
      { ...line, court: other.courts[0]?.id },
      { ...line, timeSlots: [other.slots.get(20)] },
    ];
    for (const wish of theirs) {
      const reply = await make({ ...good(), selectedTimeSlots: [wish] });
      expect([reply.status, reply.body.error.code]).toEqual([400, 'slot_unavailable']);
    }
  });

  it('38: what is no hour, no day or too much is refused', async () => {
    const [line] = good().selectedTimeSlots;
    const many = Array.from({ length: 1_000 }, (_, at) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`);
    const bad: readonly (readonly [object, string])[] = [
      [{ date: { day: 31, month: 2, year: 2027 } }, 'malformed'],
      [{ date: { day: 1.5, month: 1, year: 2027 } }, 'malformed'],
      [{ date: addDays(world.today, -1) }, 'slot_past'],
      [{ selectedTimeSlots: [] }, 'malformed'],
      [{ selectedTimeSlots: [{ ...line, timeSlots: many.slice(0, 49) }] }, 'malformed'],
      [{ selectedTimeSlots: [{ ...line, timeSlots: many }] }, 'malformed'],
      [{ selectedTimeSlots: [line, line] }, 'malformed'],
      [{ selectedTimeSlots: [{ ...line, timeSlots: [24] }] }, 'malformed'],
      [{ selectedTimeSlots: [{ ...line, timeSlots: many.slice(0, 1) }] }, 'slot_unavailable'],
      [{ selectedTimeSlots: [{ ...line, sport: 'GOLFE' }] }, 'malformed'],
      [{ code: "' or 1=1 --" }, 'voucher_not_found'],
      [{ player: "' or 1=1 --" }, 'malformed'],
      [{ player: null }, 'malformed'],
      [{ guestPlayerName: 'x' }, 'malformed'],
    ];
    for (const [change, code] of bad) {
      const reply = await make({ ...good(), ...change });
      expect([change, reply.status, reply.body.error.code]).toEqual([change, 400, code]);
    }
    await world.database.pool.query(
      'update time_slot set is_available = false where arena_id = $1 and start_hour = 7',
      [arena.id],
    );
    expect((await make(good(7))).body.error.code).toBe('slot_unavailable');
    expect((await make(good())).status).toBe(201);
  });
});
