import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '../../../domain/contract/contract.ts';
import type { Endpoint } from '../../../domain/contract/endpoint.ts';
import { addDays, type Day } from '../../../domain/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '../../../domain/days/moment.ts';
import { type Database, readNow } from '../../../server/database/database.ts';
import { endpointNames } from '../../../server/http/contractRoutes.ts';
import { newToken } from '../../../server/session/tokens.ts';
import { newId } from '../../../server/database/uuid.ts';
import { timeBareSql } from '../api/bareSql.ts';
import { recordBooking } from '../api/recordBooking.ts';
import { type Asked, type Client, inTurn, openClient } from '../client.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { percentile } from '../percentiles.ts';
import { withServer } from '../server.ts';
import { type Hour, makeSessions, orderOf, type Player } from '../world.ts';
import { type Ask, ASKS, courtOf, type Draw, NOT_MEASURED, slotOf, type Who } from './asks.ts';
import { openFilled } from './filledDatabase.ts';
import { openRecorder, type Recorder, timeStatements } from './recordStatements.ts';
import { reportScale, type Series } from './scaleReport.ts';
import {
  COURTS,
  DAYS_AHEAD,
  FIRST_HOUR,
  HOURS,
  idOf,
  isPlatform,
  LARGE_COURTS,
  type Size,
  TENTH,
  WHOLE,
} from './world.ts';

const REQUESTS = 200;
/** Not measured: Node compiles what runs often, and each connection prepares its statements. */
const WARM_UP = 20;

