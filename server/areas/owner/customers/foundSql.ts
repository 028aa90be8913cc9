import { MAX_FOUND } from '#domain/people/player.ts';
import { REGULARS } from '../agenda/bookedSql.ts';

/** The days of those of their reservations that stand, up to today and from tomorrow on. */
const lastOf = (theirs: string): string => `
  (select max(r.day) from reservation r, own where r.arena_id = own.id and ${theirs} and r.day <= own.today
    and r.status not in ('CANCELADA', 'EXPIRADA'))`;
const nextOf = (theirs: string): string => `
  (select min(r.day) from reservation r, own where r.arena_id = own.id and ${theirs} and r.day > own.today
    and r.status not in ('CANCELADA', 'EXPIRADA'))`;

const OF_RECORD = `
  r.player_id is null and r.customer_id in (
    select member.id from customer member where member.arena_id = own.id and member.root_id = hit.id)`;

/** Whether the player `p` booked at the arena themselves: only then does its desk know their phone. */
const IS_KNOWN = `
  exists (select from own, reservation b where b.player_id = p.id and b.arena_id = own.id and b.made_by = 'player')`;

/**
 * Customers of an arena, those whose name begins so first. Parameters: the arena, how far the clock is ahead of the database's in
 * milliseconds, what is looked for as a pattern, and the beginning of a name as a pattern. The games are read of those alone that are found.
 */
function found({ record, account }: { readonly record: string; readonly account: string }): string {
  return `
  with own as materialized (
    select id, ((now() + $2 * interval '1 millisecond') at time zone zone)::date as today from arena where id = $1),
  ${REGULARS},
  hit as materialized (
    select * from (
      select root.id, 'record' as kind, root.name, root.found_as, null as avatar, root.phone
      from customer root
      where root.arena_id = $1 and root.id in (select c.root_id from customer c where c.arena_id = $1 and ${record})
      union all
      select p.id, 'account', p.name, p.found_as, p.avatar, case when ${IS_KNOWN} then p.phone end
      from regular join person p on p.id = regular.id where p.status = 'active' and ${account}) every
    order by found_as not like $4, found_as, id limit ${MAX_FOUND})
  select hit.id, kind, name, avatar, phone, coalesce(c.centavos, 0) as credit,
    case kind when 'record' then ${lastOf(OF_RECORD)} else ${lastOf('r.player_id = hit.id')} end::text as last,
    case kind when 'record' then ${nextOf(OF_RECORD)} else ${nextOf('r.player_id = hit.id')} end::text as next
  from hit left join player_credit c on c.arena_id = $1 and c.player_id = hit.id
  order by found_as not like $4, found_as, hit.id`;
}

export const FOUND_BY_NAME = found({ record: 'c.found_as like $3', account: 'p.found_as like $3' });

/** A player's phone counts only when the desk may see it: otherwise a search could tell it digit by digit. */
export const FOUND_BY_PHONE = found({ record: 'c.phone like $3', account: `p.phone like $3 and ${IS_KNOWN}` });
