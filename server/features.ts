import type { FastifyInstance } from 'fastify';
import { startSealing } from './audit/startSealing.ts';
import { serveBackups } from './backup/backupSocket.ts';
import { registerCalendarFeed } from './calendar/feedRoute.ts';
import { ChangeStreams } from './changes/ChangeStreams.ts';
import { StreamLimits } from './changes/StreamLimits.ts';
import { registerChangeStream } from './changes/streamRoute.ts';
import { startForgetting } from './changes/forgetChanges.ts';
import { registerDownloads } from './downloads/downloadRoute.ts';
import { makeHandlers } from './handlers.ts';
import { type Handlers, registerContract } from './http/contractRoutes.ts';
import { registerDocumentation } from './http/documentation.ts';
import { registerMap } from './map/mapRoute.ts';
import { registerUnsubscribePage } from './mail/unsubscribePage.ts';
import { startOutbox } from './outbox/startOutbox.ts';
import { startTidying } from './outbox/startTidying.ts';
import type { Dependencies } from './dependencies.ts';
import { registerBankPage } from './payment/sandbox/bankPage.ts';
import { makeAuthenticate } from './session/authenticate.ts';
import { registerGoogle } from './session/google/registerGoogle.ts';
import { registerPictures } from './uploads/pictureRoutes.ts';
import { publicAddress } from './http/publicAddress.ts';
import { registerPreviewPictures } from './previews/pictureRoute.ts';
import { previewReader } from './previews/readPage.ts';
import { registerSiteMap } from './previews/siteMap.ts';
import type { Tracing } from './tracing/startTracing.ts';
import { makeUploadLimit } from './uploads/uploadLimit.ts';
import { makeWorkers } from './workers.ts';

export async function registerFeatures(
  app: FastifyInstance,
  dependencies: Dependencies,
  handlers: Handlers = makeHandlers(dependencies),
): Promise<void> {
  const { database, providers, accounts, settings, draw } = dependencies;
  if (settings.apiDocs) await registerDocumentation(app);
  const authenticate = makeAuthenticate(database);
  const { processes } = settings;
  const limitUploads = makeUploadLimit(dependencies);
  await registerContract(app, { handlers, database, authenticate, limitUploads, processes });
  registerPictures(app, database, processes);
  const streams = new ChangeStreams(dependencies);
  registerChangeStream(app, { streams, authenticate, limits: new StreamLimits(settings) });
  registerPreviewPictures(app, { database, readPreview: previewReader(database, settings.priceCard), draw });
  registerSiteMap(app, database, () => publicAddress(settings.publicUrl, app));
  registerCalendarFeed(app, { database, processes, home: () => publicAddress(settings.publicUrl, app) });
  registerDownloads(app, dependencies);
  if (settings.mapFile !== undefined) registerMap(app, { path: settings.mapFile, processes });
  registerUnsubscribePage(app, database);
  registerGoogle(app, dependencies);
  const connecting = accounts?.application.provider === 'sandbox' ? accounts.secrets : undefined;
  if (providers.all.some(({ name }) => name === 'sandbox')) registerBankPage(app, database, connecting);
}

/** Starts the background work. `stop` resolves when the running jobs are done. */
export function startWork(
  dependencies: Dependencies,
  tracing: Tracing | undefined,
): { readonly stop: () => Promise<void> } {
  const { database, log, settings } = dependencies;
  const works = [
    startOutbox({ ...dependencies, workers: makeWorkers(dependencies), traceJob: tracing?.job }),
    startTidying(database, log),
    startSealing(database, log),
    startForgetting(database, log),
    ...(database.kind === 'embedded' ? [serveBackups(database, settings.dataDir, log)] : []),
  ];
  return { stop: async () => void (await Promise.all(works.map((work) => work.stop()))) };
}
