import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { troubleNow } from '../database/troubleNow.ts';
import type { Release } from '../release.ts';
import type { Traffic } from './Traffic.ts';

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
    const reason = traffic.isStopping ? 'stopping' : await inTime(troubleNow(database));
    return reason === undefined
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'unavailable', reason });
  });
}

/** A database that does not answer in time counts as unreachable. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | 'unreachable'> {
  const patience = new AbortController();
  const tooLate = after(PATIENCE_MS, 'unreachable' as const, { signal: patience.signal });
  // Aborting the timer rejects it, and nobody awaits it any more.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    patience.abort();
  }
}
