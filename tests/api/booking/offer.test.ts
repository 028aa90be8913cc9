import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { priceRules, slotAlterations } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

const HOUR = 3_600_000;

describeOnDatabases('what an arena sells', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    arena = await world.arena('local');
    player = await world.player();
  });

  async function alter(day: Day, hour: number, change: { isAvailable: boolean; price?: number; court?: number }) {
    await database.orm.insert(slotAlterations).values({
      arenaId: arena.id,
      id: newId(),
      timeSlotId: arena.slots.get(hour) ?? '',
      day: toIsoDay(day),
      isAvailable: change.isAvailable,
      priceCentavos: change.price ?? null,
      courtId: change.court === undefined ? null : (arena.courts[change.court]?.id ?? null),
      createdAt: new Date(),
    });
  }

  const refused = (status: number, code: string) => ({ status, body: { error: { statusCode: status, code } } });

  it('has the price of the day, for all courts or for one', async () => {
    await alter(world.day, 18, { isAvailable: true, price: 120_00 });
    await alter(world.day, 18, { isAvailable: true, price: 99_90, court: 1 });
    const first = await world.reserve(player, orderOf(arena, world.day, [18], 0));
    const second = await world.reserve(player, orderOf(arena, world.day, [18], 1));
    const otherDay = await world.reserve(player, orderOf(arena, addDays(world.day, 1), [18], 1));
    expect([first, second, otherDay].map(({ body }) => body.data.reservation.totalValue)).toEqual([120, 99.9, 80.5]);
  });

  // Red without `rules` in server/core/sale/plan.ts.
  it('costs what the arena’s price rule says, for a player, for the owner and for who only asks', async () => {
    const day = addDays(world.today, 9);
    const rule = { arenaId: arena.id, weekdays: [weekdayOf(day)], fromHour: 18, untilHour: 20, fromDay: toIsoDay(day) };
    const courtIds = [arena.courts[0]?.id ?? ''];
    await database.orm.insert(priceRules).values([
      { ...rule, id: newId(), priceCentavos: 33_30 },
      { ...rule, id: newId(), courtIds, priceCentavos: 44_40 },
    ]);
    const order = orderOf(arena, day, [18, 20]);
    const asked = await world.call(player, { method: 'POST', url: contract.quoteReservation.path, payload: order });
    expect(asked.body.data.totalValue).toBe(124.9);
    const total = (reply: { body: { data: { reservation: { totalValue: number } } } }) =>
      reply.body.data.reservation.totalValue;
    expect(total(await world.reserve(player, order))).toBe(124.9);
    const guest = { ...orderOf(arena, day, [18], 1), guestPlayerName: 'Rui' };
    const url = contract.makeOwnerReservation.path;
    expect(total(await world.call(arena.owner, { method: 'POST', url, payload: guest }))).toBe(33.3);
    // Neither on another weekday, nor before the rule begins.
    for (const other of [addDays(day, 1), addDays(day, -7)]) {
      expect(total(await world.reserve(await world.player(), orderOf(arena, other, [18])))).toBe(80.5);
    }
    await database.pool.query('delete from price_rule where arena_id = $1', [arena.id]);
  });

  it('is closed where an alteration closes it, and open where one for the court opens it', async () => {
    await alter(world.day, 20, { isAvailable: false });
    await alter(world.day, 20, { isAvailable: true, court: 1 });
    expect(await world.reserve(player, orderOf(arena, world.day, [20], 0))).toMatchObject(
      refused(400, 'slot_unavailable'),
    );
    expect((await world.reserve(player, orderOf(arena, world.day, [20], 1))).status).toBe(201);
  });

  it('is closed where its slot is', async () => {
    await database.pool.query('update time_slot set is_available = false where arena_id = $1 and start_hour = 7', [
      arena.id,
    ]);
    expect(await world.reserve(player, orderOf(arena, world.day, [7]))).toMatchObject(refused(400, 'slot_unavailable'));
  });

  it('is not what another arena has', async () => {
    const other = await world.arena('local');
    const theirCourt = { ...orderOf(arena, world.day, [8]).selectedTimeSlots[0], court: other.courts[0]?.id };
    const theirSlot = { ...orderOf(arena, world.day, [8]).selectedTimeSlots[0], timeSlots: [other.slots.get(8)] };
    for (const wish of [theirCourt, theirSlot]) {
      const order = { ...orderOf(arena, world.day, [8]), selectedTimeSlots: [wish] };
      expect(await world.reserve(player, order)).toMatchObject(refused(400, 'slot_unavailable'));
    }
  });

  it('is over with the day, and of today from the running hour on', async () => {
    expect(await world.reserve(player, orderOf(arena, addDays(world.today, -1), [23]))).toMatchObject(
      refused(400, 'slot_past'),
    );
    // To half past eight in the evening in the arena, of today or of tomorrow.
    const evening = new Date(`${toIsoDay(addDays(world.today, 1))}T23:30:00Z`);
    database.passTime(evening.getTime() - (await readNow(database)).getTime());
    const { day, hour } = momentIn(await readNow(database), DEFAULT_ZONE);
    expect(hour).toBe(20);
    expect(await world.reserve(player, orderOf(arena, day, [19]))).toMatchObject(refused(400, 'slot_past'));
    expect((await world.reserve(player, orderOf(arena, day, [20]))).status).toBe(201);
    database.passTime(HOUR);
    expect(await world.reserve(player, orderOf(arena, day, [20], 1))).toMatchObject(refused(400, 'slot_past'));
    expect((await world.reserve(player, orderOf(arena, day, [21], 1))).status).toBe(201);
  });

  it('goes by the wall clock of the arena', async () => {
    const far = await world.arena('local');
    await database.pool.query("update arena set zone = 'America/Rio_Branco' where id = $1", [far.id]);
    // Two hours behind: at 21:30 in São Paulo it is 19:30 there.
    const { day } = momentIn(await readNow(database), DEFAULT_ZONE);
    expect(await world.reserve(player, orderOf(far, day, [18]))).toMatchObject(refused(400, 'slot_past'));
    expect((await world.reserve(player, orderOf(far, day, [19]))).status).toBe(201);
  });
});
