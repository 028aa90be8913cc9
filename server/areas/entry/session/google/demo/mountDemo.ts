import type { FastifyInstance } from 'fastify';
import { publicAddress } from '#platform/http/publicAddress.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { CALLBACK_PATH } from '../redeemCode.ts';
import { DEMO_CLIENT, DEMO_PATH, demoIssuer } from '#core/people/google/demo/demoClient.ts';
import { DEMO_PEOPLE } from './demoPeople.ts';
import type { RequestHandler } from './demoProvider.ts';
import { loadDemoProvider } from './loadDemoProvider.ts';

/** Mounts the demo provider beside the app, on the same port. */
export function mountDemo(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  let provider: Promise<RequestHandler> | undefined;

  function load(): Promise<RequestHandler> {
    // The address is read late because the port is known only once the server listens.
    const address = publicAddress(publicUrl, app);
    const client = { ...DEMO_CLIENT, redirectUri: address + CALLBACK_PATH };
    provider ??= loadDemoProvider({ issuer: demoIssuer(address), client, people: DEMO_PEOPLE });
    return provider;
  }

  void app.register((scope, _options, done) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, read) => read(null));
    // Requests through `fetchInside` have no client address for a rate limit.
    scope.all(`${DEMO_PATH}/*`, { config: { rateLimit: false } }, async (request, reply) => {
      const answer = await load();
      reply.hijack();
      await answer(request.raw, reply.raw).catch((error: unknown) => {
        request.log.error({ err: error }, 'The provider of the demonstration failed');
        reply.raw.destroy();
      });
    });
    done();
  });
}
