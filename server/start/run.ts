import { Result } from 'effect';
import type { Logger } from 'pino';
import type { openDatabase } from '#platform/database/openDatabase.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { readRelease } from '#platform/release.ts';
import { readSettings, type Settings } from '#platform/settings/settings.ts';
import { StartFailure } from '#platform/StartFailure.ts';
import { stopOnSignals } from './stop.ts';

/** The process: it reads the settings, starts, prints its address, and stops after finishing what is under way. */
export async function run(open: typeof openDatabase): Promise<void> {
  const settings = readSettings(process.env);
  if (Result.isFailure(settings)) {
    for (const fault of settings.failure) console.error(`Configuração inválida: ${fault}`);
    process.exit(1);
  }
  const log = makeLogger(settings.success.logLevel);
  const stop = await start(open, settings.success, log).catch(giveUp);
  stopOnSignals({ stop, log });
}

async function start(open: typeof openDatabase, settings: Settings, log: Logger): Promise<() => Promise<void>> {
  const onLost = (error: Error): void => {
    log.fatal({ err: error }, 'The embedded database died');
    process.exit(1);
  };
  const workerScript = new URL('./embeddedWorker.js', import.meta.url);
  const emptyDatabase = new URL('./emptyDatabase', import.meta.url);
  // The rest of the server is loaded while the database opens in its own thread, which makes a restart faster.
  const [database, release, { serve }, { announce }] = await Promise.all([
    open(settings, { workerScript, emptyDatabase, onLost }),
    readRelease(new URL('../release.json', import.meta.url)),
    import('./serve.ts'),
    import('./announce.ts'),
  ]);
  try {
    const server = await serve({ settings, database, log, release, webRoot: new URL('../web/', import.meta.url) });
    announce(settings, { ...server, release });
    log.info(release, 'serving');
    return server.stop;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function giveUp(error: unknown): never {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}
