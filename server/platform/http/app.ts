import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { constants } from 'node:zlib';
import { FAILURES } from '#domain/contract/failure.ts';
import type { Database } from '../database/database.ts';
import type { Release } from '../release.ts';
import type { Settings } from '../settings/settings.ts';
import { shareOf } from '../settings/shareOf.ts';
import { addressBlock } from './addressBlock.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './contentSecurity.ts';
import { answerFailure, fail } from './failures.ts';
import { Refusal } from './handler.ts';
import { registerHealth } from './health.ts';
import { boundInFlight, closeConnections } from './overload.ts';
import { nameRequests, newRequestId, REQUEST_ID } from './requestId.ts';
import { logRequests } from './requestLog.ts';
import { Traffic } from './Traffic.ts';
import type { PageTeller } from './pages.ts';
import { publicAddress } from './publicAddress.ts';
import { answerUnknown, openWeb, serveWeb } from './webFiles.ts';

export interface AppDependencies {
  readonly settings: Pick<
    Settings,
    'origin' | 'publicUrl' | 'paymentsOrigin' | 'trustedHops' | 'limits' | 'flows' | 'processes'
  >;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** The folder of the built web app; without it only the API is served. */
  readonly webRoot?: string;
  /** Tells what a page is about, in its HTML. */
  readonly teller?: PageTeller;
  /** The limit of requests in progress; more are refused as overload. */
  readonly maxInFlight?: number;
  /** What `/health` says of this server's version. */
  readonly release?: Release;
  /** Knows whether the server is stopping. */
  readonly traffic?: Traffic;
  /** Metrics and traces of all requests, in production. */
  readonly observers?: readonly Observer[];
  /** Registers the features. The rate limit of a single route goes into its `config.rateLimit`. */
  readonly register: (app: FastifyInstance) => void | Promise<void>;
}

export interface Observer {
  readonly mount: (app: FastifyInstance) => void;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_IN_FLIGHT = 2_000;
/** The limit per address over all routes: enough for an arena full of phones behind one router. */
const REQUESTS_PER_MINUTE = 1_200;

/** Builds the HTTP server, without listening yet: what all requests share, around the features. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, database, log, webRoot, release, traffic = new Traffic() } = dependencies;
  const app = fastify({
    loggerInstance: log,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: (_address, hop) => hop < settings.trustedHops,
    forceCloseConnections: 'idle',
    // Our own reply has the contract's shape and a Retry-After header.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => void fail(reply.header(REQUEST_ID, request.id), 'malformed'),
  });
  app.setErrorHandler(answerFailure);
  const web =
    webRoot === undefined
      ? undefined
      : openWeb({
          root: webRoot,
          flows: settings.flows,
          teller: dependencies.teller,
          origin: () => publicAddress(settings.publicUrl, app),
        });
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, web));
  nameRequests(app);
  logRequests(app);
  for (const observer of dependencies.observers ?? []) observer.mount(app);
  closeConnections(app, traffic);
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.raw.setHeader('permissions-policy', PERMISSIONS_POLICY),
  );
  await app.register(helmet, securityHeaders(settings));
  registerHealth(app, { database, traffic, release });
  if (web) await serveWeb(app, web);
  await app.register((api) => registerApi(api, { ...dependencies, traffic }));
  return app;
}

/** A scope of its own, because files of the web app and health checks must not be rate-limited or compressed again. */
async function registerApi(
  app: FastifyInstance,
  dependencies: AppDependencies & { readonly traffic: Traffic },
): Promise<void> {
  const { settings, traffic, maxInFlight, register } = dependencies;
  boundInFlight(app, traffic, maxInFlight ?? shareOf(MAX_IN_FLIGHT, settings.processes));
  await app.register(cors, {
    origin: [settings.origin],
    credentials: true,
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'idempotency-replayed', REQUEST_ID],
    maxAge: 600,
  });
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Refuses compressed bodies (415) before their first byte: nobody sends them, and a few bytes could be gigabytes.
    requestEncodings: ['identity'],
    // The default quality (11) takes longer than the request itself. A window of 256 kB is enough for our replies; the
    // default, 4 MB, would be allocated for each reply.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  await app.register(rateLimit, {
    max: shareOf(REQUESTS_PER_MINUTE, settings.processes),
    timeWindow: '1 minute',
    keyGenerator: (request) => addressBlock(request.ip),
    allowList: () => settings.limits === 'relaxed',
    errorResponseBuilder: () => new Refusal({ code: 'too_many_requests', message: FAILURES.too_many_requests.message }),
  });
  await register(app);
}
