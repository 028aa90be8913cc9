import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addJobOnce } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordGuests } from './recordGuests.ts';

/** So many guests get a record in one transaction, so that none holds locks for long. */
const PART = 500;
/** Of one run of the job, so that other jobs wait no longer than about a second. */
const PARTS = 5;

/** The first arena with a guest who has no record; series come first, for their weeks follow them. */
const NEXT = {
  series: `
    select arena_id as id from series where guest_player_name is not null and customer_id is null order by arena_id limit 1`,
  reservation: `
    select arena_id as id from reservation where guest_player_name is not null and customer_id is null order by arena_id limit 1`,
} as const;

/**
 * Gives guests whom the version before wrote down their records, in parts. Each part is a transaction of its own: killed, the next run
 * goes on where it stood. Returns whether any may be left.
 */
export async function recordFormerGuests(database: Database, parts = PARTS, part = PART): Promise<boolean> {
  for (let done = 0; done < parts; done += 1) {
    if (!(await recordPart(database, 'series', part)) && !(await recordPart(database, 'reservation', part)))
      return false;
  }
  return true;
}

async function recordPart(database: Database, of: keyof typeof NEXT, part: number): Promise<boolean> {
  const { rows } = await database.pool.query<{ id: string }>(NEXT[of]);
  const [arena] = rows;
  if (!arena) return false;
  const recorded = await inTransaction(database, (tx) => recordGuests(tx, arena.id, of, { part }));
  // Nothing when another process has all of them under way.
  return recorded.length > 0;
}

export function customerWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'recordGuests'> {
  return {
    recordGuests: async (_, now) => ((await recordFormerGuests(database)) ? { againAt: now } : 'done'),
  };
}

/** Adds the job that gives former guests their records, where there is one without. It goes with the release that demands a record. */
export async function askToRecordGuests(database: Database): Promise<void> {
  const [series, reservations] = await Promise.all([
    database.pool.query(NEXT.series),
    database.pool.query(NEXT.reservation),
  ]);
  if (series.rows.length + reservations.rows.length === 0) return;
  await inTransaction(database, (tx) => addJobOnce(tx, { kind: 'recordGuests', dueAt: tx.now }));
}
