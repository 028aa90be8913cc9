import { addDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { newToken } from '#core/people/tokens.ts';
import { type Booked, writeBooked } from '../../api/closures/bookedDays.ts';
import { type BenchArena, makeArena, makePlayers, makeSessions } from '../world.ts';
import { sized } from '../size.ts';

export interface OwnedArena extends BenchArena {
  readonly ownerToken: string;
}

/** An arena whose owner is signed in. */
export async function makeOwnedArena(database: Database, courts: number): Promise<OwnedArena> {
  const arena = await makeArena(database, { paymentMethod: 'local', courts });
  const ownerToken = newToken();
  await makeSessions(database, [{ id: arena.ownerId, token: ownerToken }]);
  return { ...arena, ownerToken };
}

/** The first day of everything here. */
export async function firstDay(database: Database): Promise<Day> {
  return addDays(momentIn(await readNow(database), DEFAULT_ZONE).day, 3);
}

/** As many as a closure closes at once; a third of them was paid at the arena. */
export const RESERVATIONS = sized({ whole: 900, smoke: 36 });

/** Fills the hours from 18 to 22 of the first days. Returns the last of those days. */
export async function fill(database: Database, arena: BenchArena, day: Day): Promise<string> {
  const booked = Array.from({ length: RESERVATIONS }, (_, index): Booked => {
    const received = index % 3 === 0 ? 80_50 : 0;
    return { total: 80_50, received, pix: 'none', player: Math.floor(index / 3) % 3 };
  });
  const courts = arena.courts.map((id, index) => ({ id, name: `Quadra ${index + 1}` }));
  const slots = new Map(arena.slots.map((id, hour) => [hour, id]));
  const player = async () => {
    const [made] = await makePlayers(database, 1);
    if (!made) throw new Error('Nobody books');
    return made;
  };
  const { until } = await writeBooked({ database, day, player }, { id: arena.id, courts, slots }, booked);
  return until;
}

/** What a guest wishes to play every week from the first day on. */
export function wishOf(
  day: Day,
  place: { readonly court: string; readonly startHour: number; readonly hours: number },
) {
  const from = toIsoDay(day);
  return { ...place, weekday: weekdayOf(day), sport: 'BEACH_TENNIS', from, price: 150.5, guestPlayerName: 'Rui' };
}
