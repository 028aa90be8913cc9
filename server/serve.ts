import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { seedOnce } from './database/seedOnce.ts';
import { refuseDemonstration } from './demo/refuseDemonstration.ts';
import { demonstration } from './demo/seed.ts';
import { registerFeatures, startWork } from './features.ts';
import { buildApp } from './http/app.ts';
import { publicAddress } from './http/publicAddress.ts';
import { Traffic } from './http/Traffic.ts';
import { folderOfMails } from './mail/chooseMailer.ts';
import { makeParts } from './parts.ts';
import { refuseUnreachable } from './payment/unreachable.ts';
import type { Settings } from './settings/settings.ts';
import { StartFailure } from './StartFailure.ts';

interface ServeParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  /** The built web app; when it is not there, only the API is served. */
  readonly webRoot: URL;
}

export interface RunningServer {
  readonly port: number;
  /** The demonstration accounts can log in. */
  readonly hasDemo: boolean;
  /** Finishes what is under way and lets go of everything, the database too. */
  readonly stop: () => Promise<void>;
}

/** Connections that may wait to be accepted: a rush for one slot comes at once. */
const BACKLOG = 2_048;

/** Serves everything on one port, on a database that is open. */
export async function serve({ settings, database, log, webRoot }: ServeParts): Promise<RunningServer> {
  if (settings.production) await refuseDemonstration(database);
  const parts = makeParts({ settings, database, log });
  const traffic = new Traffic();
  // The app is put together while the database writes, in a thread or a process of its own.
  const [hasDemo, app] = await Promise.all([
    seedOnce(database, settings.seed === 'demo' ? demonstration(database) : undefined),
    buildApp({
      settings,
      database,
      log,
      traffic,
      ...(existsSync(webRoot) && { webRoot: fileURLToPath(webRoot) }),
      register: (scope) => registerFeatures(scope, parts),
    }),
  ]);
  await refuseUnreachable(parts, settings.payments).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const port = await listen(app, settings);
  const work = startWork({ ...parts, settings: withAddress(settings, publicAddress(settings.publicUrl, app)) });
  tellMailFolder(settings, log);
  return {
    port,
    hasDemo,
    async stop() {
      // Those who come still get an answer, that this server is stopping, until all who came before have theirs.
      const [worked, drained] = [work.stop(), traffic.drain()];
      app.server.closeIdleConnections();
      await drained;
      await app.close();
      parts.mailer.close();
      // The database last: everything else may need it to the end.
      await worked;
      await database.close();
    },
  };
}

/** Only now is it known, when the system chose the port: letters lead to it, and pictures may come from it. */
function withAddress(settings: Settings, publicUrl: string): Settings {
  return { ...settings, publicUrl, origin: new URL(publicUrl).origin };
}

function tellMailFolder(settings: Settings, log: Logger): void {
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
