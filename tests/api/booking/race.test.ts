import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestPerson, type World } from './world.ts';

describeOnDatabases('bookings at once', (open) => {
  let database: TestDatabase;
  let world: World;
  let players: TestPerson[];
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    players = await Promise.all(Array.from({ length: 20 }, () => world.player()));
  });

  const playerAt = (index: number): TestPerson => players[index % players.length] ?? { id: '', token: '' };

  async function raceForOneHour(clients: number) {
    const arena = await world.arena('local');
    const order = orderOf(arena, world.day, [18]);
    const replies = await Promise.all(Array.from({ length: clients }, (_, i) => world.reserve(playerAt(i), order)));
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length;
    return { created: count(201), conflicts: count(409) };
  }

  it('for one hour: one of 100 has it', async () => {
    expect(await raceForOneHour(100)).toEqual({ created: 1, conflicts: 99 });
  });

  it('for overlapping baskets: all or nothing, and no deadlock', async () => {
    const arena = await world.arena('local', 3);
    const hours = [...arena.slots.keys()];
    const baskets = fc.sample(
      fc.array(fc.record({ court: fc.nat({ max: 2 }), hour: fc.constantFrom(...hours) }), {
        minLength: 1,
        maxLength: 6,
      }),
      { numRuns: 150, seed: 20261121 },
    );
    const asked = baskets.map((basket) => new Set(basket.map(({ court, hour }) => `${court} ${hour}`)));
    const replies = await Promise.all(
      asked.map((basket, index) => {
        const selectedTimeSlots = [...basket].map((place) => {
          const [court = 0, hour = 0] = place.split(' ').map(Number);
          return orderOf(arena, world.day, [hour], court).selectedTimeSlots[0];
        });
        return world.reserve(playerAt(index), { ...orderOf(arena, world.day, []), selectedTimeSlots });
      }),
    );
    expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const { rows } = await database.pool.query<{ reservation: string; claims: number; lines: number }>(
      `select r.id as reservation,
        (select count(*) from slot_claim c where c.reservation_id = r.id) as claims,
        (select count(*) from reservation_slot s where s.reservation_id = r.id) as lines
      from reservation r where r.arena_id = $1`,
      [arena.id],
    );
    const won = replies.flatMap(({ status, body }, index) =>
      status === 201 ? [{ id: body.data.reservation._id, hours: asked[index]?.size }] : [],
    );
    const expected = won.map(({ id, hours: size }) => ({ reservation: id, claims: size, lines: size }));
    const byId = (a: { reservation: string }, b: { reservation: string }) => a.reservation.localeCompare(b.reservation);
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect(won.length).toBeGreaterThan(1);
  });

  it('of one player: three may wait for their PIX, the fourth is refused', async () => {
    const arena = await world.arena('platform');
    const player = await world.player();
    const replies = await Promise.all(
      [...arena.slots.keys()].map((hour) => world.reserve(player, orderOf(arena, world.day, [hour]))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(replies.filter(({ status }) => status !== 201).map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([
        JSON.stringify({
          message: 'Você já tem 3 reservas aguardando pagamento. Pague ou cancele uma delas.',
          error: { statusCode: 409, code: 'too_many_holds' },
        }),
      ]),
    );
    const made = replies.find(({ status }) => status === 201);
    await world.cancel(player, made?.body.data.reservation._id);
    expect((await world.reserve(player, orderOf(arena, addDays(world.day, 1), [18]))).status).toBe(201);
    expect((await world.reserve(player, orderOf(arena, addDays(world.day, 1), [19]))).status).toBe(409);
  });

  it('of one player: ten in an hour, however they end', async () => {
    const limited = await openWorld(database, { areBookingsLimited: true });
    const arena = await limited.arena('local', 2, { maxUnpaidHours: 200 });
    const player = await limited.player();
    const hours = [...arena.slots.keys()];
    const replies = await Promise.all(
      [0, 1].flatMap((court) =>
        hours.map((hour) => limited.reserve(player, orderOf(arena, limited.day, [hour], court))),
      ),
    );
    const made = replies.filter(({ status }) => status === 201);
    expect(made).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    await limited.cancel(player, made[0]?.body.data.reservation._id);
    const nextDay = orderOf(arena, addDays(limited.day, 1), [18]);
    expect((await limited.reserve(player, nextDay)).body.error.code).toBe('too_many_bookings');
    database.passTime(3_600_000);
    expect((await limited.reserve(player, nextDay)).status).toBe(201);
  });

  // Last: what it takes away is not put back.
  it('without the key of the claims have many winners: the race can tell', async () => {
    await database.pool.query('alter table slot_claim drop constraint slot_claim_key');
    const { created } = await raceForOneHour(20);
    expect(created).toBeGreaterThan(1);
  });
});
