import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { buildServer, type StartedServer, startServer } from './StartedServer.ts';
import { TEST_STOP_MS } from '../stop.ts';

/** KILLS=100 for a long look; each kill takes two or three seconds. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const CLOSINGS = Math.ceil(KILLS / 2);
const WRITERS = 4;
/** Counted in bookings and not in time, so that a slow machine writes as much between two kills as a fast one. */
const LONGEST_LIFE = 40;
/** Then at any moment of the bookings that are under way. */
const LAST_MOMENT_MS = 30;

/** Whom no limit of hours or days binds. */
const OWNER = DEMO_ACCOUNTS[2];
/** Theirs, of the demonstration. */
const ARENA = 'Areia de Copacabana';
const GUEST = 'Convidado';

let built: string;
let dataDir: string;
let server: StartedServer;
let address: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadra-killed-'));
  built = await buildServer();
  await start();
});

afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = startServer(built, { PORT: '0', DATA_DIR: dataDir, LIMITS: 'relaxed' });
  address = (await server.serving).replace('localhost', '127.0.0.1');
}

it(
  `loses no acknowledged booking and leaves no half one, killed ${KILLS} times while it writes`,
  { timeout: KILLS * TEST_STOP_MS },
  async () => {
    const headers = await login();
    const { arena, baskets } = await basketsOf(headers);
    const acknowledged = new Map<string, number>();
    let last = 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      const isDead = once(server.process, 'close');
      last = acknowledged.size + randomInt(2, LONGEST_LIFE);
      await Promise.all(Array.from({ length: WRITERS }, () => writeUntilDead()));
      await isDead;
      await start();
    }

    for (const [id, hours] of acknowledged) {
      const { reservation } = await read(contract.reservation.path.replace(':id', id), headers);
      expect({ id, status: reservation.status, hours: hoursOf(reservation) }).toEqual({
        id,
        status: 'CONFIRMADA',
        hours,
      });
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    expect(await halfBaskets()).toEqual([]);

    async function writeUntilDead(): Promise<void> {
      for (let basket = baskets.shift(); basket; basket = baskets.shift()) {
        const reply = await post(contract.makeOwnerReservation.path, basket, headers).catch(() => undefined);
        if (!reply) return;
        if (reply.status !== 201) continue;
        acknowledged.set(reply.body.data.reservation._id, 2);
        if (acknowledged.size === last) setTimeout(() => server.process.kill('SIGKILL'), randomInt(LAST_MOMENT_MS));
      }
    }

    /**
     * Of the days written to, hours that are taken without a reservation of two hours or somebody's right to every week, or free in
     * spite of one.
     */
    async function halfBaskets(): Promise<unknown[]> {
      const found: unknown[] = [];
      for (const day of DAYS_AHEAD) {
        const query = queryOf(day);
        const { availableTimeSlots } = await read(
          `${contract.availability.path.replace(':id', arena)}?${query}`,
          headers,
        );
        const { reservations, rights } = await read(`${contract.agenda.path}?${query}`, headers);
        const taken = availableTimeSlots.flatMap(({ _id, slots }: Body) =>
          slots.flatMap((slot: Body) => (slot.isAvailable ? [] : [`${_id} ${slot.startHour}`])),
        );
        const sold = reservations.flatMap(({ selectedTimeSlots }: Body) =>
          selectedTimeSlots.flatMap(({ court, timeSlots }: Body) =>
            timeSlots.map(({ startHour }: Body) => `${court.id} ${startHour}`),
          ),
        );
        sold.push(...rights.map(({ court, startHour }: Body) => `${court} ${startHour}`));
        if (taken.toSorted().join() !== sold.toSorted().join()) found.push({ day, taken, sold });
        const ours = reservations.filter(({ guestPlayerName }: Body) => guestPlayerName === GUEST);
        found.push(...ours.filter((reservation: Body) => hoursOf(reservation) !== 2));
      }
      return found;
    }
  },
);

