import { contract } from '../../../domain/contract/contract.ts';
import type { PaymentMethod } from '../../../domain/arenas/arena.ts';
import { toIsoDay } from '../../../domain/days/day.ts';
import type { Database } from '../../../server/database/database.ts';
import { reservations, slotClaims } from '../../../server/database/schema/reservations.ts';
import { newId } from '../../../server/database/uuid.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Asked, type Answer, type Client, inTurn, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { type BenchServer, withServer } from '../server.ts';
import { type BenchArena, type Hour, hoursOf, makeArena, makePlayers, orderOf, type Player } from '../world.ts';
import { type ApiRun, reportApi, type Series } from './apiReport.ts';
import { timeBareSql } from './bareSql.ts';

/** Not measured: Node compiles what runs often, and prepares statements on each connection. */
const WARM_UP = 150;
const BOOKINGS = 300;
const PLATFORM_BOOKINGS = 100;
const READS = 300;

const COURTS = 6;
const DAYS = 8;
/** Two of five hours of the day that is read, as on a good weekday; every seventh of them is the reader's own. */
const isTakenHour = (_: Hour, index: number): boolean => index % 5 < 2;

/** How long one booking and one day take, with nobody else there, and how near that is to what cannot be saved. */
export async function measureApi({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const embedded = await measure(root, 'embedded');
  return reportApi(embedded, (await answers()) ? await measure(root, 'postgres') : null);
}

function measure(root: string, kind: DatabaseKind): Promise<ApiRun> {
  return withDatabase(kind, root, async (database) => {
    const { sql, ...field } = await database.use(prepare);
    const variables = { SEED: 'none', LIMITS: 'relaxed', ...database.variables };
    return withServer(root, variables, async (server) => {
      const client = openClient(server);
      const run = await runWith({ client, server }, field).finally(client.close);
      return { kind, sql, ...run };
    });
  });
}

interface Field {
  readonly players: readonly Player[];
  readonly local: Venue;
  readonly platform: Venue;
  readonly read: Venue;
}

interface Venue {
  readonly arena: BenchArena;
  readonly hours: readonly Hour[];
}

async function prepare(database: Database): Promise<Field & { readonly sql: readonly number[] }> {
  const players = await makePlayers(database, BOOKINGS);
  const venue = async (paymentMethod: PaymentMethod): Promise<Venue> => {
    const arena = await makeArena(database, { paymentMethod, courts: COURTS });
    return { arena, hours: await hoursOf(database, arena, DAYS) };
  };
  const [bare, local, platform, read] = [
    await venue('local'),
    await venue('local'),
    await venue('platform'),
    await venue('local'),
  ];
  await takeHours(database, read, players);
  const times = await timeBareSql(database, bare.arena, players, bare.hours.slice(0, WARM_UP + BOOKINGS));
  return { players, local, platform, read, sql: times.slice(WARM_UP) };
}

/** Takes a part of the first day. */
async function takeHours(database: Database, { arena, hours }: Venue, players: readonly Player[]): Promise<void> {
  const taken = hours.slice(0, COURTS * 24).filter(isTakenHour);
  const rows = taken.map((hour, index) => ({
    claim: { arenaId: arena.id, courtId: hour.court, day: toIsoDay(hour.day), hour: hour.startHour },
    reservationId: newId(),
    playerId: players[index % 7]?.id ?? null,
  }));
  await database.orm.insert(reservations).values(
    rows.map(({ claim, reservationId, playerId }) => ({
      arenaId: arena.id,
      id: reservationId,
      playerId,
      day: claim.day,
      totalCentavos: 80_50,
      paymentMethod: 'local' as const,
      status: 'PENDENTE' as const,
      madeBy: 'player' as const,
      createdAt: new Date(),
    })),
  );
  await database.orm.insert(slotClaims).values(rows.map(({ claim, reservationId }) => ({ ...claim, reservationId })));
}

interface Bench {
  readonly client: Client;
  readonly server: BenchServer;
}

async function runWith(bench: Bench, { players, local, platform, read }: Field): Promise<Omit<ApiRun, 'kind' | 'sql'>> {
  const bookings = ({ arena, hours }: Venue, from: number, count: number, key: boolean) =>
    hours.slice(from, from + count).map((hour, index) => bookingOf(arena, hour, players[index % players.length], key));

  const emptyRoute = await series(bench, READS, repeat(WARM_UP + READS, { path: '/health' }), 200);
  const book = await series(bench, BOOKINGS, bookings(local, 0, WARM_UP + BOOKINGS, true), 201);
  const bookWithoutKey = await series(bench, BOOKINGS, bookings(local, WARM_UP + BOOKINGS, BOOKINGS, false), 201);
  const bookPlatform = await series(bench, PLATFORM_BOOKINGS, bookings(platform, 0, PLATFORM_BOOKINGS + 20, true), 201);
  const day = await series(bench, READS, repeat(WARM_UP + READS, dayOf(read, players[0])), 200);
  return { emptyRoute, book, bookWithoutKey, bookPlatform, day, dayGzBytes: day.last.body.length };
}

function bookingOf(arena: BenchArena, hour: Hour, player: Player | undefined, hasKey: boolean): Asked {
  const { method, path } = contract.makeReservation;
  return {
    method,
    path,
    token: player?.token ?? '',
    body: orderOf(arena, hour),
    ...(hasKey && { headers: { 'idempotency-key': newId() } }),
  };
}

function dayOf({ arena, hours }: Venue, player: Player | undefined): Asked {
  const { day, month, year } = hours[0]?.day ?? { day: 1, month: 1, year: 2000 };
  return {
    path: `${contract.availability.path.replace(':id', arena.id)}?day=${day}&month=${month}&year=${year}`,
    token: player?.token ?? '',
    headers: { 'accept-encoding': 'gzip' },
  };
}

function repeat(times: number, asked: Asked): Asked[] {
  return Array.from({ length: times }, () => asked);
}

/** Sends all in turn and measures the last `measured` of them; each must be answered as expected. */
async function series(
  { client, server }: Bench,
  measured: number,
  asked: readonly Asked[],
  expected: number,
): Promise<Series & { readonly last: Answer }> {
  const warmUp = await inTurn(client, asked.slice(0, -measured));
  const cpuBefore = await server.cpuMs();
  const answered = await inTurn(client, asked.slice(-measured));
  const cpuMs = (await server.cpuMs()) - cpuBefore;
  const wrong = [...warmUp, ...answered].find(({ status }) => status !== expected);
  if (wrong) throw new Error(`${asked[0]?.path} answered ${wrong.status}: ${wrong.body.toString()}`);
  const last = answered.at(-1);
  if (!last) throw new Error('Nothing was asked');
  return { ms: answered.map(({ ms }) => ms), cpuMs, last };
}
