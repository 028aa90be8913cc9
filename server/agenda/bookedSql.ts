import { HOLD_IS_OVER } from '../booking/holdOver.ts';
import { folded } from '../database/schema/people.ts';

const HOURS = `
  (select json_agg(json_build_array(s.court_name, s.hour) order by s.court_name, s.court_id, s.hour)
    from reservation_slot s where s.arena_id = reservation.arena_id and s.reservation_id = reservation.id)`;

/** Whether the player `p` booked at the arena `own` themselves: only then does its owner know their phone. */
const IS_KNOWN = `
  exists (select from reservation b where b.player_id = p.id and b.arena_id = own.id and b.made_by = 'player')`;

/**
 * A page of reservations of the arena `own` over all days, with how many there are. Parameters: the owner, how far the
 * clock is ahead of the database's in milliseconds, and the page's limit and offset; `hits` has the rest and makes the CTE `hit`.
 */
function bookedPage(hits: string): string {
  return `
  with present as materialized (select now() + $2 * interval '1 millisecond' as now),
  own as materialized (
    select id, ((select now from present) at time zone zone)::date as today from arena where owner_id = $1),
  ${hits},
  page as materialized (
    select hit.id, hit.day from hit, own order by hit.day < own.today, abs(hit.day - own.today), hit.id desc limit $3 offset $4)
  select (select count(*) from hit) as total,
    (select json_agg(json_build_array(reservation.id, reservation.day, ${HOURS},
        case when ${HOLD_IS_OVER} then 'EXPIRADA' else reservation.status end,
        reservation.total_centavos, reservation.no_show_at is not null, p.id, p.name, p.avatar,
        case when p.id is null then reservation.guest_phone when ${IS_KNOWN} then p.phone end, reservation.guest_player_name)
        order by page.day < own.today, abs(page.day - own.today), page.id desc)
      from page join reservation on reservation.arena_id = own.id and reservation.id = page.id
        left join person p on p.id = reservation.player_id
        cross join present) as reservations
  from own`;
}

/** Of one player, the fifth parameter. */
export const BOOKED_BY_PLAYER = bookedPage(`
  hit as materialized (
    select r.id, r.day from own, reservation r where r.arena_id = own.id and r.player_id = $5)`);

/**
 * Of the players and guests to whom something applies. Both sets are read from indexes alone (`reservation_regular` and
 * `reservation_guest`), each person once, before any reservation is.
 */
const bookedBy = (isPlayer: string, isGuest: string): string =>
  bookedPage(`
  regular as materialized (
    select distinct r.player_id as id from own, reservation r where r.arena_id = own.id and r.player_id is not null),
  player as materialized (
    select p.id from own, regular join person p on p.id = regular.id where p.status = 'active' and ${isPlayer}),
  guest as materialized (
    select g.name, g.phone
    from (
      select distinct r.guest_player_name as name, r.guest_phone as phone
      from own, reservation r where r.arena_id = own.id and r.guest_player_name is not null) g
    where ${isGuest}),
  hit as materialized (
    select r.id, r.day from own, player join reservation r on r.player_id = player.id where r.arena_id = own.id
    union all
    select r.id, r.day from own, guest join reservation r on r.guest_player_name = guest.name
    where r.arena_id = own.id and r.guest_phone is not distinct from guest.phone)`);

/** By a part of the name: the fifth parameter is its pattern. */
export const BOOKED_BY_NAME = bookedBy('p.search_name like $5', `${folded('g.name')} like $5`);

/** By a part of the phone. A player's counts only when the owner may see it: otherwise a search could tell it digit by digit. */
export const BOOKED_BY_PHONE = bookedBy(`p.phone like $5 and ${IS_KNOWN}`, 'g.phone like $5');