// Red with a commit between the cancellations and the claims in server/areas/owner/closures/closeCourts.ts.
it(
  `closes courts and cancels what is on them, or does neither, killed ${CLOSINGS} times while it does`,
  { timeout: CLOSINGS * TEST_STOP_MS },
  async () => {
    const headers = await login();
    const { baskets } = await basketsOf(headers);
    const days = DAYS_AHEAD.slice(-(CLOSINGS + 1));
    const { ms: usualMs } = await close();

    for (let kill = 0; kill < CLOSINGS; kill += 1) {
      const isDead = once(server.process, 'close');
      const { day, before, answered } = await close(() => {
        setTimeout(() => server.process.kill('SIGKILL'), randomInt(Math.ceil(usualMs)));
      });
      await isDead;
      await start();
      const after = await dayOf(day, headers);
      const isClosed = after.closed > 0;
      expect({ answered, ...after }).toEqual({
        answered: isClosed && answered,
        live: isClosed ? 0 : before.reservations,
        closed: isClosed ? before.hours : 0,
      });
    }

    /** Fills the courts of one more day, and closes them all. */
    async function close(meanwhile: () => void = () => {}) {
      const day = days.pop();
      if (!day) throw new Error('There is no day left');
      const ofDay = baskets.filter(({ date }) => toIsoDay(date) === toIsoDay(day));
      for (const basket of ofDay) {
        expect((await post(contract.makeOwnerReservation.path, basket, headers)).status).toBe(201);
      }
      const courts = [
        ...new Set(ofDay.flatMap(({ selectedTimeSlots }) => selectedTimeSlots.map(({ court }: Body) => court))),
      ];
      const scope = { courts, from: toIsoDay(day), until: toIsoDay(day), startHour: 0, endHour: 24 };
      const before = (await post(contract.measureClosure.path, scope, headers)).body.data.impact;
      expect(before.reservations).toBe(ofDay.length);
      const { reservations, atArena, byPix } = before;
      const closing = { scope, reason: 'rain', seen: { reservations, atArena, byPix } };
      meanwhile();
      const since = performance.now();
      const reply = await post(contract.closeCourts.path, closing, headers).catch(() => undefined);
      return { day, before, answered: reply?.status === 201, ms: performance.now() - since };
    }
  },
);

/** The live reservations of a day, and its hours that are closed. */
async function dayOf(day: Day, headers: Record<string, string>) {
  const { reservations, closures } = await read(`${contract.agenda.path}?${queryOf(day)}`, headers);
  const hours = closures.flatMap((closure: Body) => closure.hours.flatMap(({ startHours }: Body) => startHours));
  return {
    live: reservations.filter(({ status }: Body) => status === 'CONFIRMADA').length,
    closed: hours.length,
  };
}

async function login(): Promise<Record<string, string>> {
  const body = { email: OWNER.email, password: DEMO_PASSWORD };
  const { data } = (await post(contract.login.path, body, { 'x-client': 'api' })).body;
  return { authorization: `Bearer ${data.token}` };
}

/** Two hours each, on days that the demonstration leaves empty but for those who play every week, whose hours are left out. */
async function basketsOf(headers: Record<string, string>) {
  const { allArenas } = await read(contract.allArenas.path, headers);
  const arena: string = allArenas.find(({ name }: Body) => name === ARENA)._id;
  const [first] = DAYS_AHEAD;
  if (!first) throw new Error('There are no days to write to');
  const { availableTimeSlots } = await read(
    `${contract.availability.path.replace(':id', arena)}?${queryOf(first)}`,
    headers,
  );
  const weekly = await weeklyHours(headers);
  const baskets = DAYS_AHEAD.flatMap((date) =>
    availableTimeSlots.flatMap((court: { _id: string; slots: Slot[] }) =>
      pairs(court.slots)
        .filter((pair) => pair.every(({ startHour }) => !weekly.has(`${weekdayOf(date)} ${court._id} ${startHour}`)))
        .map((pair) => ({
          arena,
          date,
          guestPlayerName: GUEST,
          selectedTimeSlots: [{ court: court._id, timeSlots: pair.map(({ _id }) => _id), sport: 'FUTEVOLEI' }],
        })),
    ),
  );
  return { arena, baskets };
}

interface Slot {
  readonly _id: string;
  readonly startHour: number;
}

/** The hours that somebody has each week, as weekday, court and hour. */
async function weeklyHours(headers: Record<string, string>): Promise<ReadonlySet<string>> {
  const hours = new Set<string>();
  for (let page = 1, found = 1; found > 0; page += 1) {
    const { series } = await read(`${contract.readSeries.path}?page=${page}`, headers);
    found = series.length;
    for (const { weekday, court, startHour, hours: count } of series) {
      for (let hour = startHour; hour < startHour + count; hour += 1) hours.add(`${weekday} ${court} ${hour}`);
    }
  }
  return hours;
}

function queryOf(day: Day): URLSearchParams {
  return new URLSearchParams(Object.entries(day).map(([name, value]) => [name, String(value)]));
}

function pairs(slots: readonly Slot[]): Slot[][] {
  return slots.flatMap((slot, index) => (index % 2 === 1 ? [[...slots.slice(index - 1, index), slot]] : []));
}

/** As of the beginning: midnight may pass while the tests write to these days. */
const DAYS_AHEAD: readonly Day[] = Array.from({ length: 200 }, (_, index) =>
  addDays(momentIn(new Date(), DEFAULT_ZONE).day, 60 + index),
);

// What a test expects of a body is written out in the test.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

function hoursOf(reservation: Body): number {
  return reservation.selectedTimeSlots.flatMap(({ timeSlots }: Body) => timeSlots).length;
}

async function read(path: string, headers: Record<string, string>): Promise<Body> {
  const body: Body = await (await fetch(address + path, { headers })).json();
  return body.data;
}

async function post(
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<{ status: number; body: Body }> {
  const reply = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}
