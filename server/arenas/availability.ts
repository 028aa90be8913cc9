import { lastBookableDay } from '../../domain/arenas/bookingRules.ts';
import { availabilityOf } from '../../domain/booking/availability.ts';
import { toIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import type { Database } from '../database/database.ts';
import { type Read, refuse } from '../http/handler.ts';
import { isShown, seesHidden } from './publicArena.ts';
import { RULE, ruleOf, type RuleRow } from '../slots/ruleRows.ts';

/**
 * Reads a day of an arena in one round trip; each list is one JSON array of arrays. What is over keeps its rows until
 * a booking or a sweeper removes them, but readers already see its hours as free. What a command may still take back is free for the owner.
 */
const DAY = `
  with present as (select now() + $3 * interval '1 millisecond' as now)
  select a.zone, a.max_days_ahead, coalesce(a.id = $5, false) as is_own, present.now,
    (select json_agg(json_build_array(c.id, c.name) order by c.created_at, c.id)
      from court c where c.arena_id = a.id) as courts,
    (select json_agg(json_build_array(t.id, t.start_hour, t.price_centavos, t.is_available))
      from time_slot t where t.arena_id = a.id) as slots,
    (select json_agg(json_build_array(x.time_slot_id, x.court_id, x.is_available, x.price_centavos))
      from slot_alteration x where x.arena_id = a.id and x.day = $2) as alterations,
    (select json_agg(${RULE}) from price_rule p where p.arena_id = a.id) as rules,
    (select json_agg(json_build_array(k.court_id, k.hour, r.id))
      from slot_claim k
      left join occupant o on o.arena_id = k.arena_id and o.id = k.reservation_id
      left join reservation r on r.arena_id = k.arena_id and r.id = k.reservation_id and r.player_id = $4
        and o.kind is distinct from 'undoing'
      where k.arena_id = a.id and k.day = $2 and (o.expires_at <= present.now or (o.kind = 'undoing' and a.id = $5)) is not true) as claims
  from arena a, present
  where a.id = $1 and ${isShown('$6')}`;

interface DayRow {
  readonly zone: string;
  readonly max_days_ahead: number;
  /** The viewer acts for the arena, and can book there any number of days ahead. */
  readonly is_own: boolean;
  readonly now: Date;
  readonly courts: [id: string, name: string][] | null;
  readonly slots: [id: string, startHour: number, price: number, isAvailable: boolean][] | null;
  readonly alterations: [timeSlot: string, court: string | null, isAvailable: boolean, price: number | null][] | null;
  readonly rules: RuleRow[] | null;
  readonly claims: [court: string, hour: number, myReservation: string | null][] | null;
}

export function readAvailability({ pool, clock }: Database): Read<'availability'> {
  return async ({ params, query: day, viewer }) => {
    const person = viewer.role === 'visitor' ? null : viewer.personId;
    const arena = 'arenaId' in viewer ? viewer.arenaId : null;
    const { rows } = await pool.query<DayRow>({
      name: 'arena_day',
      text: DAY,
      values: [params.id, toIsoDay(day), clock.aheadMs(), person, arena, seesHidden(viewer, params.id)],
    });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    const now = momentIn(row.now, row.zone);
    const availableTimeSlots = availabilityOf({
      day,
      now,
      lastDay: row.is_own ? null : lastBookableDay(now.day, { maxDaysAhead: row.max_days_ahead }),
      courts: (row.courts ?? []).map(([id, name]) => ({ id, name })),
      slots: (row.slots ?? []).map(([id, startHour, price, isAvailable]) => ({ id, startHour, price, isAvailable })),
      alterations: (row.alterations ?? []).map(([timeSlot, court, isAvailable, price]) => ({
        timeSlot,
        isAvailable,
        court: court ?? undefined,
        price: price ?? undefined,
      })),
      rules: (row.rules ?? []).map(ruleOf),
      claims: (row.claims ?? []).map(([court, hour, myReservation]) => ({ court, hour, myReservation })),
    });
    return { data: { availableTimeSlots } };
  };
}
