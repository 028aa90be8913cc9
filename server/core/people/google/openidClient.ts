import type { FastifyInstance } from 'fastify';
import { allowInsecureRequests, type Configuration, customFetch, discovery } from 'openid-client';
import type { Logger } from 'pino';
import { publicAddress } from '#platform/http/publicAddress.ts';
import { isLoopback } from '#platform/settings/loopback.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { DEMO_CLIENT, demoIssuer } from './demo/demoClient.ts';
import { fetchInside } from './demo/fetchInside.ts';

/** Connects to the provider only at the first sign-in, so that it does not delay the start. */
export interface OpenidClient {
  /**
   * `undefined` when no provider is set up or it does not answer.
   * @param app the server, which also hosts the demo provider
   */
  readonly reach: (app: FastifyInstance) => Promise<Configuration | undefined>;
}

interface ClientDependencies {
  readonly settings: Pick<Settings, 'google' | 'publicUrl'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Timeout of each request to the provider, in seconds. */
const PATIENCE_S = 5;

export function makeOpenidClient({ settings, log }: ClientDependencies): OpenidClient {
  let known: Promise<Configuration | undefined> | undefined;

  async function discover(app: FastifyInstance): Promise<Configuration | undefined> {
    const { google } = settings;
    if (google.provider === 'off') return undefined;
    if (google.provider === 'openid') return discoverIssuer(google);
    return discoverDemo(app, publicAddress(settings.publicUrl, app));
  }

  return {
    /** Concurrent callers share one discovery; a failure is not cached. */
    reach(app) {
      known ??= discover(app).catch((error: unknown) => {
        log.warn({ err: error }, 'The sign-in provider could not be reached');
        known = undefined;
        return undefined;
      });
      return known;
    },
  };
}

type OpenidSettings = Extract<Settings['google'], { readonly provider: 'openid' }>;

function discoverIssuer({ issuer, clientId, clientSecret }: OpenidSettings): Promise<Configuration> {
  const url = new URL(issuer);
  const isPlain = url.protocol === 'http:' && isLoopback(url.hostname);
  return discovery(url, clientId, clientSecret, undefined, {
    timeout: PATIENCE_S,
    ...(isPlain && { execute: [allowInsecureRequests] }),
  });
}

/** Never uses the network: the public address may be unreachable from here, or belong to another server. */
function discoverDemo(app: FastifyInstance, address: string): Promise<Configuration> {
  return discovery(new URL(demoIssuer(address)), DEMO_CLIENT.clientId, DEMO_CLIENT.clientSecret, undefined, {
    timeout: PATIENCE_S,
    [customFetch]: fetchInside(app),
    execute: [allowInsecureRequests],
  });
}
