import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { newId } from '../../server/database/uuid.ts';
import { embeddedDump } from '../database/embeddedDump.ts';
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
  const workerScript = pathToFileURL(join(root, 'dist/server/embeddedWorker.js'));
  const drop = async (): Promise<void> => {
    if (databaseUrl !== undefined) {
      await withMaintenance((client) => client.query(`drop database if exists ${name} with (force)`));
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const dropAndLeave = (): void => void drop().finally(() => process.exit(130));
  process.once('SIGINT', dropAndLeave).once('SIGTERM', dropAndLeave);
  try {
    if (databaseUrl === undefined) await unpackDatabase(dataDir);
    else await withMaintenance((client) => client.query(`create database ${name}`));
    return await work({
      kind,
      variables: { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
      async use(task) {
        const database = await openDatabase({ dataDir, databaseUrl }, { workerScript, onLost: fail });
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

/** Seconds faster than to make one, as the server would in an empty folder. */
async function unpackDatabase(dataDir: string): Promise<void> {
  const loadDataDir = await openAsBlob(await embeddedDump(`bench_${process.pid}`));
  const engine = await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir });
  await engine.close();
}

function fail(error: Error): never {
  throw error;
}
