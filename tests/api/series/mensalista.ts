import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, daysBetween, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';

/** What the arena and the player hear of one that is offered and accepted. */
export const AGREED: readonly string[] = ['seriesAccepted', 'seriesInvited'];

const HOUR_MS = 3_600_000;

/** Goes on to that hour of a day, by the clock of the tests' arenas. */
export async function goTo(database: TestDatabase, day: Day, hour = 12): Promise<void> {
  const now = momentIn(await readNow(database), DEFAULT_ZONE);
  database.passTime((daysBetween(now.day, day) * 24 + hour - now.hour) * HOUR_MS);
}

/** Whoever is logged in stays so for as long as a test passes years. */
export async function keepSessions({ pool }: TestDatabase): Promise<void> {
  await pool.query("update session set expires_at = expires_at + interval '10 years'");
}

/** Begins anew: an arena of two courts that is paid there, its desk and a player, for years. */
export async function beginWithPlayer(database: TestDatabase) {
  await database.empty();
  const world = await openWorld(database);
  const [arena, player] = [await world.arena('local', 2), await world.player()];
  await keepSessions(database);
  return { world, desk: openDesk(world), arena, player };
}

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
    'player' in wish || 'customer' in wish ? { ...usual, ...wish } : { ...usual, guestPlayerName: 'Rui', ...wish };
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
  const read = (page = 1) => world.call(who, { method: 'GET', url: `${contract.readSeries.path}?page=${page}` });
  /** The player of a series that was made says yes, and it is read again. */
  const accepted = async (made: Awaited<ReturnType<typeof create>>, wish: object) => {
    const player = 'player' in wish ? world.somebody(String(wish.player)) : undefined;
    if (made.status !== 201 || !player) return made;
    const { _id } = made.body.data.series;
    const url = contract.acceptSeries.path.replace(':id', _id);
    const answer = await world.call(player, { method: 'PATCH', url });
    if (answer.status !== 200) return answer;
    const known = (await read()).body.data.series.find((one: { _id: string }) => one._id === _id);
    return { ...made, body: { data: { series: known ?? made.body.data.series } } };
  };
  return {
    preview,
    create,
    /** Looks and makes it with these choices. */
    offer: (wish: object = {}, choices: readonly object[] = []) => make(wish, { choices }),
    /** The same, and its player, if it has one, accepts. */
    make: async (wish: object = {}, choices: readonly object[] = []) => accepted(await make(wish, { choices }), wish),
    /** The same as the answer to a request. */
    makeOf: (request: string, wish: object) => make(wish, { request }),
    read,
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
