import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../domain/contract/contract.ts';
import { addDays, type Day } from '../../domain/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '../../domain/days/moment.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/demo/people.ts';
import { buildServer, type StartedServer, startServer } from './StartedServer.ts';

/** KILLS=100 for a long look; each kill takes two or three seconds. */
const KILLS = Number(process.env['KILLS'] ?? 6);
const WRITERS = 4;
const LONGEST_LIFE_MS = 900;

let built: string;
let dataDir: string;
let server: StartedServer;
let address: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadra-killed-'));
  built = await buildServer();
}, 120_000);

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
  { timeout: 900_000 },
  async () => {
    await start();
    const headers = await login();
    const { arena, baskets } = await basketsOf(headers);
    const acknowledged = new Map<string, number>();

    for (let kill = 0; kill < KILLS; kill += 1) {
      const isDead = once(server.process, 'close');
      setTimeout(() => server.process.kill('SIGKILL'), randomInt(50, LONGEST_LIFE_MS));
      await Promise.all(Array.from({ length: WRITERS }, () => writeUntilDead()));
      await isDead;
      await start();
    }

    for (const [id, hours] of acknowledged) {
      const { reservation } = await read(contract.reservation.path.replace(':id', id), headers);
      expect({ id, status: reservation.status, hours: hoursOf(reservation) }).toEqual({
        id,
        status: 'PENDENTE',
        hours,
      });
    }
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    expect(await halfBaskets()).toEqual([]);

    async function writeUntilDead(): Promise<void> {
      for (let basket = baskets.shift(); basket; basket = baskets.shift()) {
        const reply = await post(contract.makeReservation.path, basket, headers).catch(() => undefined);
        if (!reply) return;
        if (reply.status === 201) acknowledged.set(reply.body.data.reservation._id, 2);
      }
    }

    /** Of the days written to, reservations of ours whose hours on the court's day are not the two that they say. */
    async function halfBaskets(): Promise<unknown[]> {
      const found: unknown[] = [];
      for (const day of daysAhead()) {
        const query = new URLSearchParams(Object.entries(day).map(([name, value]) => [name, String(value)]));
        const path = `${contract.availability.path.replace(':id', arena)}?${query}`;
        const { availableTimeSlots } = await read(path, headers);
        const claims = new Map<string, number>();
        for (const { myReservation } of availableTimeSlots.flatMap(({ slots }: { slots: object[] }) => slots)) {
          if (myReservation) claims.set(myReservation, (claims.get(myReservation) ?? 0) + 1);
        }
        for (const [id, hours] of claims) {
          const { reservation } = await read(contract.reservation.path.replace(':id', id), headers);
          if (hours !== hoursOf(reservation)) found.push({ id, hours, reservation });
        }
      }
      return found;
    }
  },
);

async function login(): Promise<Record<string, string>> {
  const body = { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD };
  const { data } = (await post(contract.login.path, body, { 'x-client': 'api' })).body;
  return { authorization: `Bearer ${data.token}` };
}

/** Two hours each, on days that the demonstration leaves empty, of an arena that is paid on the spot. */
async function basketsOf(headers: Record<string, string>) {
  const { allArenas } = await read(contract.allArenas.path, headers);
  for (const { _id: arena } of allArenas) {
    const found = await read(contract.arena.path.replace(':id', arena), headers);
    if (found.arena.paymentMethod !== 'local') continue;
    const query = new URLSearchParams(
      Object.entries(daysAhead()[0] ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const { availableTimeSlots } = await read(`${contract.availability.path.replace(':id', arena)}?${query}`, headers);
    const baskets = daysAhead().flatMap((date) =>
      availableTimeSlots.flatMap((court: { _id: string; slots: { _id: string }[] }) =>
        pairs(court.slots.map(({ _id }) => _id)).map((timeSlots) => ({
          arena,
          date,
          selectedTimeSlots: [{ court: court._id, timeSlots, sport: 'FUTEVOLEI' }],
        })),
      ),
    );
    return { arena, baskets };
  }
  throw new Error('No arena of the demonstration is paid on the spot');
}

function pairs(ids: readonly string[]): string[][] {
  return ids.flatMap((id, index) => (index % 2 === 1 ? [[ids[index - 1] ?? '', id]] : []));
}

function daysAhead(): Day[] {
  const today = momentIn(new Date(), DEFAULT_ZONE).day;
  return Array.from({ length: 200 }, (_, index) => addDays(today, 60 + index));
}

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
