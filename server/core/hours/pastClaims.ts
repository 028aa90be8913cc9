import { type Database, readNow } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addJobOnce } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '../dependencies.ts';

/** Small, so that no transaction holds locks or writes for long. */
const BATCH = 2_000;
/** Of one run of the job, so that other jobs wait no longer than about a second. */
const BATCHES = 5;

/** West of every place: a day that is over at this offset from UTC is over everywhere. */
const LAST_ZONE = '12 hours';

/**
 * Deletes the oldest arenas' claims first, by the index of an arena's days. Two processes at once delete different rows,
 * or wait for each other.
 */
const FORGET = `
  with past as (
    select arena_id, court_id, day, hour, reservation_id from slot_claim
    where arena_id >= $1 and day < ($2::timestamptz at time zone 'UTC' - interval '${LAST_ZONE}')::date
      and not exists (select from occupant closing where closing.arena_id = slot_claim.arena_id
        and closing.id = slot_claim.reservation_id and closing.kind = 'closure')
    order by arena_id, day limit ${BATCH}),
  gone as (
    delete from slot_claim c using past p
    where c.arena_id = p.arena_id and c.court_id = p.court_id and c.day = p.day and c.hour = p.hour
    returning c.arena_id, c.reservation_id),
  emptied as (
    delete from occupant o
    using (select arena_id, reservation_id, count(*) as hours from gone group by arena_id, reservation_id) g
    where o.arena_id = g.arena_id and o.id = g.reservation_id and g.hours =
      (select count(*) from slot_claim c where c.arena_id = o.arena_id and c.reservation_id = o.id))
  select count(*) as count, max(arena_id::text) as last from past`;

const FIRST_ARENA = '00000000-0000-0000-0000-000000000000';

/**
 * Deletes claims of days that are over in every time zone: a claim prevents double bookings, and nobody can book such a
 * day. An occupant goes with its last claim. Which hours a reservation had stays in `reservation_slot`; which a closure had is
 * nowhere else, so its claims stay: the agenda and the occupancy of a past day need them. Stops after some batches; returns
 * whether any claims may be left.
 */
export async function forgetPastClaims(database: Database, batches = BATCHES): Promise<boolean> {
  const now = await readNow(database);
  let from = FIRST_ARENA;
  for (let batch = 0; batch < batches; batch += 1) {
    const { rows } = await database.pool.query<{ count: number; last: string | null }>({
      name: 'forget_past_claims',
      text: FORGET,
      values: [from, now],
    });
    const { count = 0, last } = rows[0] ?? {};
    if (count < BATCH) return false;
    from = last ?? from;
  }
  return true;
}

export function pastClaimsWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'forgetPastClaims'> {
  return {
    forgetPastClaims: async (_, now) => ((await forgetPastClaims(database)) ? { againAt: now } : 'done'),
  };
}

/** Adds the job that forgets past claims. */
export async function askToForgetClaims(database: Database): Promise<void> {
  await inTransaction(database, (tx) => addJobOnce(tx, { kind: 'forgetPastClaims', dueAt: tx.now }));
}
