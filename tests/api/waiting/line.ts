import { contract } from '#domain/contract/contract.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

/** What people do in the queue of an arena: by default for 18 o'clock on any court, on the test's day. */
export function openLine(world: Omit<World, 'close'>, arena: TestArena) {
  const join = (who: TestPerson, wish: object = {}) =>
    world.call(who, {
      method: 'POST',
      url: contract.joinQueue.path,
      payload: { arena: arena.id, date: world.day, hours: [18], ...wish },
    });
  const mine = async (who: TestPerson) =>
    (await world.call(who, { method: 'GET', url: contract.myWaiting.path })).body.data.waiting;
  const change = (path: string, who: TestPerson, id: string) =>
    world.call(who, { method: 'PATCH', url: path.replace(':id', id), payload: {} });
  /** What a person can take now: each as its court's place and its hours. */
  const offers = async (who: TestPerson): Promise<{ id: string; court: number; hours: number[] }[]> => {
    type Place = { offers: { _id: string; court: { _id: string }; hours: number[] }[] };
    const places: Place[] = await mine(who);
    return places.flatMap((place) =>
      place.offers.map(({ _id, court, hours }) => ({
        id: _id,
        court: arena.courts.findIndex(({ id }) => id === court._id),
        hours,
      })),
    );
  };
  return {
    join,
    mine,
    offers,
    /** The hours that a person can take now. */
    offered: async (who: TestPerson) => (await offers(who)).flatMap(({ hours }) => hours),
    leave: (who: TestPerson, id: string) => change(contract.leaveQueue.path, who, id),
    decline: (who: TestPerson, id: string) => change(contract.declineOffer.path, who, id),
    declineAll: async (who: TestPerson) => {
      for (const { id } of await offers(who)) await change(contract.declineOffer.path, who, id);
    },
    reserve: (who: TestPerson, hours: readonly number[] = [18], court = 0, day: Day = world.day) =>
      world.reserve(who, orderOf(arena, day, hours, court)),
    /** Reserves every court at an hour for somebody else. Returns the reservations by the courts' places. */
    fill: async (who: TestPerson, hours: readonly number[] = [18]) => {
      const ids: string[] = [];
      for (const court of arena.courts.keys()) {
        const { body } = await world.reserve(who, orderOf(arena, world.day, hours, court));
        ids.push(body.data.reservation._id);
      }
      return ids;
    },
    readDay: async (who?: TestPerson) => {
      const { day, month, year } = world.day;
      const url = `${contract.availability.path.replace(':id', arena.id)}?day=${day}&month=${month}&year=${year}`;
      type Court = { slots: { startHour: number; isAvailable: boolean }[] };
      const courts: Court[] = (await world.call(who, { url })).body.data.availableTimeSlots;
      return courts.map(({ slots }) => slots.filter((slot) => slot.isAvailable).map(({ startHour }) => startHour));
    },
  };
}

/** What became of all offers, in the order in which they were made: whose, and how it ended. */
export async function outcomes(database: TestDatabase): Promise<[person: string, outcome: string | null][]> {
  const { rows } = await database.pool.query<{ person: string; outcome: string | null }>(
    'select person_id as person, outcome from waiting_offer order by made_at, id',
  );
  return rows.map(({ person, outcome }) => [person, outcome]);
}

export function codeOf({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return body.error?.code ?? status;
}
