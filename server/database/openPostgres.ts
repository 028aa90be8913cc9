import type { Clock } from './clock.ts';
import { type Database, makePool, queriesOn } from './database.ts';
import { type PoolSettings, USUAL_POOL } from './poolSettings.ts';
import { answerMs, settingLimits } from './timeLimits.ts';

/** By this a restore knows that servers are connected. An `application_name` in the address takes its place. */
const APPLICATION_NAME = 'quadra-livre';

export function openPostgres(
  url: string,
  clock: Clock,
  { connections, waitMs, limits }: PoolSettings = USUAL_POOL,
): Database {
  const pool = makePool({
    connectionString: url,
    application_name: APPLICATION_NAME,
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
