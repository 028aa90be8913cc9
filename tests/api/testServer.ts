import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { FAILURES, type FailureCode } from '#domain/contract/failure.ts';
import { registerFeatures } from '#start/features.ts';
import { makeHandlers } from '#start/handlers.ts';
import { type AppDependencies, buildApp } from '#platform/http/app.ts';
import type { Handlers } from '#core/calls/contractRoutes.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import type { Dependencies, PartSettings } from '#core/dependencies.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { ORIGIN, testDependencies } from './testDependencies.ts';

export { ORIGIN };

interface Options {
  readonly settings?: Partial<AppDependencies['settings'] & PartSettings>;
  /** Draws previews instead of the process that is made for it. */
  readonly draw?: Dependencies['draw'];
  /** Puts other handlers in the place of some real ones. */
  readonly handlers?: (real: Handlers) => Handlers;
}

interface Given {
  readonly token?: string | undefined;
  readonly cookie?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly dependencies: ReturnType<typeof testDependencies>;
  /** Lines of the log. */
  readonly log: readonly string[];
  /** Calls an endpoint by its name in the contract. */
  readonly call: (name: EndpointName, given?: Given) => Promise<LightMyRequestResponse>;
}

/** The whole server without its port: the app with every real handler, over a test's database. */
export async function openTestServer(database: TestDatabase, options: Options = {}): Promise<TestServer> {
  const log: string[] = [];
  const logger = makeLogger('info', { write: (line) => void log.push(line) });
  const dependencies = testDependencies(database, {
    log: logger,
    settings: options.settings ?? {},
    ...(options.draw && { draw: options.draw }),
  });
  const real = makeHandlers(dependencies);
  const app = await buildApp({
    settings: { paymentsOrigin: undefined, trustedHops: 0, ...dependencies.settings, ...options.settings },
    database,
    log: logger,
    register: (scope) => registerFeatures(scope, dependencies, options.handlers?.(real) ?? real),
  });
  await app.ready();
  return { app, log, dependencies, call: (name, given = {}) => callEndpoint(app, name, given) };
}

function callEndpoint(app: FastifyInstance, name: EndpointName, given: Given): Promise<LightMyRequestResponse> {
  const endpoint: Endpoint = contract[name];
  const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) => given.params?.[param] ?? NOBODY);
  return app.inject({
    method: endpoint.method,
    url: `${path}${given.query ?? ''}`,
    headers: {
      ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
      ...(given.cookie !== undefined && { cookie: given.cookie }),
      ...given.headers,
    },
    ...(given.body !== undefined && { payload: given.body as object }),
    ...(given.address !== undefined && { remoteAddress: given.address }),
  });
}

/** An id that nothing has. */
export const NOBODY = '00000000-0000-7000-8000-000000000000';

/** The whole body of a refusal. */
export function refusal(code: FailureCode, message: string = FAILURES[code].message, details?: unknown) {
  const { statusCode } = FAILURES[code];
  return { message, error: { statusCode, code }, ...(details !== undefined && { details }) };
}
