import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import type { Client } from '../client.ts';
import { countDoubleBooked } from '../race/measureRace.ts';
import { orderOf } from '../world.ts';
import { makeOwnedArena, type OwnedArena, wishOf } from './world.ts';
import { sized } from '../size.ts';

/** Ten series and ten single bookings want the hour of each. */
const ARENAS = sized({ whole: 50, smoke: 2 });
const OF_EACH = sized({ whole: 10, smoke: 6 });
const HOUR = 18;
/** The weeks that are booked: claimed by a series, and beyond that its by right. */
const WEEKS = [0, 1, 5, 11, 20, 45];

export async function makeArenas(database: Database): Promise<readonly OwnedArena[]> {
  const arenas: OwnedArena[] = [];
  while (arenas.length < ARENAS) arenas.push(await makeOwnedArena(database, 1));
  return arenas;
}

/** All ask at once, each series with the preview that shows its hour free. The statuses of the replies. */
export async function rush(client: Client, arenas: readonly OwnedArena[], day: Day) {
  const asking: (() => Promise<readonly [isSeries: boolean, status: number]>)[] = [];
  for (const [place, arena] of arenas.entries()) {
    const [court = ''] = arena.courts;
    const series = wishOf(day, { court, startHour: HOUR, hours: 1 });
    const { ownerToken: token } = arena;
    const send = async (endpoint: { method: 'POST'; path: string }, body: object) =>
      client.send({ method: endpoint.method, path: endpoint.path, token, body });
    const seen = await send(contract.previewSeries, series);
    const wish = { series, choices: [], token: JSON.parse(seen.body.toString()).data.preview.token };
    for (let index = 0; index < OF_EACH; index += 1) {
      const date = addDays(day, 7 * (WEEKS[index % WEEKS.length] ?? 0));
      const order = orderOf(arena, { day: date, court, slot: arena.slots[HOUR] ?? '', startHour: HOUR });
      const single = { ...order, guestPlayerName: `Convidado ${index}` };
      const both = [
        async () => [true, (await send(contract.createSeries, wish)).status] as const,
        async () => [false, (await send(contract.makeOwnerReservation, single)).status] as const,
      ];
      // The embedded database answers in the order of asking: in every other arena a booking is first.
      asking.push(...(place % 2 === 0 ? both : both.toReversed()));
    }
  }
  const replies = await Promise.all(asking.map((ask) => ask()));
  const of = (wanted: boolean) => replies.filter(([isSeries]) => isSeries === wanted).map(([, status]) => status);
  return { series: of(true), bookings: of(false) };
}

/** Hours that are sold twice, and those that are sold though a series has them by right. */
export async function countTwice(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`
    select count(*)::int as count from series s
    join reservation r on r.arena_id = s.arena_id and r.series_id is null and r.status <> 'CANCELADA'
    join reservation_slot l on l.arena_id = r.arena_id and l.reservation_id = r.id
    where l.hour = s.start_hour and l.court_id = s.court_id and r.day > s.claimed_until
      and extract(dow from r.day) = s.weekday`);
  return (await countDoubleBooked(database)) + (rows[0]?.count ?? Number.NaN);
}
