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
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import type { PoolSettings } from './poolSettings.ts';

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

/**
 * Opens the database of the settings and migrates it. Rejects with a `StartFailure`.
 * @param openEmbeddedIn is another in development, where the database stays open while the server restarts
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'pool'>,
  surroundings: Surroundings,
  openEmbeddedIn: OpenFolder = openFolder,
): Promise<Database> {
  await ensureDataDir(settings.dataDir);
  if (settings.databaseUrl !== undefined) return openServer(settings.databaseUrl, settings.pool);
  return openWire(settings.dataDir, await openEmbeddedIn(settings.dataDir, surroundings));
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

async function openWire(dataDir: string, wire: Wire): Promise<Database> {
  const database = openEmbedded(wire, databaseClock);
  try {
    await migrate(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw new StartFailure({ message: `O banco de dados em ${dataDir} não pôde ser atualizado: ${reasonOf(error)}` });
  }
}

async function openServer(url: string, pool: PoolSettings): Promise<Database> {
  const database = openPostgres(url, databaseClock, pool);
  try {
    await migrate(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw new StartFailure({
      message: `O PostgreSQL em ${withoutSecrets(url)} não pôde ser usado: ${reasonOf(error)}`,
    });
  }
}

/** The host and path of the URL, without the user and password that it may contain. */
function withoutSecrets(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  // If a host name has several addresses, the driver reports one error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
