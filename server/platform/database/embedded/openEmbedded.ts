import type { Clock } from '../clock.ts';
import { type Database, makePool, queriesOn } from '../database.ts';
import { EmbeddedStream } from './EmbeddedStream.ts';
import { shareConnection } from './shareConnection.ts';
import type { Wire } from './wire.ts';

/** Opens PGlite, in this process or a worker thread, so that `pg` uses it like a PostgreSQL server. */
export function openEmbedded(wire: Wire, clock: Clock): Database {
  const pool = makePool({
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    // Set here so that PGUSER and the like have no effect: PGlite ends for good when another user connects.
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    port: 0,
    stream: () => new EmbeddedStream(wire),
  });
  shareConnection(pool);
  return {
    kind: 'embedded',
    pool,
    orm: queriesOn(pool),
    clock,
    writes: { refused: undefined },
    async close() {
      await pool.end();
      await wire.close();
    },
  };
}
