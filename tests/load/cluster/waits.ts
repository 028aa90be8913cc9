import { newId } from '#platform/database/uuid.ts';
import { bookingOf } from './bookings.ts';
import { type Field, nextHour } from './field.ts';
import type { Fleet } from './fleet.ts';
import { sized } from '../size.ts';

const WARM_UP = sized({ whole: 100, smoke: 2 });
const BOOKINGS = sized({ whole: 250, smoke: 3 });

/** Milliseconds of bookings by each process, one at a time, in turn: whatever else the machine does meets all of them. */
export async function timeBookings(fleet: Fleet, field: Field): Promise<readonly (readonly number[])[]> {
  const times: number[][] = fleet.map(() => []);
  for (let turn = 0; turn < WARM_UP + BOOKINGS; turn += 1) {
    for (const [index, { client }] of fleet.entries()) {
      const player = field.players[turn % field.players.length];
      const { status, ms } = await client.send(bookingOf(field, nextHour(field), player, newId()));
      if (status !== 201) throw new Error(`A booking was answered ${status}`);
      if (turn >= WARM_UP) times[index]?.push(ms);
    }
  }
  return times;
}

const SEVERAL = sized({ whole: 60, smoke: 20 });

/** How many of some bookings, all at once, the process cannot serve. */
export async function countFailures([member]: Fleet, field: Field): Promise<number> {
  const statuses = await Promise.all(
    field.players.slice(0, SEVERAL).map(async (player) => {
      const answer = await member?.client.send(bookingOf(field, nextHour(field), player, newId()));
      return answer?.status;
    }),
  );
  return statuses.filter((status) => status !== 201).length;
}
