import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { troubleNow } from '../database/troubleNow.ts';
import type { Traffic } from './Traffic.ts';

const PATIENCE_MS = 2_000;

/**
 * `/health`: the process answers. `/ready`: its database also reads and writes, so requests may be sent here; otherwise
 * `reason` names the problem in one word.
 */
export function registerHealth(app: FastifyInstance, database: Database, traffic: Traffic): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
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
