import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { troubleNow } from '../database/troubleNow.ts';
import type { Traffic } from './Traffic.ts';

const PATIENCE_MS = 2_000;

/**
 * `/health`: the process answers. `/ready`: its database does too, for reading and writing, so requests may be sent
 * here; else `reason` says in a word what is wrong.
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

/** A database that does not answer is as good as none. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | 'unreachable'> {
  const patience = new AbortController();
  const tooLate = after(PATIENCE_MS, 'unreachable' as const, { signal: patience.signal });
  // The one that is not waited for any more ends as it likes.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    patience.abort();
  }
}
