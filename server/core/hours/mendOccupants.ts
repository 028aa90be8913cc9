import type { Database } from '#platform/database/database.ts';
import { HOLD_GRACE_MINUTES } from '#domain/booking/reservation.ts';

/**
 * The version before knows claims, but no occupants: those of its bookings are missing here, those of what it ended are
 * left over, and a hold that was paid to it still has its end. Nothing is sold twice for it, since the key of the claims
 * and the reservation's status decide; but hours would be shown free or taken until their day is over.
 */
const MENDS = [
  `insert into occupant (arena_id, id, kind, expires_at)
    select r.arena_id, r.id, 'booking',
      case when r.status = 'PENDENTE' then r.expires_at + interval '${HOLD_GRACE_MINUTES} minutes' end
    from (
      select distinct c.arena_id, c.reservation_id from slot_claim c where not exists (
        select from occupant o where o.arena_id = c.arena_id and o.id = c.reservation_id)) c
    join reservation r on r.arena_id = c.arena_id and r.id = c.reservation_id
    on conflict do nothing`,
  `update occupant o set expires_at = null from reservation r
    where o.kind = 'booking' and o.expires_at is not null
      and r.arena_id = o.arena_id and r.id = o.id and r.status <> 'PENDENTE'`,
  `delete from occupant o where not exists (
    select from slot_claim c where c.arena_id = o.arena_id and c.reservation_id = o.id)`,
];

/** Brings occupants in line with what the version before wrote. Goes with the release that adds the foreign key. */
export async function mendOccupants({ pool }: Database): Promise<void> {
  for (const text of MENDS) await pool.query(text);
}
