import type { FastifyInstance } from 'fastify';
import { makeHandlers } from './handlers.ts';
import { type Handlers, registerContract } from './http/contractRoutes.ts';
import { registerDocumentation } from './http/documentation.ts';
import { startOutbox } from './outbox/startOutbox.ts';
import { startTidying } from './outbox/startTidying.ts';
import type { Parts } from './parts.ts';
import { registerBankPage } from './payment/sandbox/bankPage.ts';
import { makeAuthenticate } from './session/authenticate.ts';
import { registerGoogle } from './session/google/registerGoogle.ts';
import { registerPictures } from './uploads/pictureRoutes.ts';
import { makeUploadLimit } from './uploads/uploadLimit.ts';
import { makeWorkers } from './workers.ts';

/** Puts every route of the product's areas on the server. */
export async function registerFeatures(
  app: FastifyInstance,
  parts: Parts,
  handlers: Handlers = makeHandlers(parts),
): Promise<void> {
  const { database, providers, settings } = parts;
  if (settings.apiDocs) await registerDocumentation(app);
  const authenticate = makeAuthenticate(database);
  await registerContract(app, { handlers, database, authenticate, limitUploads: makeUploadLimit(parts) });
  registerPictures(app, database);
  registerGoogle(app, parts);
  if (providers.all.some(({ name }) => name === 'sandbox')) registerBankPage(app, database);
}

/** Begins the work that nobody's request waits for. `stop` resolves when the jobs at hand are done. */
export function startWork(parts: Parts): { readonly stop: () => Promise<void> } {
  const works = [startOutbox({ ...parts, workers: makeWorkers(parts) }), startTidying(parts.database, parts.log)];
  return { stop: async () => void (await Promise.all(works.map((work) => work.stop()))) };
}
