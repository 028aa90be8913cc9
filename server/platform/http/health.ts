import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { troubleNow } from '../database/troubleNow.ts';
import type { Release } from '../release.ts';
import { inTime } from './inTime.ts';
import type { Traffic } from './Traffic.ts';

/** A database that does not answer in this time counts as unreachable. */
const PATIENCE_MS = 2_000;

interface HealthDependencies {
  readonly database: Database;
  readonly traffic: Traffic;
  readonly release: Release | undefined;
}

/**
 * `/health`: the process answers, and says which release it is. `/ready`: its database also reads and writes, so requests may be sent here; otherwise
 * `reason` names the problem in one word.
 */
export function registerHealth(app: FastifyInstance, { database, traffic, release }: HealthDependencies): void {
  app.get('/health', (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok', ...release });
  });
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = traffic.isStopping ? 'stopping' : await inTime(troubleNow(database), PATIENCE_MS, 'unreachable');
    return reason === undefined
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'unavailable', reason });
  });
}
