import { sql } from 'drizzle-orm';

/**
 * The name of whom a notice is about, as it is now: of a person, or of the players on the other side of a match. For queries of the
 * table itself, without another name for it.
 */
export const NAMED = sql<string | null>`coalesce(
  (select about.name from person about where about.id = notice.about_id),
  (select string_agg(player.name, ' e ' order by theirs.id, member.position)
    from registration theirs
    join registration_member member on member.registration_id = theirs.id
    join person player on player.id = member.player_id
    where theirs.entrant_id = (notice.facts ->> 'opponents')::uuid))`;
