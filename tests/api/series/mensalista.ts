import { contract } from '../../../domain/contract/contract.ts';
import { addDays, type Day, toIsoDay, weekdayOf } from '../../../domain/days/day.ts';
import type { TestArena, TestPerson, World } from '../booking/world.ts';

/** The first day of a test's series: the test's day. */
export function weekOf(world: Pick<World, 'day'>, week: number): Day {
  return addDays(world.day, 7 * week);
}

/** What the people of an arena ask about its series: by default two hours from 18 on its first court, without an end. */
export function openSeries(world: Omit<World, 'close'>, arena: TestArena, who: TestPerson = arena.owner) {
  const usual = {
    court: arena.courts[0]?.id,
    weekday: weekdayOf(world.day),
    startHour: 18,
    hours: 2,
    sport: 'BEACH_TENNIS',
    from: toIsoDay(world.day),
    price: 150.5,
  };
  const wishOf = (wish: object) =>
    'player' in wish ? { ...usual, ...wish } : { ...usual, guestPlayerName: 'Rui', ...wish };
  const preview = (wish: object = {}) =>
    world.call(who, { method: 'POST', url: contract.previewSeries.path, payload: wishOf(wish) });
  const change = (path: string, id: string, payload: object) =>
    world.call(who, { method: 'PATCH', url: path.replace(':id', id), payload });
  const create = (told: object, wish: object = {}) =>
    world.call(who, {
      method: 'POST',
      url: contract.createSeries.path,
      payload: { choices: [], series: wishOf(wish), ...told },
    });
  const make = async (wish: object, told: object) =>
    create({ token: (await preview(wish)).body.data?.preview.token ?? '', ...told }, wish);
  return {
    preview,
    create,
    /** Looks and makes it with these choices. */
    make: (wish: object = {}, choices: readonly object[] = []) => make(wish, { choices }),
    /** The same as the answer to a request. */
    makeOf: (request: string, wish: object) => make(wish, { request }),
    read: (page = 1) => world.call(who, { method: 'GET', url: `${contract.readSeries.path}?page=${page}` }),
    skip: (id: string, day: Day) => change(contract.skipOccurrence.path, id, { day: toIsoDay(day) }),
    restore: (id: string, day: Day) => change(contract.restoreOccurrence.path, id, { day: toIsoDay(day) }),
    end: (id: string, until: Day) => change(contract.endSeries.path, id, { until: toIsoDay(until) }),
  };
}

/** What players ask of an arena: by default two hours from 18 on any court. */
export function openRequests(world: Omit<World, 'close'>, arena: TestArena) {
  const usual = {
    arena: arena.id,
    weekday: weekdayOf(world.day),
    startHour: 18,
    hours: 2,
    sport: 'BEACH_TENNIS',
    from: toIsoDay(world.day),
  };
  return {
    ask: (wish: object, who: TestPerson, headers: Record<string, string> = {}) =>
      world.call(who, {
        method: 'POST',
        url: contract.askForSeries.path,
        headers,
        payload: { ...usual, ...wish },
      }),
  };
}
