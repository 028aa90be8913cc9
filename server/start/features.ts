import type { FastifyInstance } from 'fastify';
import { startSealing } from '#core/audit/startSealing.ts';
import { serveBackups } from './backup/backupSocket.ts';
import { registerCalendarFeed } from '#areas/player/calendar/feedRoute.ts';
import { ChangeStreams } from '#platform/changes/ChangeStreams.ts';
import { StreamLimits } from '#platform/changes/StreamLimits.ts';
import { registerChangeStream } from '#platform/changes/streamRoute.ts';
import { startForgetting } from '#platform/changes/forgetChanges.ts';
import { registerDownloads } from './downloads/downloadRoute.ts';
import { makeHandlers } from './handlers.ts';
import { type Handlers, registerContract } from '#core/calls/contractRoutes.ts';
import { registerDocumentation } from '#platform/http/documentation.ts';
import { registerMap } from '#platform/map/mapRoute.ts';
import { registerUnsubscribePage } from '#core/notices/mail/unsubscribePage.ts';
import { startOutbox } from '#platform/outbox/startOutbox.ts';
import { startTidying } from './tidying/startTidying.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { registerBankPage } from '#core/payment/sandbox/bankPage.ts';
import { makeAuthenticate } from '#core/people/authenticate.ts';
import { registerGoogle } from '#areas/entry/session/google/registerGoogle.ts';
import { registerPictures } from '#platform/uploads/pictureRoutes.ts';
import { publicAddress } from '#platform/http/publicAddress.ts';
import { registerLinkPreviewPictures } from './linkPreviews/pictureRoute.ts';
import { linkPreviewReader } from './linkPreviews/readPage.ts';
import { registerSiteMap } from './linkPreviews/siteMap.ts';
import type { Tracing } from '#platform/tracing/startTracing.ts';
import { makeUploadLimit } from '#core/people/uploadLimit.ts';
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
  registerLinkPreviewPictures(app, {
    database,
    readLinkPreview: linkPreviewReader(database, settings.priceCard),
    draw,
  });
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
