import { sql } from 'drizzle-orm';
import { HELD_TEXT, isOver } from '#core/hours/held.ts';
import { HOLD_IS_OVER } from '#core/hours/holdOver.ts';
import { rightsOn } from '#core/hours/rights.ts';
import { textOf } from '#platform/database/textOf.ts';

/** The parameters of `PRESENT`: the arena, the day as 'YYYY-MM-DD', and how far the clock is ahead of the database's. */
export type DayValues = readonly [arenaId: string, day: string, aheadMs: number];

/** CTEs for the time and the arena; every query of a day is limited to this one arena. */
export const PRESENT = `
  present as (select now() + $3 * interval '1 millisecond' as now),
  own as (select id, name, opening_hours from arena where id = $1)`;

/** Those of the one day. */
export const RIGHTS = rightsOn('(select $2::date)');

/** The hours of the day that somebody in the queue may take, with whose turn it is and until when. Needs `present`. */
export const OFFERS = `
  (select json_agg(json_build_array(held.court_id, held.hour, p.name,
      to_char(held.expires_at at time zone (select zone from arena where id = own.id), 'HH24:MI'))
      order by held.court_id, held.hour)
    from ${HELD_TEXT}
    join waiting_offer f on f.arena_id = held.arena_id and f.id = held.occupant_id
    join person p on p.id = f.person_id
    where held.arena_id = own.id and held.day = $2 and held.kind = 'offer'
      and not ${textOf(isOver(sql`(select now from present)`))})`;

/**
 * A digest of exactly those parts of `agenda`'s reply that can change; of hours and prices it has only how often they
 * changed. The database computes it, so that polling every few seconds transfers 32 characters instead of the whole day.
 */
export const MARK = `
  md5(json_build_array(own.name, own.opening_hours,
    (select json_agg(json_build_array(c.id, c.name) order by c.sort_name, c.id)
      from court c where c.arena_id = own.id),
    (select json_agg(json_build_array(t.start_hour, t.is_available) order by t.start_hour)
      from time_slot t where t.arena_id = own.id),
    (select json_agg(json_build_array(x.time_slot_id, x.court_id, x.is_available) order by x.time_slot_id, x.court_id)
      from slot_alteration x where x.arena_id = own.id and x.day = $2),
    (select json_agg(json_build_array(held.occupant_id, held.court_id, held.hour) order by held.court_id, held.hour)
      from ${HELD_TEXT} where held.arena_id = own.id and held.day = $2 and held.kind = 'closure'),
    ${RIGHTS},
    ${OFFERS},
    (select json_agg(json_build_array(reservation.id, reservation.status, ${HOLD_IS_OVER}, reservation.money_back,
        reservation.charge_trouble, reservation.lost_centavos, reservation.is_passed_on, reservation.no_show_at, reservation.note_version,
        reservation.hours_version, reservation.whom_version, p.name, p.phone,
        case when reservation.settled_centavos > 0 or reservation.hours_version > 1 then
          (select json_agg(i.id order by i.id)
            from installment i where i.arena_id = own.id and i.reservation_id = reservation.id) end,
        case when reservation.hours_version > 1 and reservation.payment_method = 'platform' then
          (select json_agg(f.state order by f.created_at, f.part)
            from charge c join refund f on f.charge_id = c.id and f.part <> 'all'
            where c.arena_id = own.id and c.reservation_id = reservation.id) end)
        order by reservation.id)
      from reservation left join person p on p.id = reservation.player_id
      where reservation.arena_id = own.id and reservation.day = $2))::text) as mark`;
