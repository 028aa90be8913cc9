import type { EndpointName } from '#domain/contract/contract.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson } from '../cast.ts';
import { openTestServer } from '../testServer.ts';

interface Asked {
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
}

export type SlotDesk = Awaited<ReturnType<typeof openSlotDesk>>;

/** The real server at eleven in the morning of some day, with owners who change the hours of their arenas. */
export async function openSlotDesk(database: TestDatabase) {
  database.passTime(untilElevenTomorrow(await readNow(database)));
  const server = await openTestServer(database);
  const today = momentIn(await readNow(database), DEFAULT_ZONE).day;

  async function arena() {
    const owner = await makePerson(database, 'arena-owner');
    const made = await makeArena(database, { ownerId: owner.id });
    const ask = async (name: EndpointName, { id, query = '', body }: Asked = {}) => {
      const reply = await server.call(name, { token: owner.token, query, body, ...(id && { params: { id } }) });
      return { status: reply.statusCode, body: reply.json() };
    };
    return {
      ...made,
      token: owner.token,
      ask,
      slotsNow: async () => (await ask('timeSlots', { id: made.id })).body.data.timeSlots,
      /** What anybody sees of a day: per court, the hours with their prices in reais, a closed one without. */
      async seen(day: Day): Promise<Record<string, Record<number, number | 'closed'>>> {
        const query = `?day=${day.day}&month=${day.month}&year=${day.year}`;
        const { availableTimeSlots } = (await ask('availability', { id: made.id, query })).body.data;
        return Object.fromEntries(availableTimeSlots.map((court: CourtSeen) => [court.name, pricesOf(court)]));
      },
    };
  }

  return { database, server, today, day: addDays(today, 5), arena, player: () => makePerson(database, 'player') };
}

/** How each of many calls at once ended, in no order. */
export function statusesOf(replies: readonly { readonly status: number }[]): number[] {
  return replies.map(({ status }) => status).toSorted((a, b) => a - b);
}

interface CourtSeen {
  readonly name: string;
  readonly slots: readonly { readonly startHour: number; readonly price: number; readonly isAvailable: boolean }[];
}

function pricesOf({ slots }: CourtSeen) {
  return Object.fromEntries(
    slots.map(({ startHour, price, isAvailable }) => [startHour, isAvailable ? price : ('closed' as const)]),
  );
}

const HOUR_MS = 3_600_000;

/** Sao Paulo is three hours behind. */
function untilElevenTomorrow(now: Date): number {
  return HOUR_MS * 24 - ((now.getTime() - 14 * HOUR_MS) % (24 * HOUR_MS));
}
