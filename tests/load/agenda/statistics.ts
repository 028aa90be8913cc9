import { contract } from '#domain/contract/contract.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { newToken } from '#core/people/tokens.ts';
import { answers } from '../../database/postgresServer.ts';
import { type Asked, inTurn, openClient } from '../client.ts';
import { type DatabaseKind, withDatabase } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { withServer } from '../server.ts';
import { tableText } from '../table.ts';
import { makeArena, makePlayers, makeSessions } from '../world.ts';
import { sized } from '../size.ts';

/** Not measured: Node compiles what runs often, and prepares statements on each connection. */
const WARM_UP = sized({ whole: 10, smoke: 1 });
const READS = sized({ whole: 60, smoke: 2 });
const AIM_P95_MS = 50;

const RESERVATIONS = sized({ whole: 100_000, smoke: 200 });
const PLAYERS = sized({ whole: 2_000, smoke: 20 });
const FIRST: Day = { day: 1, month: 10, year: 2026 };
const DAYS = 31;

const CALLS = {
  daily: `${contract.dailyFinancialStats.path}?date=${toIsoDay(FIRST)}`,
  money: `${contract.financialStats.path}?month=${FIRST.month}&year=${FIRST.year}`,
  reservations: `${contract.reservationsStats.path}?month=${FIRST.month}&year=${FIRST.year}`,
  customers: `${contract.customersStats.path}?month=${FIRST.month}&year=${FIRST.year}`,
} as const;

type Times = Readonly<Record<keyof typeof CALLS, readonly number[]>>;
type Runs = readonly { readonly kind: DatabaseKind; readonly times: Times }[];

/** How long an owner waits for each of the four figures when a month has 100,000 reservations. */
export async function measureStatistics(root: string): Promise<Runs> {
  const runs = [{ kind: 'embedded' as const, times: await measure(root, 'embedded') }];
  return (await answers()) ? [...runs, { kind: 'postgres', times: await measure(root, 'postgres') }] : runs;
}

function measure(root: string, kind: DatabaseKind): Promise<Times> {
  return withDatabase(kind, root, async (database) => {
    const token = await database.use(makeFullMonth);
    const variables = { SEED: 'none', LIMITS: 'relaxed', PLATFORM_FEE: '2.5', ...database.variables };
    return withServer(root, variables, async (server) => {
      const client = openClient(server);
      const read = async (path: string): Promise<number[]> => {
        const asked = Array.from({ length: WARM_UP + READS }, (): Asked => ({ path, token }));
        const answered = await inTurn(client, asked);
        const wrong = answered.find(({ status }) => status !== 200);
        if (wrong) throw new Error(`${path} answered ${wrong.status}: ${wrong.body.toString()}`);
        return answered.slice(WARM_UP).map(({ ms }) => ms);
      };
      try {
        return {
          daily: await read(CALLS.daily),
          money: await read(CALLS.money),
          reservations: await read(CALLS.reservations),
          customers: await read(CALLS.customers),
        };
      } finally {
        client.close();
      }
    });
  });
}

/** Reservations alone: nothing else is added up. Their owner's token. */
async function makeFullMonth(database: Database): Promise<string> {
  const players = await makePlayers(database, PLAYERS);
  const arena = await makeArena(database, { paymentMethod: 'local', courts: 1 });
  const owner = { id: arena.ownerId, token: newToken() };
  await makeSessions(database, [owner]);
  await database.pool.query(MONTH, [arena.id, toIsoDay(FIRST), players.map(({ id }) => id)]);
  // As its autovacuum does within a minute; the embedded database has none, and none is done for it.
  if (database.kind === 'postgres') await database.pool.query('vacuum analyze');
  return owner.token;
}

/** Of twenty: twelve paid, three each waiting and confirmed, one each cancelled and expired. Every ninth is a guest's. */
const MONTH = `
  insert into reservation (arena_id, id, day, player_id, guest_player_name, total_centavos, payment_method, status,
    made_by, created_at)
  select $1, gen_random_uuid(), $2::date + n % ${DAYS},
    case when n % 9 > 0 then ($3::uuid[])[1 + n * 7919 % ${PLAYERS}] end, case when n % 9 = 0 then 'Turma' end,
    8050 + n % 7 * 1000, case when n % 2 = 0 then 'local' else 'platform' end,
    case when n % 20 < 12 then 'PAGA' when n % 20 < 15 then 'PENDENTE' when n % 20 < 18 then 'CONFIRMADA'
      when n % 20 = 18 then 'CANCELADA' else 'EXPIRADA' end,
    'player', now()
  from generate_series(0, ${RESERVATIONS - 1}) n`;

/** Tells the figures with those of the owner's day. */
export function withStatistics({ figures, text, broken }: Outcome, runs: Runs): Outcome {
  return {
    figures: { ...figures, statistics: Object.fromEntries(runs.map(({ kind, times }) => [kind, figuresOf(times)])) },
    text: [text, ...runs.map(textOf), `Aim: each figure of such a month p95 < ${AIM_P95_MS} ms on PostgreSQL.`].join(
      '\n\n',
    ),
    broken,
  };
}

function figuresOf(times: Times): object {
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, ms]) => [
      [`${name}_p50_ms`, toHundredths(median(ms))],
      [`${name}_p95_ms`, toHundredths(percentile(ms, 0.95))],
    ]),
  );
}

function textOf({ kind, times }: Runs[number]): string {
  return tableText(
    [`${kind}: a month of 100,000`, 'p50 ms', 'p95 ms'],
    Object.entries(times).map(([name, ms]) => [name, toHundredths(median(ms)), toHundredths(percentile(ms, 0.95))]),
  );
}
