import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../api/booking/world.ts';

describeOnDatabases('attacks on reservations', (open) => {
  let world: World;
  let arena: TestArena;
  let victim: TestPerson;
  let attacker: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open(), { areBookingsLimited: true });
    arena = await world.arena('platform');
    [victim, attacker] = [await world.player(), await world.player()];
  });

  const NOT_FOUND = {
    status: 404,
    body: { message: 'Reserva não encontrada.', error: { statusCode: 404, code: 'reservation_not_found' } },
  };

  it('23: holding every slot without paying ends at three holds', async () => {
    const hoarder = await world.player();
    const statuses: number[] = [];
    for (const hour of arena.slots.keys()) {
      statuses.push((await world.reserve(hoarder, orderOf(arena, addDays(world.day, 9), [hour]))).status);
    }
    expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('23: booking and cancelling over and over ends at ten in an hour', async () => {
    const hoarder = await world.player();
    for (let round = 0; round < 10; round += 1) {
      const { body } = await world.reserve(hoarder, orderOf(arena, world.day, [23]));
      await world.cancel(hoarder, body.data.reservation._id);
    }
    const reply = await world.reserve(hoarder, orderOf(arena, world.day, [23]));
    expect(reply).toEqual({
      status: 429,
      body: {
        message: 'Você fez muitas reservas em pouco tempo. Tente novamente mais tarde.',
        error: { statusCode: 429, code: 'too_many_bookings' },
      },
    });
  });

  // Red without `refuseUnpaidHours` in server/areas/player/booking/reserve.ts.
  it('52: taking an arena’s days without paying ends at eight hours', async () => {
    const [hoarder, local] = [await world.player(), await world.arena('local')];
    const day = (index: number) => addDays(world.day, index);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await world.reserve(hoarder, orderOf(local, day(index), [18, 19]))).status);
      statuses.push((await world.reserve(hoarder, orderOf(local, day(index), [...local.slots.keys()], 1))).status);
    }
    expect(statuses).toEqual([201, 409, 201, 409, 201, 409, 201, 409, 409, 409]);
  });

  // Red without `refuse('too_far_ahead')` in server/core/sale/sale.ts.
  it('38, 52: a day beyond those that the arena opens is refused', async () => {
    const far = addDays(world.today, 61);
    for (const place of [arena, await world.arena('local')]) {
      expect(await world.reserve(await world.player(), orderOf(place, far, [18]))).toEqual({
        status: 409,
        body: {
          message: 'Esta arena aceita reservas com até 60 dias de antecedência.',
          error: { statusCode: 409, code: 'too_far_ahead' },
        },
      });
    }
  });

  it('24: another player’s reservation does not exist', async () => {
    const { reservation } = (await world.reserve(victim, orderOf(arena, world.day, [18]))).body.data;
    expect(await world.read(attacker, reservation._id)).toEqual(NOT_FOUND);
    const page = contract.reservationTicket.path.replace(':id', reservation._id);
    expect(await world.call(attacker, { method: 'GET', url: page })).toEqual(NOT_FOUND);
    expect(await world.cancel(attacker, reservation._id)).toEqual(NOT_FOUND);
    expect((await world.list(attacker)).body.data.reservations).toEqual([]);
    expect((await world.liveHold(attacker, arena.id)).body.data).toEqual({});
    expect((await world.read(victim, reservation._id)).body.data.reservation).toMatchObject({ status: 'PENDENTE' });
  });

  it('25: another arena’s reservation does not exist for an owner', async () => {
    const other = await world.arena('platform');
    const { reservation } = (await world.reserve(victim, orderOf(arena, world.day, [19]))).body.data;
    expect(await world.read(other.owner, reservation._id)).toEqual(NOT_FOUND);
    expect(await world.cancel(other.owner, reservation._id)).toEqual(NOT_FOUND);
    expect((await world.read(victim, reservation._id)).body.data.reservation).toMatchObject({ status: 'PENDENTE' });
  });

  it('24, 25: an owner who is asked as a player, and the other way round, has nothing', async () => {
    expect((await world.list(arena.owner)).status).toBe(403);
    expect((await world.reserve(arena.owner, orderOf(arena, world.day, [21]))).status).toBe(403);
    expect((await world.liveHold(arena.owner, arena.id)).status).toBe(403);
  });

  it.each([
    { price: 0.01 },
    { totalValue: 0.01 },
    { discount: 100 },
    { status: 'PAGA' },
    { paid: true },
    { paymentMethod: 'local' },
    { player: '01900000-0000-7000-8000-000000000000' },
    { _id: '01900000-0000-7000-8000-000000000000' },
  ])('36: a client that sends %o along is refused', async (extra) => {
    const order = orderOf(arena, world.day, [20]);
    const reply = await world.reserve(attacker, { ...order, ...extra });
    expect(reply).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    const [line] = order.selectedTimeSlots;
    const inside = await world.reserve(attacker, { ...order, selectedTimeSlots: [{ ...line, ...extra }] });
    expect(inside).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
  });

  it('36: a voucher of 101 % cannot even be stored', async () => {
    const made = world.voucher({ arena, player: attacker }, { discountBasisPoints: 10_100 });
    await expect(made).rejects.toMatchObject({ cause: { constraint: 'voucher_discount' } });
  });

  it('38: what is no hour, no day or too much is refused', async () => {
    const good = orderOf(arena, world.day, [20]);
    const [line] = good.selectedTimeSlots;
    const many = Array.from(
      { length: 1_000 },
      (_, index) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    const bad: readonly (readonly [object, string])[] = [
      [{ ...good, date: { day: 31, month: 2, year: 2027 } }, 'malformed'],
      [{ ...good, date: { day: 0, month: 1, year: 2027 } }, 'malformed'],
      [{ ...good, date: { day: 1.5, month: 1, year: 2027 } }, 'malformed'],
      [{ ...good, date: '2027-01-01' }, 'malformed'],
      [{ ...good, date: addDays(world.today, -1) }, 'slot_past'],
      [{ ...good, selectedTimeSlots: [] }, 'malformed'],
      [{ ...good, selectedTimeSlots: [{ ...line, timeSlots: [] }] }, 'malformed'],
      [{ ...good, selectedTimeSlots: [{ ...line, timeSlots: many }] }, 'malformed'],
      [{ ...good, selectedTimeSlots: [line, line] }, 'malformed'],
      [{ ...good, selectedTimeSlots: [{ ...line, timeSlots: [24] }] }, 'malformed'],
      [{ ...good, selectedTimeSlots: [{ ...line, timeSlots: ["' or 1=1 --"] }] }, 'malformed'],
      [{ ...good, selectedTimeSlots: [{ ...line, timeSlots: many.slice(0, 1) }] }, 'slot_unavailable'],
      [{ ...good, selectedTimeSlots: [{ ...line, sport: 'GOLFE' }] }, 'malformed'],
      [{ ...good, code: "' or 1=1 --" }, 'voucher_not_found'],
      [{ ...good, code: 'x'.repeat(41) }, 'malformed'],
    ];
    for (const [order, code] of bad) {
      const reply = await world.reserve(attacker, order);
      expect([order, reply.status, reply.body.error.code]).toEqual([order, 400, code]);
    }
    expect((await world.reserve(attacker, good)).status).toBe(201);
  });

  it('a body in place of a reservation’s id finds nothing', async () => {
    for (const id of ['1', '%00', '../../x', "' or 1=1 --", '__proto__']) {
      const path = contract.reservation.path.replace(':id', encodeURIComponent(id));
      expect([400, 404]).toContain((await world.read(attacker, path.split('/').at(-1) ?? '')).status);
    }
  });
});
