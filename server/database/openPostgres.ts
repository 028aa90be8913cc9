import type { Clock } from './clock.ts';
import { type Database, makePool, queriesOn } from './database.ts';
import { type PoolSettings, USUAL_POOL } from './poolSettings.ts';
import { answerMs, settingLimits } from './timeLimits.ts';

export function openPostgres(
  url: string,
  clock: Clock,
  { connections, waitMs, limits }: PoolSettings = USUAL_POOL,
): Database {
  const pool = makePool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    query_timeout: answerMs(limits),
    // Poolers refuse these as startup parameters. The pool awaits the promise, although its types say otherwise.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => void (await client.query(`select ${settingLimits(limits, 'session')}`)),
  });
  const writes = { refused: undefined };
  return { kind: 'postgres', pool, orm: queriesOn(pool), clock, limits, writes, close: () => pool.end() };
}
