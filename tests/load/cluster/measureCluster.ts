import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#platform/database/migrate.ts';
import type { Outcome, Surroundings } from '../outcome.ts';
import { type DirectRun, type PoolerRun, reportCluster, type ReplicaRun } from './clusterReport.ts';
import { losePrimary, mishaps } from './drills.ts';
import { makeField, onDatabase } from './field.ts';
import { type Fleet, withFleet } from './fleet.ts';
import { pgbouncerPath, postgresFolder } from './installed.ts';
import { startBouncer } from './pgbouncer.ts';
import { makePostgres, type Postgres } from './postgres.ts';
import { race } from './races.ts';
import { countFailures, timeBookings } from './waits.ts';

const PROCESSES = 3;

type Variables = Readonly<Record<string, string>>;
type Start = <Result>(each: readonly Variables[], work: (fleet: Fleet) => Promise<Result>) => Promise<Result>;

/** Three processes on one PostgreSQL: races, kills, freezes, restarts; through PgBouncer; with a copy that takes over. */
export async function measureCluster({ root, build }: Surroundings): Promise<Outcome> {
  const programs = postgresFolder();
  if (programs === undefined) return reportCluster({ direct: null, pooler: null, replica: null });
  build('server');
  const bouncer = pgbouncerPath();
  const dataDir = await mkdtemp(join(tmpdir(), 'quadra-cluster-data-'));
  const start: Start = (each, work) =>
    withFleet(
      root,
      each.map((one) => ({ DATA_DIR: dataDir, ...one })),
      work,
    );
  const postgres = await makePostgres(programs);
  try {
    await onDatabase(postgres, ({ pool }) => migrate(pool));
    return reportCluster({
      direct: await start(three({ DATABASE_URL: postgres.url }), (fleet) => measure(fleet, postgres)),
      pooler: bouncer === undefined ? null : await pooler(postgres, bouncer, start),
      replica: await replica(postgres, start),
    });
  } finally {
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function three(variables: Variables): Variables[] {
  return Array.from({ length: PROCESSES }, () => variables);
}

async function measure(fleet: Fleet, postgres: Postgres): Promise<DirectRun> {
  return { races: await race(fleet, postgres), drills: await mishaps(fleet, postgres) };
}

async function pooler(postgres: Postgres, program: string, start: Start): Promise<PoolerRun> {
  const bouncer = await startBouncer(program, postgres);
  try {
    const pooled = { DATABASE_URL: bouncer.url, DATABASE_STATEMENTS: 'unnamed' };
    const run = await start(three(pooled), (fleet) => measure(fleet, postgres));
    const field = await onDatabase(postgres, makeField);
    const direct = { DATABASE_URL: postgres.url };
    const ways = [direct, { ...pooled, ...direct }, pooled];
    const waits = await start(ways, (fleet) => timeBookings(fleet, field));
    const [byName = [], byText = [], through = []] = waits;
    const failuresByName = await start([{ DATABASE_URL: bouncer.url }], (fleet) => countFailures(fleet, field));
    return { ...run, version: bouncer.version, waits: { byName, byText, pooled: through }, failuresByName };
  } finally {
    await bouncer.remove();
  }
}

/** A commit is acknowledged when the copy has it too. Last, for the first server is gone afterwards. */
async function replica(primary: Postgres, start: Start): Promise<ReplicaRun> {
  const copy = await primary.copy();
  try {
    const hosts = `127.0.0.1:${primary.port},127.0.0.1:${copy.port}`;
    const variables = { DATABASE_URL: `postgres://postgres@${hosts}/quadra?target_session_attrs=read-write` };
    return { drill: await start(three(variables), (fleet) => losePrimary(fleet, primary, copy)) };
  } finally {
    await copy.remove();
  }
}
