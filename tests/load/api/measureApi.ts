import { contract } from '#domain/contract/contract.ts';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { occupantOf } from '#core/hours/occupants.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Asked, type Answer, type Client, inTurn, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { openRecorder } from '../recordStatements.ts';
import { type BenchServer, withServer } from '../server.ts';
import { type BenchArena, type Hour, hoursOf, makeArena, makePlayers, orderOf, type Player } from '../world.ts';
import { type ApiRun, reportApi, type Series } from './apiReport.ts';
import { timeBareSql } from './bareSql.ts';
import { type Recording, recordBooking } from './recordBooking.ts';
import { sized } from '../size.ts';

/** Not measured: Node compiles what runs often, and prepares statements on each connection. */
const WARM_UP = sized({ whole: 150, smoke: 2 });
const BOOKINGS = sized({ whole: 300, smoke: 8 });
const PLATFORM_WARM_UP = sized({ whole: 20, smoke: 1 });
const PLATFORM_BOOKINGS = sized({ whole: 100, smoke: 3 });
const READS = sized({ whole: 300, smoke: 5 });

const COURTS = 6;
const DAYS = 8;
const BARE_COURTS = sized({ whole: 60, smoke: 2 });
const BARE_HOUR = 12;
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
    const variables = { SEED: 'none', LIMITS: 'relaxed', ...database.variables };
    const field = await database.use((open) => prepare(open, variables));
    const measured = (control: Control): Promise<ApiRun> =>
      withServer(root, variables, async (server) => {
        const client = openClient(server);
        const run = await runWith({ client, server }, field, control).finally(client.close);
        return { kind, statements: field.recording.statements.length, ...run };
      });
    const bare = (open: Database, hours: readonly Hour[]) =>
      timeBareSql(open, field.recording, field.bareArena, field.players, hours);
    // The embedded database belongs to one process: what it costs alone is measured before.
    if (kind === 'embedded') {
      const times = await database.use((open) => bare(open, field.bare));
      return measured({ times, beside: undefined });
    }
    const times: number[] = [];
    return database.use((open) =>
      measured({
        times,
        beside: async (turn) => void times.push(...(await bare(open, field.bare.slice(turn, turn + 1)))),
      }),
    );
  });
}

interface Control {
  /** Of each bare booking, those of the warm-up first. */
  readonly times: readonly number[];
  /** Runs before each booking, so that whatever else the machine does meets both. */
  readonly beside: ((turn: number) => Promise<void>) | undefined;
}

interface Field {
  readonly players: readonly Player[];
  readonly local: Venue;
  readonly platform: Venue;
  readonly read: Venue;
  readonly recording: Recording;
  /** Where the control books, and its hours. */
  readonly bareArena: BenchArena;
  readonly bare: readonly Hour[];
}

interface Venue {
  readonly arena: BenchArena;
  readonly hours: readonly Hour[];
}

async function prepare(database: Database, variables: Readonly<Record<string, string>>): Promise<Field> {
  const players = await makePlayers(database, BOOKINGS);
  const venue = async (paymentMethod: PaymentMethod, courts = COURTS): Promise<Venue> => {
    const arena = await makeArena(database, { paymentMethod, courts });
    return { arena, hours: await hoursOf(database, arena, DAYS) };
  };
  const [bare, local, platform, read] = [
    await venue('local', BARE_COURTS),
    await venue('local'),
    await venue('platform'),
    await venue('local'),
  ];
  await takeHours(database, read, players);
  // One hour of each day and court, for the hour is the one value of a recorded booking that is no text.
  const [first, ...others] = bare.hours.filter(({ startHour }) => startHour === BARE_HOUR);
  const [player] = players;
  if (!first || !player) throw new Error('Nothing to book');
  const recorder = await openRecorder(database, variables);
  const recording = await recordBooking(recorder, bare.arena, player, first);
  await recorder.close();
  return {
    players,
    local,
    platform,
    read,
    recording,
    bareArena: bare.arena,
    bare: others.slice(0, WARM_UP + BOOKINGS),
  };
}

/** Takes a part of the first day. */
async function takeHours(database: Database, { arena, hours }: Venue, players: readonly Player[]): Promise<void> {
  const taken = hours.slice(0, COURTS * 24).filter(isTakenHour);
  const rows = taken.map((hour, index) => ({
    claim: { arenaId: arena.id, courtId: hour.court, day: toIsoDay(hour.day), hour: hour.startHour },
    reservationId: newId(),
    playerId: players[index % 7]?.id ?? null,
  }));
  const made = rows.map(({ claim, reservationId, playerId }) => ({
    arenaId: arena.id,
    id: reservationId,
    playerId,
    day: claim.day,
    totalCentavos: 80_50,
    paymentMethod: 'local' as const,
    status: 'PENDENTE' as const,
    madeBy: 'player' as const,
    createdAt: new Date(),
  }));
  await database.orm.insert(reservations).values(made);
  await database.orm.insert(occupants).values(made.map(occupantOf));
  await database.orm
    .insert(slotClaims)
    .values(rows.map(({ claim, reservationId }) => ({ ...claim, occupantId: reservationId })));
}

interface Bench {
  readonly client: Client;
  readonly server: BenchServer;
}

async function runWith(
  bench: Bench,
  { players, local, platform, read }: Field,
  control: Control,
): Promise<Omit<ApiRun, 'kind' | 'statements'>> {
  const bookings = ({ arena, hours }: Venue, from: number, count: number, key: boolean) =>
    hours.slice(from, from + count).map((hour, index) => bookingOf(arena, hour, players[index % players.length], key));

  const emptyRoute = await series(bench, READS, repeat(WARM_UP + READS, { path: '/health' }), 200);
  const book = await series(bench, BOOKINGS, bookings(local, 0, WARM_UP + BOOKINGS, true), 201, control.beside);
  const bookWithoutKey = await series(bench, BOOKINGS, bookings(local, WARM_UP + BOOKINGS, BOOKINGS, false), 201);
  const bookPlatform = await series(
    bench,
    PLATFORM_BOOKINGS,
    bookings(platform, 0, PLATFORM_WARM_UP + PLATFORM_BOOKINGS, true),
    201,
  );
  const day = await series(bench, READS, repeat(WARM_UP + READS, dayOf(read, players[0])), 200);
  const sql = control.times.slice(WARM_UP);
  return { emptyRoute, book, bookWithoutKey, bookPlatform, day, dayGzBytes: day.last.body.length, sql };
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
  beside?: Control['beside'],
): Promise<Series & { readonly last: Answer }> {
  const warmUp = await inTurn(client, asked.slice(0, -measured), beside);
  const cpuBefore = await server.cpuMs();
  const answered = await inTurn(client, asked.slice(-measured), (turn) => beside?.(asked.length - measured + turn));
  const cpuMs = (await server.cpuMs()) - cpuBefore;
  const wrong = [...warmUp, ...answered].find(({ status }) => status !== expected);
  if (wrong) throw new Error(`${asked[0]?.path} answered ${wrong.status}: ${wrong.body.toString()}`);
  const last = answered.at(-1);
  if (!last) throw new Error('Nothing was asked');
  return { ms: answered.map(({ ms }) => ms), cpuMs, last };
}
