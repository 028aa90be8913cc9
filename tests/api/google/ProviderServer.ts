import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from 'oidc-provider';
import { DEMO_PEOPLE, type DemoPerson } from '#areas/entry/session/google/demo/demoPeople.ts';
import { loadDemoProvider, preloadDemoProvider } from '#areas/entry/session/google/demo/loadDemoProvider.ts';
import type { RequestHandler } from '#areas/entry/session/google/demo/demoProvider.ts';
import { CALLBACK_PATH } from '#areas/entry/session/google/redeemCode.ts';
import type { GoogleSettings } from '#platform/settings/settings.ts';

export interface ProviderOptions {
  /** Who can be chosen; the demonstration's people when nobody is given. */
  readonly people?: readonly DemoPerson[];
  /** Where people reach the app that is this provider's client. Can be told later, before the first request. */
  readonly app?: string;
  readonly configuration?: Configuration;
}

export interface ProviderServer {
  readonly issuer: string;
  /** What the app must be started with. */
  readonly settings: GoogleSettings;
  /** Tells it where its client is, when that is known only after the client started. */
  readonly setApp: (address: string) => void;
  /** Every request that came, as `GET /path`. */
  readonly requests: readonly string[];
  /** What answers from now on in its place; `undefined` brings it back. */
  readonly answerWith: (handler: RequestHandler | undefined) => void;
  readonly close: () => Promise<void>;
}

const CLIENT = { clientId: 'quadra-livre-teste', clientSecret: 'segredo-do-cliente-de-teste' };

/** The demonstration's provider as a server of its own, on another port of this machine: what Google would be. */
export async function openProvider(options: ProviderOptions = {}): Promise<ProviderServer> {
  // Loaded before it is asked: the app waits 5 seconds for an answer, which a busy machine may need for the loading alone.
  await preloadDemoProvider();
  const requests: string[] = [];
  let app = options.app;
  let provider: Promise<RequestHandler> | undefined;
  let instead: RequestHandler | undefined;
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    const { people = DEMO_PEOPLE, configuration = {} } = options;
    const client = { ...CLIENT, redirectUri: app + CALLBACK_PATH };
    provider ??= loadDemoProvider({ issuer, client, people, configuration });
    await (instead ?? (await provider))(request, response);
  }

  return {
    issuer,
    settings: { provider: 'openid', issuer, ...CLIENT },
    requests,
    setApp: (address) => void (app = address),
    answerWith: (handler) => void (instead = handler),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
