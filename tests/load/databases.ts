import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/openDatabase.ts';
import { USUAL_POOL } from '#platform/database/poolSettings.ts';
import { newId } from '#platform/database/uuid.ts';
import { postgresUrl, withMaintenance } from '../database/postgresServer.ts';

export type DatabaseKind = Database['kind'];

/** A database that exists for one benchmark. */
export interface BenchDatabase {
  readonly kind: DatabaseKind;
  /** What the server is told of it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Works on its rows. The embedded one belongs to one process: not while a server runs. */
  readonly use: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
}

/** Makes an empty database, and leaves nothing of it behind. */
export async function withDatabase<Result>(
  kind: DatabaseKind,
  root: string,
  work: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quadra-bench-'));
  const name = `quadra_bench_${newId().replaceAll('-', '')}`;
  const databaseUrl = kind === 'postgres' ? postgresUrl(name) : undefined;
  const built = {
    workerScript: pathToFileURL(join(root, 'dist/server/embeddedWorker.js')),
    emptyDatabase: pathToFileURL(join(root, 'dist/server/emptyDatabase')),
  };
  const drop = async (): Promise<void> => {
    if (databaseUrl !== undefined) {
      await withMaintenance((client) => client.query(`drop database if exists ${name} with (force)`));
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const dropAndLeave = (): void => void drop().finally(() => process.exit(130));
  process.once('SIGINT', dropAndLeave).once('SIGTERM', dropAndLeave);
  try {
    if (databaseUrl !== undefined) await withMaintenance((client) => client.query(`create database ${name}`));
    return await work({
      kind,
      variables: { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
      async use(task) {
        const database = await openDatabase({ dataDir, databaseUrl, pool: USUAL_POOL }, { ...built, onLost: fail });
        try {
          return await task(database);
        } finally {
          await database.close();
        }
      },
    });
  } finally {
    process.off('SIGINT', dropAndLeave).off('SIGTERM', dropAndLeave);
    await drop();
  }
}

function fail(error: Error): never {
  throw error;
}
