import type { Clock } from '../clock.ts';
import { type Database, makePool, queriesOn } from '../database.ts';
import { EmbeddedStream } from './EmbeddedStream.ts';
import { shareConnection } from './shareConnection.ts';
import type { Wire } from './wire.ts';

/** A database on PGlite, however far away it runs: `pg` and all above it cannot tell it from a PostgreSQL server. */
export function openEmbedded(wire: Wire, clock: Clock): Database {
  const pool = makePool({
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    // Said here so that PGUSER and the like do not reach it: PGlite ends for good when asked for another user.
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
