import type { Database } from '#platform/database/database.ts';
import { composed } from '#platform/database/folded.ts';
import { isUntidy } from '#platform/database/schema/people.ts';

/** So many names are changed by one statement: nobody waits for long, and a process that is killed loses no more. */
const PART = 500;

const TABLES = ['person', 'arena'];

/**
 * Stores the names of people and arenas as names are stored now (`tidyName`), in parts. What the version before writes is untidy, too: it goes
 * with the next contraction, and the indexes `…_untidy` that it reads.
 */
export async function tidyNames({ pool }: Pick<Database, 'pool'>, part = PART): Promise<void> {
  for (const table of TABLES) {
    let changed = part;
    while (changed === part) {
      const { rows } = await pool.query(
        `update ${table} set name = ${composed('name')} where id in (
          select id from ${table} where ${isUntidy} limit ${part} for update skip locked) returning 1 as changed`,
      );
      changed = rows.length;
    }
  }
}
