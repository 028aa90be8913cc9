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

type Booked = 'series' | 'reservation';

/** The first arena from one on with a guest who has no record. */
function nextOf(of: Booked): string {
  return `select arena_id as id from ${of} where arena_id >= $1 and guest_player_name is not null and customer_id is null order by arena_id limit 1`;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Gives guests whom the version before wrote down their records, in parts. Each part is a transaction of its own: killed, the next run
 * goes on where it stood. Returns whether any may be left.
 */
export async function recordFormerGuests(database: Database, parts = PARTS, part = PART): Promise<boolean> {
  // Each goes on at the arena of the part before: from the first one on, the index leads past all that have their record by now.
  let series: string | undefined = FIRST;
  let reservation: string | undefined = FIRST;
  for (let done = 0; done < parts; done += 1) {
    // Series come first, for their weeks follow them.
    series = series && (await recordPart(database, 'series', part, series));
    if (series !== undefined) continue;
    reservation = await recordPart(database, 'reservation', part, reservation);
    if (reservation === undefined) return false;
  }
  return true;
}

/** The arena of the part; `undefined` when nothing is left, or another process has all of it under way. */
async function recordPart(database: Database, of: Booked, part: number, from = FIRST): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ id: string }>(nextOf(of), [from]);
  const [arena] = rows;
  if (!arena) return undefined;
  const recorded = await inTransaction(database, (tx) => recordGuests(tx, arena.id, of, { part }));
  return recorded.length > 0 ? arena.id : undefined;
}

export function customerWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'recordGuests'> {
  return {
    recordGuests: async (_, now) => ((await recordFormerGuests(database)) ? { againAt: now } : 'done'),
  };
}

/** Adds the job that gives former guests their records, where there is one without. It goes with the release that demands a record. */
export async function askToRecordGuests(database: Database): Promise<void> {
  const [series, reservations] = await Promise.all([
    database.pool.query(nextOf('series'), [FIRST]),
    database.pool.query(nextOf('reservation'), [FIRST]),
  ]);
  if (series.rows.length + reservations.rows.length === 0) return;
  await inTransaction(database, (tx) => addJobOnce(tx, { kind: 'recordGuests', dueAt: tx.now }));
}
