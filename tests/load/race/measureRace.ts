import { contract } from '#domain/contract/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Client, connect, openClient } from '../client.ts';
import { type BenchDatabase, type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { openRecorder, timeStatements } from '../recordStatements.ts';
import { withServer } from '../server.ts';
import { type BenchArena, type Hour, hoursOf, makeArena, makePlayers, orderOf, type Player } from '../world.ts';
import { timeAudit } from './auditCost.ts';
import { countOf, errorsOf, type RaceRun, reportRace, type Rush } from './raceReport.ts';
import { sized } from '../size.ts';

const CLIENTS = sized({ whole: 1000, smoke: 24 });
const RUSHES = sized({ whole: 3, smoke: 1 });
const ROUNDS = sized({ whole: 40, smoke: 2 });
const CLIENTS_PER_ROUND = 8;

/** Payment at the arena, so that the claim alone decides and no charge is made. */
const ARENA = { paymentMethod: 'local', courts: 2 } as const;

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };

interface Course {
  readonly rushes: number;
  readonly hasControl: boolean;
}

const SHORT: Course = { rushes: 1, hasControl: false };

/** Do many who want one hour at the same time ever get it twice? */
export async function measureRace({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const whole = { rushes: RUSHES, hasControl: true };
  if (!(await answers())) return reportRace([await race(root, 'embedded', whole)]);
  // Several connections make the race harder, so the figures are PostgreSQL's; the control needs them most.
  const [served, embedded] = [await race(root, 'postgres', whole), await race(root, 'embedded', SHORT)];
  return reportRace([served, embedded]);
}

function race(root: string, kind: DatabaseKind, { rushes, hasControl }: Course): Promise<RaceRun> {
  return withDatabase(kind, root, async (database) => {
    const field = await database.use(prepare);
    const run = await withServer(root, { ...SERVER, ...database.variables }, (server) =>
      withClient(openClient(server), (client) => runWith(client, field, rushes)),
    );
    const doubleBooked = await database.use(countDoubleBooked);
    const bareMs = await database.use((open) => timeRefusals(open, { ...SERVER, ...database.variables }, field));
    // Two servers at once, which the embedded database has no room for; before the control takes its key away.
    const variables = { ...SERVER, ...database.variables };
    const audit = kind === 'postgres' ? await timeAudit(root, database, variables) : null;
    const controlCreated = hasControl ? await control(root, database, field) : null;
    return { kind, ...run, bareMs, doubleBooked, audit, controlCreated };
  });
}

interface Field {
  readonly arena: BenchArena;
  readonly players: readonly Player[];
  readonly hours: readonly Hour[];
}

async function prepare(database: Database): Promise<Field> {
  const arena = await makeArena(database, ARENA);
  const players = await makePlayers(database, CLIENTS);
  return { arena, players, hours: await hoursOf(database, arena, 2) };
}

async function withClient<Result>(client: Client, work: (client: Client) => Promise<Result>): Promise<Result> {
  try {
    await connect(client, CLIENTS);
    return await work(client);
  } finally {
    client.close();
  }
}

/** The rounds come first: a rush meets a server that has been at work, not one whose code is still to be compiled. */
async function runWith(client: Client, { arena, players, hours }: Field, rushCount: number) {
  const free = hours.values();
  const next = (): Hour | undefined => free.next().value;
  const rounds: Rush[] = [];
  while (rounds.length < ROUNDS) {
    const from = (rounds.length * CLIENTS_PER_ROUND) % players.length;
    rounds.push(await rush(client, arena, next(), players.slice(from, from + CLIENTS_PER_ROUND)));
  }
  const first = await rush(client, arena, next(), players);
  const rushes: [Rush, ...Rush[]] = [first];
  while (rushes.length < rushCount) rushes.push(await rush(client, arena, next(), players));
  return {
    rushes,
    rounds: rounds.length,
    clientsPerRound: CLIENTS_PER_ROUND,
    roundErrors: rounds.reduce((sum, round) => sum + errorsOf(round), 0),
    undecidedRounds: rounds.filter((round) => countOf(round, 201) !== 1).length,
  };
}

/** Every player asks for the same hour; their waits count from when the first began to ask. */
async function rush(
  client: Client,
  arena: BenchArena,
  hour: Hour | undefined,
  players: readonly Player[],
): Promise<Rush> {
  if (!hour) throw new Error('No hour is left to race for');
  const { method, path } = contract.makeReservation;
  const body = orderOf(arena, hour);
  const from = performance.now();
  const replies = await Promise.all(
    players.map(async ({ token }) => {
      const { status } = await client.send({ method, path, token, body });
      return { status, wait: performance.now() - from };
    }),
  );
  return { statuses: replies.map(({ status }) => status), waits: replies.map(({ wait }) => wait) };
}

/** What a rush costs the database alone: all statements of so many refusals, one after the other on one connection. */
async function timeRefusals(
  database: Database,
  variables: Readonly<Record<string, string>>,
  { arena, players, hours }: Field,
): Promise<number> {
  const [[player], [taken]] = [players, hours];
  if (!player || !taken) throw new Error('Nobody is refused');
  const { status, body, statements } = await recordRefusal(database, variables, { arena, player, taken });
  if (status !== 409) throw new Error(`The recorded booking was answered ${status}: ${body}`);
  const client = await database.pool.connect();
  try {
    const refusals = Array.from({ length: CLIENTS }, () => statements).flat();
    return (await timeStatements(client, refusals)).ms;
  } finally {
    client.release();
  }
}

async function recordRefusal(
  database: Database,
  variables: Readonly<Record<string, string>>,
  { arena, player, taken }: { readonly arena: BenchArena; readonly player: Player; readonly taken: Hour },
) {
  const recorder = await openRecorder(database, variables);
  try {
    const { method, path } = contract.makeReservation;
    return await recorder.record({ method, path, token: player.token, body: orderOf(arena, taken) });
  } finally {
    await recorder.close();
  }
}

/** Asked of what was sold, which has no key on the hour, and not of the replies or of the claims. */
export async function countDoubleBooked({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*) as count from (
      select 1 from reservation_slot s
      join reservation r on r.arena_id = s.arena_id and r.id = s.reservation_id
      where r.status not in ('EXPIRADA', 'CANCELADA')
      group by s.arena_id, s.court_id, r.day, s.hour
      having count(*) > 1) as doubled`);
  return rows[0]?.count ?? Number.NaN;
}

/** The same rush for an hour that is still free, where the database no longer minds. */
async function control(root: string, database: BenchDatabase, { arena, players, hours }: Field): Promise<number> {
  await database.use(({ pool }) => pool.query('alter table slot_claim drop constraint slot_claim_key'));
  const { statuses } = await withServer(root, { ...SERVER, ...database.variables }, (server) =>
    withClient(openClient(server), (client) => rush(client, arena, hours.at(-1), players)),
  );
  return statuses.filter((status) => status === 201).length;
}
