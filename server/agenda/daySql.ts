import { HOLD_GRACE_MINUTES } from '../../domain/booking/reservation.ts';

/** The values of `PRESENT`: the owner, the day as 'YYYY-MM-DD', and how far ahead of the database we pretend to be. */
export type DayValues = readonly [personId: string, day: string, aheadMs: number];

/** Who asks and what time it is: everything of a day is looked for inside this one arena. */
export const PRESENT = `
  present as (select now() + $3 * interval '1 millisecond' as now),
  own as (select id, name from arena where owner_id = $1)`;

/** A hold `r` that nobody paid in time and that nobody has tidied away yet: to its owner it is over. */
export const IS_OVER = `coalesce(
  r.status = 'PENDENTE' and r.expires_at + interval '${HOLD_GRACE_MINUTES} minutes' <= present.now, false)`;

/**
 * A digest of whatever in `agenda`'s reply can change, and of nothing else: what a reservation was sold as never does.
 * Made inside the database, so that a question asked every few seconds moves 32 characters and not the day.
 */
export const MARK = `
  md5(json_build_array(own.name,
    (select json_agg(json_build_array(c.id, c.name) order by c.created_at, c.id)
      from court c where c.arena_id = own.id),
    (select json_agg(json_build_array(t.start_hour, t.is_available) order by t.start_hour)
      from time_slot t where t.arena_id = own.id),
    (select json_agg(json_build_array(x.time_slot_id, x.court_id, x.is_available) order by x.time_slot_id, x.court_id)
      from slot_alteration x where x.arena_id = own.id and x.day = $2),
    (select json_agg(json_build_array(r.id, r.status, ${IS_OVER}, r.money_back, r.charge_trouble, r.lost_centavos, p.name, p.phone,
        case when r.settled_centavos > 0 then
          (select json_agg(i.id order by i.id)
            from installment i where i.arena_id = r.arena_id and i.reservation_id = r.id) end) order by r.id)
      from reservation r left join person p on p.id = r.player_id
      where r.arena_id = own.id and r.day = $2))::text) as mark`;
