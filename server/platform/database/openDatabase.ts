import { fileURLToPath } from 'node:url';
import { StartFailure } from '../StartFailure.ts';
import type { Settings } from '../settings/settings.ts';
import { databaseClock } from './clock.ts';
import type { Database } from './database.ts';
import { ensureDataDir, openDataFolder } from './embedded/dataFolder.ts';
import { lockFolder } from './embedded/folderLock.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import type { Wire } from './embedded/wire.ts';
import { workerWire } from './embedded/workerWire.ts';
import { addressesOf } from './hosts.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

export interface Surroundings {
  /** The bundled `embeddedWorker`. */
  readonly workerScript: URL;
  /** The folder of a migrated database without rows, which the first start copies. */
  readonly emptyDatabase?: URL;
  /** Called when the embedded database's thread dies: no request can be served any more. */
  readonly onLost: (error: Error) => void;
}

/** Opens the embedded database of a data folder; its `close` frees the folder. */
type OpenFolder = (dataDir: string, surroundings: Surroundings) => Promise<Wire>;

export type Where = Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'pool'>>;

/**
 * Opens the database of the settings and migrates it. Rejects with a `StartFailure`.
 * @param openEmbeddedIn is another in development, where the database stays open while the server restarts
 */
export async function openDatabase(
  settings: Where,
  surroundings: Surroundings,
  openEmbeddedIn: OpenFolder = openFolder,
): Promise<Database> {
  const database = await openUnmigrated(settings, surroundings, openEmbeddedIn);
  try {
    await migrate(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw cannotUse(settings, error);
  }
}

/** Opens the database of the settings with the schema that it has. Nothing is sent to PostgreSQL yet. */
export async function openUnmigrated(
  { dataDir, databaseUrl, pool }: Where,
  surroundings: Surroundings,
  openEmbeddedIn: OpenFolder = openFolder,
): Promise<Database> {
  await ensureDataDir(dataDir);
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, databaseClock, pool);
  return openEmbedded(await openEmbeddedIn(dataDir, surroundings), databaseClock);
}

/** Says of which database an error is. */
export function cannotUse(where: Where, error: unknown): StartFailure {
  return new StartFailure({ message: `O ${nameOf(where)} não pôde ser usado: ${reasonOf(error)}` });
}

/** A noun for messages: `PostgreSQL em …`. */
export function nameOf({ dataDir, databaseUrl }: Where): string {
  return databaseUrl === undefined ? `banco de dados em ${dataDir}` : `PostgreSQL em ${withoutSecrets(databaseUrl)}`;
}

/** Opens the embedded database of a data folder in a thread of this process, which has the folder to itself until then. */
export async function openFolder(
  dataDir: string,
  { workerScript, emptyDatabase, onLost }: Surroundings,
): Promise<Wire> {
  const unlock = await lockFolder(dataDir);
  try {
    const wire = await openDataFolder(
      dataDir,
      (folder) => workerWire(workerScript, folder, onLost),
      emptyDatabase && fileURLToPath(emptyDatabase),
    );
    return {
      ...wire,
      async close() {
        await wire.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The hosts and the path of the URL, without the user and password that it may contain. */
function withoutSecrets(url: string): string {
  const parts = addressesOf(url).map((address) => new URL(address));
  return `${parts.map(({ host }) => host).join(',')}${parts[0]?.pathname ?? ''}`;
}

function reasonOf(error: unknown): string {
  // If a host name has several addresses, the driver reports one error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
