import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { seedOnce } from '#platform/database/seedOnce.ts';
import { refuseDemonstration } from './demo/refuseDemonstration.ts';
import { demonstration } from './demo/seed.ts';
import { registerFeatures, startWork } from './features.ts';
import { buildApp } from '#platform/http/app.ts';
import { publicAddress } from '#platform/http/publicAddress.ts';
import { Traffic } from '#platform/http/Traffic.ts';
import { folderOfMails } from '#platform/mail/chooseMailer.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { makeDependencies } from './makeDependencies.ts';
import { tellerOf } from './linkPreviews/head.ts';
import { pageReader, linkPreviewReader } from './linkPreviews/readPage.ts';
import type { Release } from '#platform/release.ts';
import { refuseUnreadableMap } from '#platform/map/refuseUnreadableMap.ts';
import { makeMetrics } from '#platform/metrics/metrics.ts';
import { refuseUnopened } from '#core/payment/accounts/refuseUnopened.ts';
import { refuseUnreachable } from '#core/payment/unreachable.ts';
import { refuseMissing } from '#areas/entry/session/google/demo/refuseMissing.ts';
import { shareHashing } from '#core/people/passwords.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { StartFailure } from '#platform/StartFailure.ts';
import { openTracing } from '#platform/tracing/tracing.ts';

interface ServeDependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  /** The built web app; when it does not exist, only the API is served. */
  readonly webRoot: URL;
  readonly release: Release;
}

export interface RunningServer {
  readonly port: number;
  /** Whether the demonstration accounts can log in. */
  readonly hasDemo: boolean;
  /** Finishes what is under way and closes everything, including the database. */
  readonly stop: () => Promise<void>;
}

/** Connections that may wait to be accepted: many players try to book one slot at the same moment. */
const BACKLOG = 2_048;

/** Serves everything on one port, on a database that is open. */
export async function serve({ settings, database, log, webRoot, release }: ServeDependencies): Promise<RunningServer> {
  if (settings.google.provider === 'demo') refuseMissing();
  await refuseUnreadableMap(settings.mapFile);
  if (settings.production) await refuseDemonstration(database);
  const dependencies = makeDependencies({ settings, database, log });
  shareHashing(settings.processes);
  const traffic = new Traffic();
  const tracing = await openTracing(settings, database);
  const metrics = makeMetrics({ access: settings, database, traffic });
  // The app is built while the database writes, in a thread or a process of its own.
  const [hasDemo, app] = await Promise.all([
    seedOnce(database, settings.seed === 'demo' ? demonstration(database) : undefined),
    buildApp({
      settings,
      database,
      log,
      traffic,
      release,
      observers: tracing ? [metrics, tracing] : [metrics],
      ...(existsSync(webRoot) && {
        webRoot: fileURLToPath(webRoot),
        teller: tellerOf(pageReader(linkPreviewReader(database, settings.priceCard))),
      }),
      register: (scope) => registerFeatures(scope, dependencies),
    }),
  ]);
  await refuseMissingAccounts(dependencies, settings).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const port = await listen(app, settings);
  const reached = { ...dependencies, settings: withAddress(settings, publicAddress(settings.publicUrl, app)) };
  const work = startWork(reached, tracing);
  logMailFolder(settings, log);
  return {
    port,
    hasDemo,
    async stop() {
      // Until all earlier requests have their reply, new ones are still answered, saying that this server is stopping.
      const [worked, drained] = [work.stop(), traffic.drain()];
      app.server.closeIdleConnections();
      await drained;
      await app.close();
      dependencies.mailer.close();
      // The database is closed last, because everything else may need it until then.
      await worked;
      await database.close();
      // A receiver that is away does not keep the server from stopping in order.
      await tracing?.stop().catch((error: unknown) => log.warn({ err: error }, 'The last traces could not be sent'));
    },
  };
}

async function refuseMissingAccounts(dependencies: Dependencies, { payments }: Settings): Promise<void> {
  await refuseUnreachable(dependencies, payments);
  await refuseUnopened(dependencies, payments);
}

/** When the system chose the port, the address is known only now: letters link to it, and pictures may come from it. */
function withAddress(settings: Settings, publicUrl: string): Settings {
  return { ...settings, publicUrl, origin: new URL(publicUrl).origin };
}

function logMailFolder(settings: Settings, log: Logger): void {
  const folder = folderOfMails(settings);
  if (folder !== undefined) log.info({ folder }, 'Without SMTP_URL messages are kept as files');
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    throw cannotListen(error, host, port);
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function cannotListen(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartFailure({ message: `A porta ${port} já está em uso. Escolha outra com PORT=…` });
  }
  if (code === 'EACCES') return new StartFailure({ message: `Sem permissão para usar a porta ${port}.` });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure({ message: `O endereço HOST=${host} não é desta máquina.` });
  }
  return error;
}
