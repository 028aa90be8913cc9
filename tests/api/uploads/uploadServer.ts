import { once } from 'node:events';
import { type ClientRequest, request as openRequest } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { pino } from 'pino';
import { contract } from '#domain/contract/contract.ts';
import { registerFeatures } from '#start/features.ts';
import { makeHandlers } from '#start/handlers.ts';
import { buildApp } from '#platform/http/app.ts';
import { registerContract } from '#core/calls/contractRoutes.ts';
import { makeAuthenticate } from '#core/people/authenticate.ts';
import { openTestDatabase } from '../../database/databases.ts';
import { makePerson } from '../cast.ts';
import { testDependencies } from '../testDependencies.ts';
import { FORM_HEADERS, formOf, type Part, picturePart } from './form.ts';

/** How long the hasty server waits for a form. */
const PATIENCE_MS = 400;

type Headers = Readonly<Record<string, string | number>>;

/** What came back to an upload. */
export interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

export type UploadServer = Awaited<ReturnType<typeof openUploadServer>>;

/** The whole server on a real port, a player's session, and a second server whose patience with forms is short. */
export async function openUploadServer() {
  const database = await openTestDatabase();
  const { token } = await makePerson(database, 'player');
  // One person sends all pictures of a test file: more than an hour's.
  const dependencies = testDependencies(database, { settings: { limits: 'relaxed' } });
  const settings = { ...dependencies.settings, paymentsOrigin: undefined, trustedHops: 1 };
  const common = { settings, database, log: pino({ level: 'silent' }) };
  const usual = await buildApp({ ...common, register: (scope) => registerFeatures(scope, dependencies) });
  const routing = { handlers: makeHandlers(dependencies), database, authenticate: makeAuthenticate(database) };
  const hasty = await buildApp({
    ...common,
    register: (scope) => registerContract(scope, { ...routing, formPatienceMs: PATIENCE_MS }),
  });
  const [address, hastyAddress] = await Promise.all(
    [usual, hasty].map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
  );

  /** A picture on its way: what is written and when is the test's business. */
  function open(headers: Headers = {}, to = address) {
    const { path, method } = contract.updateMyAvatar;
    const authorization = `Bearer ${token}`;
    const request = openRequest(`${to}${path}`, {
      method,
      headers: { ...FORM_HEADERS, authorization, ...headers },
      agent: false,
    });
    // Sent now, whatever comes after them.
    request.flushHeaders();
    return { request, answer: answerOf(request) };
  }

  function send(form: readonly Part[], headers: Headers = {}): Promise<Answer> {
    const payload = formOf(form);
    const { request, answer } = open({ 'content-length': payload.length, ...headers });
    request.end(payload);
    return answer;
  }

  return {
    database,
    address: address ?? '',
    open,
    openHasty: (headers?: Headers) => open(headers, hastyAddress),
    send,
    sendPicture: (bytes: Uint8Array, fileName?: string) => send([picturePart(bytes, fileName)]),
    /** By a path as it is, which no client tidies up. */
    async get(path: string) {
      const [response] = await once(openRequest(address ?? '', { path, agent: false }).end(), 'response');
      return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
    },
    async close() {
      await Promise.all([usual.close(), hasty.close()]);
      await database.close();
    },
  };
}

async function answerOf(request: ClientRequest): Promise<Answer> {
  const [response] = await once(request, 'response');
  // Whoever is not listened to any more is cut off; the answer was there before.
  request.on('error', () => undefined);
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}
