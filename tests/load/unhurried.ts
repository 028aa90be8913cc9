import type { Database } from '#platform/database/database.ts';
import { NO_HURRY_MS } from '#platform/database/timeLimits.ts';

/** A statement that fills a database for a benchmark, which takes as long as it takes. */
export type Unhurried = (text: string) => Promise<{ readonly rowCount: number | null }>;

/** Fills a database on one connection without the time limits of a server's own statements; the connection is closed afterwards. */
export async function withoutHurry(database: Database, fill: (run: Unhurried) => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    const run: Unhurried = (text) => {
      const query = { text, query_timeout: NO_HURRY_MS };
      return client.query(query);
    };
    await run("set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off; set work_mem = '256MB'");
    await fill(run);
  } finally {
    client.release(true);
  }
}
