import type { Clock } from './clock.ts';
import { type Database, makePool, queriesOn } from './database.ts';
import { ANSWER_MS, settingLimits, type TimeLimits, USUAL_LIMITS } from './timeLimits.ts';

const CONNECTIONS = 20;
/** By this a restore knows that servers are connected. An `application_name` in the address takes its place. */
const APPLICATION_NAME = 'quadra-livre';

export function openPostgres(url: string, clock: Clock, limits: TimeLimits = USUAL_LIMITS): Database {
  const pool = makePool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: CONNECTIONS,
    keepAlive: true,
    query_timeout: ANSWER_MS,
    // Poolers refuse these as startup parameters. The pool awaits the promise, although its types say otherwise.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => void (await client.query(`select ${settingLimits(limits, 'session')}`)),
  });
  const writes = { refused: undefined };
  return { kind: 'postgres', pool, orm: queriesOn(pool), clock, limits, writes, close: () => pool.end() };
}
