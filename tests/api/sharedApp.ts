import { AsyncLocalStorage } from 'node:async_hooks';
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import type { Dependencies } from '#core/dependencies.ts';
import { makeHandlers } from '#start/handlers.ts';
import { endpointNames, type Handlers, registerContract } from '#core/calls/contractRoutes.ts';
import { makeAuthenticate } from '#core/people/authenticate.ts';

type Served = Pick<Parameters<typeof registerContract>[1], 'database' | 'authenticate' | 'handlers'>;

/** What a request is answered with. It travels with the request, so that two worlds may ask at the same time. */
const asked = new AsyncLocalStorage<Served>();

/** One for all worlds of a process: to register every route anew for each took longer than most of what they ask. */
let app: Promise<FastifyInstance> | undefined;

/** The API over a world's database and services. Sends a request and gives its reply. */
export function serveApi(dependencies: Dependencies): (request: InjectOptions) => Promise<LightMyRequestResponse> {
  const { database } = dependencies;
  const served = { database, authenticate: makeAuthenticate(database), handlers: makeHandlers(dependencies) };
  return (request) =>
    asked.run(served, async () => {
      app ??= listen(served);
      const shared = await app;
      // Awaited in here: it is only sent then.
      return await shared.inject(request);
    });
}

/** @param first gives the kinds of the handlers, which are the same in every world */
async function listen(first: Served): Promise<FastifyInstance> {
  const shared = fastify();
  await registerContract(shared, {
    database: insteadOf(first.database, ({ database }) => database),
    authenticate: (request) => current().authenticate(request),
    handlers: Object.fromEntries(
      endpointNames.map((name) => [name, insteadOf(first.handlers[name], ({ handlers }) => handlers[name])]),
    ) as Handlers,
  });
  await shared.ready();
  return shared;
}

function current(): Served {
  const served = asked.getStore();
  if (!served) throw new Error('Nobody has asked');
  return served;
}

/** Reads and calls the one of the world that asks. */
function insteadOf<Target extends object>(target: Target, of: (served: Served) => object): Target {
  return new Proxy(target, {
    get: (_, member) => Reflect.get(of(current()), member),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handler is a function here as there
    apply: (_, self, given) => Reflect.apply(of(current()) as () => unknown, self, given),
  });
}