/** How long every GET and a booking take among much data, one at a time, and how long their SQL alone takes. */
export async function measureScale({ root, build, quick = false }: Surroundings): Promise<Outcome> {
  build('server');
  const size = quick ? TENTH : WHOLE;
  const { name, url, database } = await openFilled(root, size, (line) => console.error(line));
  const dataDir = await mkdtemp(join(tmpdir(), 'quadra-scale-'));
  const variables = { SEED: 'none', LIMITS: 'relaxed', DATA_DIR: dataDir, DATABASE_URL: url };
  try {
    const field = await prepare(database, size);
    const recorder = await openRecorder(database, variables);
    const reads = await withServer(root, variables, async (server) => {
      const client = openClient(server);
      return measureReads({ client, recorder, database }, field).finally(client.close);
    });
    await recorder.close();
    const bookings = await withServer(root, variables, async (server) => {
      const client = openClient(server);
      return measureBookings({ client, database }, field).finally(client.close);
    });
    await forgetBookings(database, field.since);
    return reportScale({ name, isQuick: quick, series: [...bookings, ...reads], missing: missingReads() });
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}

/** GETs of the contract that nobody measures and nobody excuses. */
function missingReads(): string[] {
  const measured = new Set<string>(Object.values(ASKS).map(([endpoint]) => endpoint));
  return endpointNames.filter(
    (name) => contract[name].method === 'GET' && !measured.has(name) && !(name in NOT_MEASURED),
  );
}

interface Field {
  readonly size: Size;
  readonly today: Day;
  readonly since: Date;
  readonly series: readonly { readonly name: string; readonly asked: readonly Asked[] }[];
  readonly players: readonly Player[];
}

/** BENCH_ONLY=events,players measures these alone. */
function isAsked(name: string): boolean {
  const only = process.env['BENCH_ONLY'];
  return !only || only.split(',').includes(name);
}

/** All requests, and a session for everybody who sends one. */
async function prepare(database: Database, size: Size): Promise<Field> {
  const since = await readNow(database);
  const today = momentIn(since, DEFAULT_ZONE).day;
  const people = new Map<string, Player>();
  const sessionOf = (who: Who | undefined): string | undefined => {
    if (!who) return undefined;
    if ('poll' in who) return who.poll;
    const id = idOf(...who);
    const person = people.get(id) ?? { id, token: newToken() };
    people.set(id, person);
    return person.token;
  };
  const series = Object.entries(ASKS)
    .filter(([name]) => isAsked(name))
    .flatMap(([name, [endpoint, scope, make]]) =>
      (scope === 'both' ? [false, true] : [false]).map((isLarge) => ({
        name: isLarge ? `${name}.large` : name,
        asked: Array.from({ length: WARM_UP + REQUESTS }, (_, i) => {
          const ask = make(drawOf(size, today, i, isLarge));
          const token = sessionOf(ask.who);
          return {
            path: pathOf(contract[endpoint], ask),
            headers: { 'accept-encoding': 'gzip' },
            ...(token && { token }),
          };
        }),
      })),
    );
  const players = Array.from({ length: REQUESTS }, (_, i) => ['player', (i * 991) % size.players] as const);
  for (const one of players) sessionOf(one);
  await makeSessions(database, [...people.values()]);
  return {
    size,
    today,
    since,
    series,
    players: players.map((one) => people.get(idOf(...one)) ?? { id: '', token: '' }),
  };
}

function drawOf(size: Size, today: Day, i: number, isLarge: boolean): Draw {
  return { size, today, i, isLarge, arena: isLarge ? 0 : (i * 7_919 + 13) % size.arenas };
}

function pathOf({ path }: Endpoint, { params = [], query = '' }: Ask): string {
  const left = [...params];
  return path.replace(/:\w+/g, () => left.shift() ?? '') + query;
}

interface Reading {
  readonly client: Client;
  readonly recorder: Recorder;
  readonly database: Database;
}

/** The control goes first, so that what a request reads is in memory for both. */
async function measureReads({ client, recorder, database }: Reading, { series }: Field): Promise<Series[]> {
  const bare = await database.pool.connect();
  const found: Series[] = [];
  try {
    for (const { name, asked } of series) {
      const controls: number[] = [];
      let statements = 0;
      for (const one of asked.slice(WARM_UP)) {
        const recorded = await recorder.record(one);
        if (recorded.status !== 200) throw new Error(`${name}: ${one.path} answered ${recorded.status}`);
        controls.push(await timeStatements(bare, recorded.statements));
        statements = recorded.statements.length;
      }
      const answered = (await inTurn(client, asked)).slice(WARM_UP);
      const wrong = answered.find(({ status }) => status !== 200);
      if (wrong) throw new Error(`${name} answered ${wrong.status}: ${wrong.body.toString()}`);
      const bytes = Math.max(...answered.map(({ body }) => body.length));
      const one = { name, ms: answered.map(({ ms }) => ms), controlMs: controls, statements, bytes };
      console.error(`${name}: ${Math.round(percentile(one.ms, 0.95))} ms`);
      found.push(one);
    }
    return found;
  } finally {
    bare.release(true);
  }
}

/** Hours beyond those that the fill took, each booked once by HTTP and once, on another day, by its statements alone. */
async function measureBookings({ client, database }: Omit<Reading, 'recorder'>, field: Field): Promise<Series[]> {
  const found: Series[] = [];
  for (const isLarge of [false, true]) {
    const hours = Array.from({ length: REQUESTS }, (_, i) => hourOf(field, i, isLarge));
    const [nobody] = field.players;
    if (!nobody) throw new Error('Nobody books');
    const next = hourOf(field, REQUESTS, isLarge);
    const recording = await recordBooking(database, next.arena, nobody, next.hour);
    const controlMs: number[] = [];
    for (const [i, { arena, hour }] of hours.entries()) {
      // The recorded hour of the day is the one that is booked, so each has a day of its own.
      const later = { ...hour, day: addDays(hour.day, (i + 1) * 40) };
      controlMs.push(...(await timeBareSql(database, recording, arena, [field.players[i] ?? nobody], [later])));
    }
    const { method, path } = contract.makeReservation;
    const asked = hours.map(({ arena, hour }, i) => ({
      method,
      path,
      token: field.players[i]?.token ?? '',
      body: orderOf(arena, hour),
      headers: { 'idempotency-key': newId() },
    }));
    const answered = await inTurn(client, asked);
    const wrong = answered.find(({ status }) => status !== 201);
    if (wrong) throw new Error(`A booking answered ${wrong.status}: ${wrong.body.toString()}`);
    const bytes = Math.max(...answered.map(({ body }) => body.length));
    const name = isLarge ? 'makeReservation.large' : 'makeReservation';
    found.push({ name, ms: answered.map(({ ms }) => ms), controlMs, statements: recording.statements.length, bytes });
  }
  return found;
}

/** A free hour of an arena that is paid locally; the fill has none after its days. */
function hourOf({ size, today }: Field, i: number, isLarge: boolean) {
  const drawn = (i * 7) % size.arenas;
  const number = isLarge ? 0 : isPlatform(drawn) || drawn === 0 ? 2 : drawn;
  const courts = isLarge ? LARGE_COURTS : COURTS;
  const slot = Math.floor(i / courts) % HOURS;
  const day = addDays(today, DAYS_AHEAD + 5 + Math.floor(i / (courts * HOURS)));
  const hour: Hour = {
    day,
    court: courtOf(number, i % courts),
    slot: slotOf(number, slot),
    startHour: FIRST_HOUR + slot,
  };
  return { arena: { id: idOf('arena', number), ownerId: idOf('owner', number), courts: [], slots: [] }, hour };
}

/** The filled database is as it was for the next run. */
async function forgetBookings({ pool }: Database, since: Date): Promise<void> {
  const made = 'select arena_id, id from reservation where created_at >= $1';
  for (const table of ['slot_claim', 'reservation_slot', 'voucher_use']) {
    await pool.query(`delete from ${table} where (arena_id, reservation_id) in (${made})`, [since]);
  }
  await pool.query('delete from reservation where created_at >= $1', [since]);
  await pool.query('delete from session');
  await pool.query('delete from idempotency_key');
  await pool.query('vacuum (analyze) reservation, slot_claim');
}
