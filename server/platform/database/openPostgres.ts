import type pg from 'pg';
import type { Clock } from './clock.ts';
import { type Database, makePool, queriesOn } from './database.ts';
import { addressesOf, HostsPool, refuseStandby } from './hosts.ts';
import { type PoolSettings, USUAL_POOL } from './poolSettings.ts';
import { answerMs, settingLimits, type TimeLimits } from './timeLimits.ts';
import { withoutNames } from './withoutNames.ts';

/** By this a restore knows that servers are connected. An `application_name` in the address takes its place. */
const APPLICATION_NAME = 'quadra-livre';

/** @param url may name several hosts, of which one is the primary */
export function openPostgres(
  url: string,
  clock: Clock,
  { connections, waitMs, limits, statements }: PoolSettings = USUAL_POOL,
): Database {
  const addresses = addressesOf(url);
  const hasOwnSession = statements === 'named';
  const prepare = async (client: pg.ClientBase): Promise<void> => {
    if (hasOwnSession) await limitSession(client, limits);
    else withoutNames(client);
    if (addresses.length > 1) await refuseStandby(client);
  };
  const pool = makePool(
    {
      connectionString: url,
      application_name: APPLICATION_NAME,
      max: connections,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
      query_timeout: answerMs(limits),
      // The pool awaits the promise, although its types say otherwise.
      // oxlint-disable-next-line typescript/no-misused-promises
      onConnect: prepare,
    },
    addresses.length > 1 ? (config) => new HostsPool(addresses, config) : undefined,
  );
  const writes = { refused: undefined };
  return { kind: 'postgres', pool, orm: queriesOn(pool), clock, limits, writes, close: () => pool.end() };
}

/** For statements outside of transactions. Sent as a statement, because poolers refuse these as startup parameters. */
async function limitSession(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  await client.query(`select ${settingLimits(limits, 'session')}`);
}
