import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

const PATIENCE_MS = 2_000;

/** `/health`: the process answers. `/ready`: its database does too, so requests may be sent here. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = await answersInTime(database);
    return isReady ? reply.send({ status: 'ok' }) : reply.code(503).send({ status: 'unavailable' });
  });
}

async function answersInTime(database: Database): Promise<boolean> {
  const patience = new AbortController();
  const answered = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  const tooLate = after(PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
  const isReady = await Promise.race([answered, tooLate]);
  patience.abort();
  return isReady;
}
