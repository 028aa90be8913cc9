import { HOLD_IS_OVER } from '#core/hours/holdOver.ts';
import { joinedTo, recordsOf } from '#core/customers/memberSql.ts';
import { folded } from '#platform/database/folded.ts';

const HOURS = `
  (select json_agg(json_build_array(s.court_name, s.hour) order by s.court_name, s.court_id, s.hour)
    from reservation_slot s where s.arena_id = reservation.arena_id and s.reservation_id = reservation.id)`;

/** Of a page alone: of all that were found it would be read a hundred times as often. */
const FIRST_HOUR = `
  (select min(s.hour) from reservation_slot s where s.arena_id = reservation.arena_id and s.reservation_id = reservation.id)`;

/** Whether the player `p` booked at the arena `own` themselves: only then does its owner know their phone. */
const IS_KNOWN = `
  exists (select from reservation b where b.player_id = p.id and b.arena_id = own.id and b.made_by = 'player')`;

/**
 * A page of reservations of the arena `own` over all days, those of a day by their hour, with how many there are. Parameters: the arena, how far the
 * clock is ahead of the database's in milliseconds, and the page's limit and offset; `hits` has the rest and makes the CTE `hit`.
 */
function bookedPage(hits: string): string {
  return `
  with present as materialized (select now() + $2 * interval '1 millisecond' as now),
  own as materialized (
    select id, ((select now from present) at time zone zone)::date as today from arena where id = $1),
  ${hits},
  page as materialized (
    select hit.id, hit.day from hit, own order by hit.day < own.today, abs(hit.day - own.today), hit.id desc limit $3 offset $4)
  select (select count(*) from hit) as total,
    (select json_agg(json_build_array(reservation.id, reservation.day, ${HOURS},
        case when ${HOLD_IS_OVER} then 'EXPIRADA' else reservation.status end,
        reservation.total_centavos, reservation.no_show_at is not null, p.id, p.name, p.avatar,
        case when p.id is null then reservation.guest_phone when ${IS_KNOWN} then p.phone end, reservation.guest_player_name)
        order by page.day < own.today, abs(page.day - own.today), ${FIRST_HOUR}, page.id desc)
      from page join reservation on reservation.arena_id = own.id and reservation.id = page.id
        left join person p on p.id = reservation.player_id
        cross join present) as reservations
  from own`;
}

/** Of one player, the fifth parameter, with what their records have. */
export const BOOKED_BY_PLAYER = bookedPage(`
  hit as materialized (
    select r.id, r.day from own, reservation r where r.arena_id = own.id and r.player_id = $5
    union all
    select r.id, r.day from own, reservation r
    where r.arena_id = own.id and r.player_id is null and r.customer_id in (${recordsOf('array[$5::uuid]')}))`);

/** Of one record of the arena and those that were joined to it: the fifth parameter. */
export const BOOKED_BY_RECORD = bookedPage(`
  hit as materialized (
    select r.id, r.day from own, reservation r where r.arena_id = own.id and r.player_id is null and r.customer_id in (${joinedTo('array[$5::uuid]')}))`);

/** An index read by jumps from each value to the next: as long as there are people, however often each of them came. */
const eachOnce = (column: 'player_id' | 'guest_player_name'): string => `
    (select r.${column} from reservation r
      where r.arena_id = (select id from own) and r.${column} is not null order by r.${column} limit 1)
    union all
    select (select r.${column} from reservation r
      where r.arena_id = (select id from own) and r.${column} > before.it order by r.${column} limit 1)
    from before where before.it is not null`;

/** Each player with a reservation at the arena `own`, once. */
export const REGULARS = `
  regular as materialized (
    with recursive before(it) as (${eachOnce('player_id')}) select it as id from before where it is not null)`;

const OF_PLAYERS = `
    select r.id, r.day from player join reservation r on r.arena_id = (select id from own) and r.player_id = player.id`;

const OF_GUESTS = `
    select r.id, r.day
    from guest join reservation r on r.arena_id = (select id from own) and r.guest_player_name = guest.name`;

/**
 * By a part of the name: the fifth parameter is its pattern. The people are read from indexes alone (`reservation_regular`
 * and `reservation_guest`), each once, before any reservation is.
 */
export const BOOKED_BY_NAME = bookedPage(`${REGULARS},
  player as materialized (
    select p.id from regular join person p on p.id = regular.id where p.status = 'active' and p.found_as like $5),
  guest as materialized (
    with recursive before(it) as (${eachOnce('guest_player_name')})
    select it as name from before where ${folded('it')} like $5),
  hit as materialized (${OF_PLAYERS} union all ${OF_GUESTS})`);

/** By a part of the phone. A player's counts only when the owner may see it: otherwise a search could tell it digit by digit. */
export const BOOKED_BY_PHONE = bookedPage(`${REGULARS},
  like_it as materialized (
    select p.id from regular join person p on p.id = regular.id where p.status = 'active' and p.phone like $5),
  player as materialized (select p.id from like_it p, own where ${IS_KNOWN}),
  guest as materialized (
    select distinct r.guest_player_name as name, r.guest_phone as phone from reservation r
    where r.arena_id = (select id from own) and r.guest_player_name is not null and r.guest_phone like $5),
  hit as materialized (${OF_PLAYERS} union all ${OF_GUESTS} and r.guest_phone = guest.phone)`);
