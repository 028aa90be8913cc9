import { contract } from '#domain/contract/contract.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Planted } from './plantedArenas.ts';

/** A question as its call's query has it. */
export interface AskedQuery {
  readonly date?: string;
  readonly hour?: number;
  readonly hours: number;
  readonly city?: string;
  readonly cover?: 'covered' | 'open';
  readonly sport?: string;
}

/** Reads an address of the API as a visitor. */
// What is read of a body is written out where it is read.
// oxlint-disable-next-line typescript/no-explicit-any
export type Get = (url: string) => Promise<{ readonly status: number; readonly body: any }>;

/** A free court, in one line. */
type Line = string;

interface Court {
  readonly _id: string;
  readonly name: string;
  readonly sports?: readonly string[];
  readonly slots: readonly { readonly startHour: number; readonly price: number; readonly isAvailable: boolean }[];
}

/** What each arena's own reserve page says, counted hour by hour; nothing of the finder's is used. */
export function bruteForce(get: Get, arenas: readonly Planted[]) {
  const days = new Map<string, Promise<readonly Court[]>>();
  const roofs = new Map<string, Promise<ReadonlyMap<string, boolean>>>();

  function courtsOn(id: string, iso: string): Promise<readonly Court[]> {
    const key = `${id} ${iso}`;
    const read = async () => {
      const [year, month, day] = iso.split('-').map(Number);
      const url = `${contract.availability.path.replace(':id', id)}?day=${day}&month=${month}&year=${year}`;
      const { status, body } = await get(url);
      return status === 200 ? body.data.availableTimeSlots : [];
    };
    if (!days.has(key)) days.set(key, read());
    return days.get(key) ?? Promise.resolve([]);
  }
  function roofsOf(id: string): Promise<ReadonlyMap<string, boolean>> {
    const read = async () => {
      const { status, body } = await get(contract.courts.path.replace(':id', id));
      const courts: readonly { readonly _id: string; readonly inDoor: boolean }[] =
        status === 200 ? body.data.courts : [];
      return new Map(courts.map((court) => [court._id, court.inDoor]));
    };
    if (!roofs.has(id)) roofs.set(id, read());
    return roofs.get(id) ?? Promise.resolve(new Map());
  }

  async function freeAt(
    arena: Planted,
    iso: string,
    hour: number,
    { hours, cover, sport }: AskedQuery,
  ): Promise<Line[]> {
    const lines: Line[] = [];
    for (const court of await courtsOn(arena.id, iso)) {
      const isCovered = (await roofsOf(arena.id)).get(court._id) === true;
      if (cover !== undefined && isCovered !== (cover === 'covered')) continue;
      if (sport !== undefined && court.sports && !court.sports.includes(sport)) continue;
      let centavos = 0;
      let isFree = true;
      for (let at = hour; at < hour + hours; at += 1) {
        const slot = court.slots.find(({ startHour }) => startHour === at);
        if (!slot?.isAvailable) isFree = false;
        else centavos += Math.round(slot.price * 100);
      }
      if (isFree) lines.push([arena.id, iso, hour, court._id, court.name, isCovered, centavos].join(' '));
    }
    return lines;
  }

  const isIn = (arena: Planted, { city }: AskedQuery) =>
    city === undefined || arena.city.localeCompare(city, 'pt-BR', { sensitivity: 'base' }) === 0;

  return {
    async free(asked: AskedQuery, now: Date): Promise<Line[]> {
      const lines: Line[] = [];
      for (const arena of arenas.filter((one) => isIn(one, asked))) {
        const { iso, hour } = askedAt(asked, arena, now);
        lines.push(...(await freeAt(arena, iso, hour, asked)));
      }
      return lines.toSorted();
    },

    /** How many arenas have something at other hours of the day, and at that hour of the seven days after it. */
    async around(asked: AskedQuery, now: Date): Promise<{ hours: Line[]; days: Line[] }> {
      const [hours, days] = [new Map<string, number>(), new Map<string, number>()];
      const count = async (to: Map<string, number>, arena: Planted, iso: string, at: number) => {
        if ((await freeAt(arena, iso, at, asked)).length === 0) return;
        const key = `${iso} ${String(at).padStart(2, '0')}`;
        to.set(key, (to.get(key) ?? 0) + 1);
      };
      for (const arena of arenas.filter((one) => isIn(one, asked))) {
        const { iso, hour } = askedAt(asked, arena, now);
        for (let at = 0; at < 24; at += 1) if (at !== hour) await count(hours, arena, iso, at);
        for (let ahead = 1; ahead <= 7; ahead += 1) await count(days, arena, dayAfter(iso, ahead), hour);
      }
      const lines = (counts: Map<string, number>) => [...counts].map(([key, arenas]) => `${key}: ${arenas}`).toSorted();
      return { hours: lines(hours), days: lines(days) };
    },
  };
}

/** The finder's own answer, all of its pages, in the same lines. */
export async function askFinder(
  get: Get,
  asked: AskedQuery,
): Promise<{ lines: Line[]; total: number; arenas: number }> {
  const lines: Line[] = [];
  let [page, pages, total, arenas] = [1, 1, 0, 0];
  for (; page <= pages; page += 1) {
    const { body } = await get(`${contract.freeCourts.path}${searchOf(asked)}&page=${page}`);
    ({ pages } = body);
    ({ total } = body.data);
    arenas += body.data.arenas.length;
    for (const arena of body.data.arenas)
      for (const court of arena.courts) {
        const iso = toIsoDay(arena.day);
        const centavos = Math.round(court.price * 100);
        lines.push([arena._id, iso, arena.startHour, court._id, court.name, court.isCovered, centavos].join(' '));
      }
  }
  return { lines: lines.toSorted(), total, arenas };
}

export async function askAround(get: Get, asked: AskedQuery): Promise<{ hours: Line[]; days: Line[] }> {
  const { body } = await get(contract.freeAround.path + searchOf(asked));
  const lines = (counts: readonly { readonly day: Day; readonly startHour: number; readonly arenas: number }[]) =>
    counts.map(({ day, startHour, arenas }) => `${toIsoDay(day)} ${String(startHour).padStart(2, '0')}: ${arenas}`);
  return { hours: lines(body.data.hours), days: lines(body.data.days) };
}

export function searchOf(asked: AskedQuery): string {
  return `?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()}`;
}

function askedAt({ date, hour }: AskedQuery, { zone }: Planted, now: Date): { iso: string; hour: number } {
  if (date !== undefined && hour !== undefined) return { iso: date, hour };
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    now,
  );
  return { iso: clock.slice(0, 10), hour: Number(clock.slice(11, 13)) };
}

function dayAfter(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
}
