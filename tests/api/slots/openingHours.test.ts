import { beforeAll, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestPerson, type World } from '../booking/world.ts';
import { openSeries } from '../series/mensalista.ts';
import { statusesOf } from './slotDesk.ts';

const VISITOR = undefined;
const ALL_DAY = [{ fromHour: 0, untilHour: 24 }];

describeOnDatabases('an arena that says when it opens', (open) => {
  let world: World;
  let player: TestPerson;
  beforeAll(async () => {
    world = await openWorld(await open());
    player = await world.player();
  });

  /** The week that opens each day all day long, but for the weekday of the day that is booked. */
  const week = (spans: readonly object[]) =>
    Array.from({ length: 7 }, (_, weekday) => (weekday === weekdayOf(world.day) ? spans : ALL_DAY));
  /** The first 52 weeks of a mensalista of that weekday, each skipped. */
  const skipped = () => Array.from({ length: 52 }, (_, index) => ({ day: toIsoDay(addDays(world.day, index * 7)) }));
  async function stage() {
    const arena = await world.arena('local');
    const ask = (who: TestPerson | undefined, name: EndpointName, asked: { query?: string; payload?: object } = {}) => {
      const { method, path } = contract[name];
      return world.call(who, {
        method,
        url: path.replace(':id', arena.id) + (asked.query ?? ''),
        ...(asked.payload && { payload: asked.payload }),
      });
    };
    return {
      arena,
      ask,
      set: (openingHours: unknown, version?: number) =>
        ask(arena.owner, 'updateOpeningHours', {
          payload: { openingHours },
          ...(version !== undefined && { query: `?version=${version}` }),
        }),
      reserve: (hour: number, day: Day = world.day, court = 0) =>
        world.reserve(player, orderOf(arena, day, [hour], court)),
      free: async (day: Day = world.day) => freeIn(await ask(undefined, 'availability', { query: asQuery(day) })),
    };
  }

  // Red without `opening` in each reader of domain/slots/availability.ts: dayPlan.ts, plan.ts, arenaDays.ts, occupancySql.ts.
  it('is offered by nobody outside of them, with its prices as they were, and says why', async () => {
    const { arena, ask, set, reserve, free } = await stage();
    const before = await free();
    expect(before).toContainEqual([20, 80.5]);
    const price = async () => (await ask(undefined, 'arena')).body.data.arena.prices;
    const prices = await price();
    const mark = async () => (await ask(arena.owner, 'agendaMark', { query: asQuery(world.day) })).body.data.mark;
    const marked = await mark();
    expect(await set(week([{ fromHour: 18, untilHour: 20 }]))).toMatchObject({ status: 200 });
    expect(await mark()).not.toBe(marked);
    expect(await free()).toEqual(before.filter(([hour]) => hour === 18 || hour === 19));
    expect(await free(addDays(world.day, 1))).toEqual(before);
    expect(await price()).toEqual(prices);
    const why = { status: 400, body: { message: expect.stringMatching(/^A arena não abre às 20:00 de \S+\.$/u) } };
    expect(await reserve(20)).toMatchObject(why);
    const guest = { ...orderOf(arena, world.day, [20]), guestPlayerName: 'Rui' };
    expect(await ask(arena.owner, 'makeOwnerReservation', { payload: guest })).toMatchObject(why);
    const { closed } = (await ask(arena.owner, 'agenda', { query: asQuery(world.day) })).body.data;
    expect(closed[0].startHours).toContain(20);
    expect(closed[0].startHours).not.toContain(18);
    expect(await found(20)).not.toContain(arena.id);
    expect(await found(18)).toContain(arena.id);

    // An alteration stands above them.
    const alteration = { timeSlot: arena.slots.get(20), date: world.day, isAvailable: true };
    await ask(arena.owner, 'createAlteration', { payload: alteration });
    expect(await free()).toContainEqual([20, 80.5]);
    expect(await reserve(20)).toMatchObject({ status: 201 });
  });

  // Red when lowestIn or pricesInWeek count an hour that never opens.
  it('has no price of an hour that is always closed', async () => {
    const { arena, ask, set } = await stage();
    const lowest = async () => {
      const { allArenas } = (await ask(undefined, 'allArenas')).body.data;
      const one = allArenas.find(({ _id }: { readonly _id: string }) => _id === arena.id);
      return [one.lowestPrice, (await ask(undefined, 'arena')).body.data.arena.prices.lowest];
    };
    await ask(arena.owner, 'updateAllTimeSlots', { payload: { price: 90 } });
    await world.database.pool.query(
      'update time_slot set price_centavos = 100 where arena_id = $1 and start_hour = 18',
      [arena.id],
    );
    expect(await lowest()).toEqual([1, 1]);
    await set(week([]).map(() => [{ fromHour: 19, untilHour: 24 }]));
    expect(await lowest()).toEqual([90, 90]);
  });

  it('names what would lie outside, keeps it, and agrees with nobody new there', async () => {
    const { arena, ask, set, reserve, free } = await stage();
    await reserve(18);
    await reserve(20);
    await reserve(20, addDays(world.day, 1));
    const series = openSeries(world, arena);
    const wish = { court: arena.courts[1]?.id, startHour: 19, hours: 1, guestPlayerName: 'Bia' };
    const { _id } = (await series.make(wish)).body.data.series;
    const later = week([{ fromHour: 0, untilHour: 19 }]);
    const preview = await ask(arena.owner, 'previewOpeningHours', { payload: { openingHours: later } });
    expect(preview.body.data).toMatchObject({
      reservations: 1,
      named: [{ date: toIsoDay(world.day), startHours: [20], court: arena.courts[0]?.name }],
      series: 1,
      weekly: [{ weekday: weekdayOf(world.day), startHour: 19, hours: 1, who: 'Bia' }],
    });
    const booked = async () =>
      (await ask(arena.owner, 'agenda', { query: asQuery(world.day) })).body.data.reservations.length;
    const before = await booked();
    expect(await set(later)).toMatchObject({ status: 200 });
    expect(await booked()).toBe(before);
    expect((await free()).map(([hour]) => hour)).not.toContain(19);
    expect(await series.make({ ...wish, startHour: 21 }, skipped())).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^A arena não abre às 21:00 de /u) },
    });
    // Red without `opening` in arenaWeeks.ts: what was agreed would lose each week that is claimed from now on.
    expect(await series.skip(_id, world.day)).toMatchObject({ status: 200 });
    expect(await series.restore(_id, world.day)).toMatchObject({ status: 200 });
  });

  it('says it once of two at once; what cannot be is refused in words, and nobody else says it', async () => {
    const { arena, ask, set } = await stage();
    const { version } = (await ask(arena.owner, 'myArena')).body.data;
    const both = await Promise.all([set(week([]), version), set(week(ALL_DAY), version)]);
    expect(statusesOf(both)).toEqual([200, 409]);
    const faults = [
      week([]).map(() => []),
      week([{ fromHour: 9, untilHour: 8 }]),
      week([{ fromHour: 0, untilHour: 25 }]),
    ];
    for (const fault of faults) expect(await set(fault)).toMatchObject({ status: 400 });
    const touching = week([
      { fromHour: 12, untilHour: 24 },
      { fromHour: 6, untilHour: 12 },
    ]);
    const { openingHours } = (await set(touching)).body.data.arena;
    expect(openingHours).toEqual(week([{ fromHour: 6, untilHour: 24 }]));
    expect((await ask(undefined, 'arena')).body.data.arena.openingHours).toEqual(openingHours);
    expect(await ask(player, 'updateOpeningHours', { payload: { openingHours } })).toMatchObject({ status: 403 });
  });

  async function found(hour: number): Promise<string[]> {
    const pageOf = async (page: number) => {
      const query = `?date=${toIsoDay(world.day)}&hour=${hour}&page=${page}`;
      const { body } = await world.call(VISITOR, { url: contract.freeCourts.path + query });
      return body;
    };
    const first = await pageOf(1);
    const pages = await Promise.all(Array.from({ length: first.pages }, (_, index) => pageOf(index + 1)));
    return pages.flatMap(({ data }) => data.arenas.map(({ _id }: { readonly _id: string }) => _id));
  }
});

function asQuery({ day, month, year }: Day): string {
  return `?day=${day}&month=${month}&year=${year}`;
}

/** The free hours of the first court, with their prices in reais. */
function freeIn({ body }: Awaited<ReturnType<World['call']>>): [hour: number, price: number][] {
  const [court] = body.data.availableTimeSlots;
  return court.slots.filter((slot: Slot) => slot.isAvailable).map(({ startHour, price }: Slot) => [startHour, price]);
}

interface Slot {
  readonly startHour: number;
  readonly price: number;
  readonly isAvailable: boolean;
}
