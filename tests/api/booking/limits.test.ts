import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

const VISITOR = undefined;

/** What the arena's own limits let a player take, and that they bind nobody else. */
describeOnDatabases('an arena’s booking rules', (open) => {
  let world: World;
  beforeAll(async () => void (world = await openWorld(await open())));

  const arenaWith = (maxDaysAhead: number, maxUnpaidHours = 8) =>
    world.arena('local', 3, { maxDaysAhead, maxUnpaidHours });
  const byOwner = (arena: TestArena, order: object, of: { player: string } | { guestPlayerName: string }) =>
    world.call(arena.owner, {
      method: 'POST',
      url: contract.makeOwnerReservation.path,
      payload: { ...order, ...of },
    });
  async function offeredOn(arena: TestArena, day: Day, who: TestPerson | undefined): Promise<number> {
    const url = `${contract.availability.path.replace(':id', arena.id)}?day=${day.day}&month=${day.month}&year=${day.year}`;
    const { body } = await world.call(who, { method: 'GET', url });
    const courts: { readonly slots: readonly { readonly isAvailable: boolean }[] }[] = body.data.availableTimeSlots;
    return courts.flatMap(({ slots }) => slots).filter(({ isAvailable }) => isAvailable).length;
  }
  const refusal = (code: string, message: string) => ({
    status: 409,
    body: { message, error: { statusCode: 409, code } },
  });

  // Red without `refuse('too_far_ahead')` in server/core/sale/sale.ts.
  it.each([
    [60, 'Esta arena aceita reservas com até 60 dias de antecedência.'],
    [1, 'Esta arena aceita reservas com até 1 dia de antecedência.'],
  ])('%i days ahead is the last day that a player books', async (days, sentence) => {
    const [arena, player] = [await arenaWith(days), await world.player()];
    const [last, next] = [addDays(world.today, days), addDays(world.today, days + 1)];
    expect((await world.reserve(player, orderOf(arena, last, [18]))).status).toBe(201);
    expect(await world.reserve(player, orderOf(arena, next, [18]))).toEqual(refusal('too_far_ahead', sentence));
    expect(await world.list(player)).toMatchObject({ body: { data: { reservations: [{ date: last }] } } });
  });

  // Red without `madeBy === 'player'` there.
  it('does not bind the owner, for a player or for a guest', async () => {
    const [arena, player] = [await arenaWith(2, 1), await world.player()];
    const far = addDays(world.today, 300);
    expect((await byOwner(arena, orderOf(arena, far, [18, 19, 20]), { player: player.id })).status).toBe(201);
    expect((await byOwner(arena, orderOf(arena, far, [21, 22]), { guestPlayerName: 'Turma da praia' })).status).toBe(
      201,
    );
    // Nor does what the owner booked for a player count against that player.
    expect((await world.reserve(player, orderOf(arena, world.day, [18]))).status).toBe(409);
    expect((await world.reserve(player, orderOf(arena, addDays(world.today, 2), [18]))).status).toBe(201);
  });

  // Red without `lastDay` in server/areas/player/directory/availability.ts.
  it('offers nothing beyond the last day, but to the owner', async () => {
    const [arena, other, player] = [await arenaWith(2), await world.arena('local'), await world.player()];
    const [last, next] = [addDays(world.today, 2), addDays(world.today, 3)];
    const viewers = [VISITOR, player, other.owner, arena.owner];
    const offered = (day: Day) => Promise.all(viewers.map((who) => offeredOn(arena, day, who)));
    expect(await offered(last)).toEqual([30, 30, 30, 30]);
    expect(await offered(next)).toEqual([0, 0, 0, 30]);
    expect(await offeredOn(arena, { day: 31, month: 12, year: 2100 }, player)).toBe(0);
  });

  const TOO_MANY = refusal(
    'too_many_unpaid_hours',
    'Nesta arena você pode ter até 8 horas ainda não pagas pela frente. Para reservar mais, cancele alguma ou fale com a arena.',
  );

  // Red without `refuseUnpaidHours` in server/areas/player/booking/reserve.ts.
  it('lets a player have eight unpaid hours there, however they are booked', async () => {
    const [arena, player] = [await arenaWith(60), await world.player()];
    const order = (hours: readonly number[], court = 0) => orderOf(arena, world.day, hours, court);
    const all = [7, 8, 9, 10, 18, 19, 20, 21, 22];
    expect(await world.reserve(player, order(all))).toEqual(TOO_MANY);
    const made = await world.reserve(player, order(all.slice(0, 5)));
    expect(made.status).toBe(201);
    expect(await world.reserve(player, order(all.slice(0, 4), 1))).toEqual(TOO_MANY);
    expect((await world.reserve(player, order(all.slice(0, 3), 1))).status).toBe(201);
    expect(await world.reserve(player, order([23]))).toEqual(TOO_MANY);
    expect(await claimed(player)).toBe(8);
    // Other arenas, other players.
    expect((await world.reserve(player, orderOf(await arenaWith(60), world.day, [23]))).status).toBe(201);
    expect((await world.reserve(await world.player(), order([23]))).status).toBe(201);
    // Given back, or paid, they make room.
    await world.cancel(player, made.body.data.reservation._id);
    expect((await world.reserve(player, order(all.slice(0, 5), 2))).status).toBe(201);
    expect(await world.reserve(player, order([23], 1))).toEqual(TOO_MANY);
    await world.database.pool.query("update reservation set status = 'PAGA' where player_id = $1", [player.id]);
    expect((await world.reserve(player, order([22, 23], 1))).status).toBe(201);
  });

  it('counts neither what is paid by PIX, nor what costs nothing', async () => {
    const player = await world.player();
    const platform = await world.arena('platform', 2, { maxUnpaidHours: 1 });
    expect((await world.reserve(player, orderOf(platform, world.day, [18, 19, 20]))).status).toBe(201);
    const arena = await arenaWith(60, 1);
    const { code } = await world.voucher({ arena, player }, { discountBasisPoints: 10_000 });
    expect((await world.reserve(player, { ...orderOf(arena, world.day, [18, 19, 20]), code })).status).toBe(201);
    expect((await world.reserve(player, orderOf(arena, world.day, [21]))).status).toBe(201);
    expect((await world.reserve(player, orderOf(arena, world.day, [22]))).status).toBe(409);
  });

  async function claimed(player: TestPerson): Promise<number | undefined> {
    const { rows } = await world.database.pool.query<{ hours: number }>(
      `select count(*)::int as hours from slot_claim c
        join reservation r on r.arena_id = c.arena_id and r.id = c.reservation_id where r.player_id = $1`,
      [player.id],
    );
    return rows[0]?.hours;
  }

  // Red without `.for('no key update')` in server/core/sale/bookingContext.ts, and without `refuseUnpaidHours`.
  it('of a hundred bookings at once, as many as eight hours are made', async () => {
    const [arena, player] = [await arenaWith(60), await world.player()];
    const places = [1, 2, 3, 4].flatMap((days) =>
      [0, 1, 2].flatMap((court) =>
        [...arena.slots.keys()].map((hour) => ({ day: addDays(world.today, days), court, hour })),
      ),
    );
    const replies = await Promise.all(
      places.slice(0, 100).map(({ day, court, hour }) => world.reserve(player, orderOf(arena, day, [hour], court))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(replies.filter(({ status }) => status !== 201)).toEqual(Array.from({ length: 92 }, () => TOO_MANY));
    expect(await claimed(player)).toBe(8);
  });

  // Last: it moves the clock. Red without `gte(reservationSlots.hour, …)` in server/core/sale/hoarding.ts.
  it('forgets hours that are over, one by one', async () => {
    const [arena, player] = [await arenaWith(60, 2), await world.player()];
    const { day, month, year } = world.day;
    await world.reserve(player, orderOf(arena, world.day, [18, 19]));
    const later = orderOf(arena, addDays(world.day, 1), [18]);
    const now = (await readNow(world.database)).getTime();
    // 18:59:30 in São Paulo: the first hour is still under way.
    world.database.passTime(Date.UTC(year, month - 1, day, 18 + 3, 59, 30) - now);
    expect((await world.reserve(player, later)).status).toBe(409);
    world.database.passTime(60_000);
    expect((await world.reserve(player, later)).status).toBe(201);
    expect((await world.reserve(player, orderOf(arena, addDays(world.day, 1), [19]))).status).toBe(409);
  });
});
