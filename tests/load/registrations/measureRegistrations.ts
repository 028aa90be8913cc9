import { contract } from '#domain/contract/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Client, connect, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { withServer } from '../server.ts';
import { makePlayers, type Player } from '../world.ts';
import { type Crowd, type RegistrationRun, reportRegistrations } from './registrationsReport.ts';
import { makeCategories, readTaken } from './world.ts';
import { sized } from '../size.ts';

const PAIRS = sized({ whole: 1000, smoke: 16 });
const PLACES = sized({ whole: 64, smoke: 4 });
const ROUNDS = sized({ whole: 20, smoke: 2 });
const PAIRS_PER_ROUND = 8;

const SERVER = { SEED: 'none', LIMITS: 'relaxed' };

/** Do more pairs ever get into a category than it has places? */
export async function measureRegistrations({ root, build }: Surroundings): Promise<Outcome> {
  build('server');
  const embedded = await run(root, 'embedded');
  return reportRegistrations((await answers()) ? [await run(root, 'postgres'), embedded] : [embedded]);
}

interface Field {
  readonly players: readonly Player[];
  /** One for each round, and the one that all want at last. */
  readonly categories: readonly string[];
}

function run(root: string, kind: DatabaseKind): Promise<RegistrationRun> {
  return withDatabase(kind, root, async (database) => {
    const field = await database.use(prepare);
    const crowds = await withServer(root, { ...SERVER, ...database.variables }, async (server) => {
      const client = openClient(server);
      try {
        await connect(client, PAIRS);
        return await allOf(client, field);
      } finally {
        client.close();
      }
    });
    const last = field.categories.at(-1) ?? '';
    return { kind, places: PLACES, ...crowds, ...(await database.use((open) => readTaken(open, last))) };
  });
}

async function prepare(database: Database): Promise<Field> {
  const players = await makePlayers(database, 2 * PAIRS);
  const [organizer] = await makePlayers(database, 1);
  if (!organizer) throw new Error('Nobody organizes');
  const places = [...Array.from({ length: ROUNDS }, () => 1), PLACES];
  return { players, categories: await makeCategories(database, organizer, places) };
}

/** The rounds come first: the rush meets a server that has been at work. */
async function allOf(client: Client, { players, categories }: Field) {
  const rounds: Crowd[] = [];
  for (const [index, category] of categories.slice(0, -1).entries()) {
    rounds.push(await crowd(client, category, players, (index * PAIRS_PER_ROUND) % PAIRS, PAIRS_PER_ROUND));
  }
  return { rounds, rush: await crowd(client, categories.at(-1) ?? '', players, 0, PAIRS) };
}

/** Pairs register in one category at the same time; their waits count from when the first began. */
async function crowd(
  client: Client,
  category: string,
  players: readonly Player[],
  first: number,
  pairs: number,
): Promise<Crowd> {
  const { method, path } = contract.register;
  const from = performance.now();
  const replies = await Promise.all(
    players.slice(first, first + pairs).map(async ({ token }, index) => {
      const body = { partner: players[PAIRS + first + index]?.id };
      const answer = await client.send({ method, path: path.replace(':id', category), token, body });
      return { status: answer.status, wait: performance.now() - from, code: codeOf(answer.body) };
    }),
  );
  return {
    statuses: replies.map(({ status }) => status),
    waits: replies.map(({ wait }) => wait),
    refusals: new Set(replies.filter(({ status }) => status !== 201).map(({ code }) => code)),
  };
}

function codeOf(body: Buffer): string {
  return /"code":"(\w+)"/.exec(body.toString())?.[1] ?? '';
}
