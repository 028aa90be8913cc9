import type { SceneWorld } from './sceneWorld.ts';

const PLANT = `
  with gone as (delete from reservation_move where reservation_id = any($1)),
  counted as (update reservation set hours_version = hours_version + 1 where id = any($1))
  insert into reservation_move (arena_id, id, reservation_id, at, moved_by, day_before, hours_before, total_before, discount_before,
    status_before, open_status_before, closed_at_before, total_after, status_after, settled_after)
  select r.arena_id, gen_random_uuid(), r.id, r.created_at, $2, r.day,
    (select jsonb_agg(jsonb_build_object('courtId', s.court_id, 'courtName', s.court_name, 'timeSlotId', s.time_slot_id,
        'hour', s.hour, 'sport', s.sport, 'priceCentavos', s.price_centavos))
      from reservation_slot s where s.arena_id = r.arena_id and s.reservation_id = r.id),
    r.total_centavos, r.discount_centavos, r.status, r.status_before, r.closed_at, r.total_centavos, r.status, r.settled_centavos
  from reservation r where r.id = any($1)`;

/** As if another window had moved the reservations: to where they were, so that an undo leaves them there. */
export function plantMoves(world: SceneWorld, ids: readonly string[], by: string): Promise<unknown> {
  return world.database.pool.query(PLANT, [ids, by]);
}
