import type { Clock } from './clock.ts';
import { type Database, makePool, queriesOn } from './database.ts';

const CONNECTIONS = 20;

export function openPostgres(url: string, clock: Clock): Database {
  const pool = makePool({ connectionString: url, max: CONNECTIONS, keepAlive: true });
  return { kind: 'postgres', pool, orm: queriesOn(pool), clock, close: () => pool.end() };
}
