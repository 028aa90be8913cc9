import { createHash } from 'node:crypto';
import { Schema } from 'effect';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Contract, contract, type EndpointName } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { WRITE_FAILURES } from '#domain/contract/failureGroups.ts';
import type { Database } from '#platform/database/database.ts';
import { authorise, needsSession } from '#platform/http/authorise.ts';
import { compileDecoder } from '#platform/http/decodeCall.ts';
import { answerFailure } from '#platform/http/failures.ts';
import { UploadQueue } from '#platform/http/UploadQueue.ts';
import { type Answer, type Call, type Read, type Viewer, VISITOR } from '#platform/http/handler.ts';
import type { StoredReply } from './idempotency.ts';
import type { UploadLimit } from '../people/uploadLimit.ts';
import { acceptForms } from '#platform/http/multipart.ts';
import { type AnyWrite, runWrite } from './runWrite.ts';

type Handler<N extends EndpointName> = Read<N> | AnyWrite<N>;

/** Repeating a key can fail, so only an endpoint that names `WRITE_FAILURES` may be handled by a write. */
type HandlerOf<N extends EndpointName> = WriteFailure extends Contract[N]['failures'][number] ? Handler<N> : Read<N>;
type WriteFailure = (typeof WRITE_FAILURES)[number];

/** One handler for every endpoint of the contract; a missing one does not compile. */
export type Handlers = { readonly [N in EndpointName]: HandlerOf<N> };

interface Dependencies {
  readonly handlers: Handlers;
  readonly database: Database;
  /** Finds who sends a request, from the session row. */
  readonly authenticate: (request: FastifyRequest) => Promise<Viewer>;
  /** Runs before the file of a form is processed. */
  readonly limitUploads?: UploadLimit;
  /** How many server processes share the limits of forms. */
  readonly processes?: number;
  /** How long a form may take to arrive. */
  readonly formPatienceMs?: number;
}

interface Routing extends Dependencies {
  readonly forms: UploadQueue;
}

/** Registers every endpoint: authorise → parse → handle → reply. A thrown error becomes its failure reply. */
export async function registerContract(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.setErrorHandler(answerFailure);
  const routing: Routing = {
    ...dependencies,
    forms: new UploadQueue(dependencies.processes, dependencies.formPatienceMs),
  };
  for (const name of endpointNames.filter((name) => !takesFile(name) && !isRaw(name))) {
    registerEndpoint(app, name, routing);
  }
  // In scopes of their own, so that all other routes keep refusing what is no JSON as an unsupported format.
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const name of endpointNames.filter(takesFile)) registerEndpoint(scope, name, routing);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const name of endpointNames.filter(isRaw)) registerEndpoint(scope, name, routing);
  });
}

export const endpointNames = Object.keys(contract).filter((name): name is EndpointName => name in contract);

function takesFile(name: EndpointName): boolean {
  return 'file' in contract[name];
}

function isRaw(name: EndpointName): boolean {
  return 'raw' in contract[name];
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the handler to its own call
function registerEndpoint<N extends EndpointName>(app: FastifyInstance, name: N, dependencies: Routing): void {
  const endpoint: Endpoint = contract[name];
  const handler: Handler<N> = dependencies.handlers[name];
  const decode = compileDecoder(endpoint);
  const encode = compileEncoder<N>(endpoint);
  const authenticate = needsSession(endpoint) ? dependencies.authenticate : () => Promise.resolve(VISITOR);

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
    handler: async (request, reply) => {
      // Replies depend on the viewer and the moment (a free hour, a status), so no cache may keep them; see `sendShared`.
      reply.header('cache-control', 'no-store');
      const viewer = await authenticate(request);
      authorise(endpoint, viewer);
      const { file: fileName } = endpoint;
      if (fileName === undefined || !request.isMultipart()) return answer({ viewer, request, reply, file: undefined });
      const tooLarge = endpoint.sheet ? 'sheet_size' : 'image_size';
      const arrival = { request, reply, fileName, tooLarge } as const;
      return dependencies.forms.take(arrival, (file) => answer({ viewer, request, reply, file }));
    },
  });

  async function answer(given: RouteCall): Promise<FastifyReply> {
    const { request, reply } = given;
    // The only cast from decoded members to the types that the contract derives from the same schemas.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const call = { ...decode(request), ...given } as unknown as Call<N>;
    if (given.file) await dependencies.limitUploads?.({ ...given, kind: endpoint.sheet ? 'sheets' : 'pictures' });
    if (typeof handler === 'function') {
      const encoded = encode(await handler(call));
      return endpoint.shared ? sendShared(request, reply, encoded) : send(reply, encoded);
    }
    const written = await runWrite(dependencies.database, { name, write: handler }, call, encode);
    if (written.replayed) reply.header('idempotency-replayed', 'true');
    return send(reply, written);
  }
}

type RouteCall = Pick<Call<EndpointName>, 'viewer' | 'request' | 'reply' | 'file'>;

/** The encoder drops members that the contract does not name, so a handler cannot leak a column. */
function compileEncoder<N extends EndpointName>(endpoint: Endpoint): (answer: Answer<N>) => StoredReply {
  const encode = Schema.encodeUnknownSync(endpoint.reply);
  const status = endpoint.status ?? 200;
  if (endpoint.bare) return ({ data }) => ({ status, body: encode(data) });
  return ({ data, pages, message }) => ({
    status,
    body: { data: encode(data), ...(pages !== undefined && { pages }), ...(message !== undefined && { message }) },
  });
}

/** Sends nothing but 304 to a browser that kept this very reply. Weak, since it may travel compressed. */
function sendShared(request: FastifyRequest, reply: FastifyReply, { status, body }: StoredReply): FastifyReply {
  const text = JSON.stringify(body);
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

function send(reply: FastifyReply, { status, body }: StoredReply): FastifyReply {
  return reply.code(status).send(body);
}
