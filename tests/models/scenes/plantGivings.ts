import type { SceneWorld } from './sceneWorld.ts';

const PLANT = `
  with gone as (delete from reservation_giving where reservation_id = any($1)),
  counted as (update reservation set whom_version = whom_version + 1 where id = any($1))
  insert into reservation_giving (arena_id, id, reservation_id, at, given_by, player_before, guest_name_before, guest_phone_before,
    made_by_before, status_before, open_status_before, no_show_at_before, no_show_by_before, whom_version_after, hours_version_after,
    status_after, settled_after)
  select r.arena_id, gen_random_uuid(), r.id, r.created_at, $2, r.player_id, r.guest_player_name, r.guest_phone,
    r.made_by, r.status, r.status_before, r.no_show_at, r.no_show_by, r.whom_version + 1, r.hours_version, r.status, r.settled_centavos
  from reservation r where r.id = any($1)`;

/** As if another window had given the reservations to whom they are for, so that an undo leaves them there. */
export function plantGivings(world: SceneWorld, ids: readonly string[], by: string): Promise<unknown> {
  return world.database.pool.query(PLANT, [ids, by]);
}
