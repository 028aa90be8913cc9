import { beforeEach, beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Desk, openDesk } from './desk.ts';

const OVER_MS = 62 * 60_000;

describeOnDatabases('the mark of an owner’s day', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  /** PENDENTE and paid at the arena; its day, and an installment of it. */
  let reservation: string;
  let player: string;
  let installment: string;
  let day: World['day'];

  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    day = world.day;
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    const made = await desk.reserved(arena, day, [18, 19]);
    [reservation, player] = [made._id, made.player._id];
    const { body } = await desk.add(arena.owner, reservation, { info: 'Bia', value: 30 });
    installment = body.data.reservation.installments[0]._id;
  });

  async function look() {
    const { mark, ...seen } = (await desk.agenda(arena.owner, day)).body.data;
    expect((await desk.mark(arena.owner, day)).body.data).toEqual({ mark });
    return { mark, seen };
  }

  const changes: Record<string, () => Promise<unknown>> = {
    'a new reservation': () => desk.reserved(arena, day, [21], 1),
    'a cancelled one': () => world.cancel(arena.owner, reservation),
    'a confirmed one': () => desk.pay(arena.owner, reservation),
    'an installment': () => desk.add(arena.owner, reservation, { info: '', value: 1 }),
    'another installment in place of one': async () => {
      await desk.remove(arena.owner, installment);
      await desk.add(arena.owner, reservation, { info: 'Bia', value: 30 });
    },
    'no installment any more': () => desk.remove(arena.owner, installment),
    'another hour at the same price': () =>
      desk.move(arena.owner, reservation, {
        date: day,
        hours: [19, 20].map((startHour) => ({ court: arena.courts[0]?.id, startHour, sport: 'BEACH_TENNIS' })),
        totalValue: 161,
      }),
    'nobody who came': async () => {
      await desk.run(`update reservation set day = day - 30 where id = $1`, [reservation]);
      await desk.markNoShow(arena.owner, reservation);
      await desk.run(`update reservation set day = day + 30 where id = $1`, [reservation]);
    },
    'money given back': () => desk.run(`update reservation set money_back = 'done' where id = $1`, [reservation]),
    'a player’s new phone': () => desk.run(`update person set phone = '11911112222' where id = $1`, [player]),
    'a player’s new name': () => desk.run(`update person set name = 'Bia' where id = $1`, [player]),
    'the arena’s new name': () => desk.run(`update arena set name = 'Arena Nova' where id = $1`, [arena.id]),
    'a court’s new name': () => desk.run(`update court set name = 'Central' where id = $1`, [arena.courts[0]?.id]),
    'a court less': () => desk.run('delete from court where id = $1', [arena.courts[1]?.id]),
    'an hour less': () => desk.run('delete from time_slot where id = $1', [arena.slots.get(7)]),
    'a closed hour': () => desk.run('update time_slot set is_available = false where id = $1', [arena.slots.get(7)]),
    'an hour closed on one court that day': () => desk.alter(arena, toIsoDay(day), 20, 1, false),
  };

  it.each(Object.entries(changes))('changes with %s, as the day does', async (_, change) => {
    const before = await look();
    await change();
    const after = await look();
    expect(after.seen).not.toEqual(before.seen);
    expect(after.mark).not.toBe(before.mark);
  });

  it('changes when a hold is over, though no row does', async () => {
    arena = await world.arena('platform');
    await desk.reserved(arena, day, [18]);
    const before = await look();
    world.database.passTime(OVER_MS);
    const after = await look();
    world.database.passTime(-OVER_MS);
    expect([before.seen.reservations[0].status, after.seen.reservations[0].status]).toEqual(['PENDENTE', 'EXPIRADA']);
    expect(after.mark).not.toBe(before.mark);
    expect((await look()).mark).toBe(before.mark);
  });

  const others: Record<string, () => Promise<unknown>> = {
    nothing: () => Promise.resolve(),
    'a reservation of another day': () => desk.reserved(arena, addDays(day, 1), [18]),
    'an alteration of another day': () => desk.alter(arena, toIsoDay(addDays(day, 1)), 18, 0, false),
    'another arena’s reservation': async () => desk.reserved(await world.arena('local'), day, [18]),
    'a price': () => desk.run('update time_slot set price_centavos = 1 where arena_id = $1', [arena.id]),
    'an installment that was too high': () => desk.add(arena.owner, reservation, { info: '', value: 999_999 }),
  };

  it.each(Object.entries(others))('stays with %s, as the day does', async (_, change) => {
    const before = await look();
    await change();
    expect(await look()).toEqual(before);
  });
});
