import { sql } from 'drizzle-orm';
import { lastBookableDay } from '#domain/arenas/bookingRules.ts';
import { availabilityOf, type CourtAvailability } from '#domain/slots/availability.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { HELD_TEXT, isOverFor } from '#core/hours/held.ts';
import { isByRight } from '#core/hours/rights.ts';
import { textOf } from '#platform/database/textOf.ts';
import { present } from '#platform/http/present.ts';
import { RULE, ruleOf, type RuleRow } from '#core/hours/ruleRows.ts';

/** SQL of who looks: expressions for a person and for the arena that they act for, null for nobody. */
interface Looking {
  readonly person: string;
  readonly arena: string;
}

/** Nobody known: what strangers see. */
export const STRANGER: Looking = { person: 'null::uuid', arena: 'null::uuid' };

/**
 * Columns of a query of an arena `a` on a day: all that its availability depends on. The query has `present.now`, and `asked`
 * with the day and its hours from `first` on and before `until`. Each list is one JSON array of arrays. What is over keeps
 * its rows until a booking or a sweeper removes them, but readers already see its hours as free. What a command may still
 * take back is free for the owner, and what is offered to the viewer for the viewer. The desk looks further ahead than series
 * have claimed, and finds taken there what is theirs by right.
 */
export function dayColumns({ person, arena }: Looking): string {
  const isOverText = textOf(
    isOverFor({ now: sql.raw('present.now'), isDesk: sql.raw(`(a.id = ${arena})`), person: sql.raw(person) }),
  );
  return `a.zone, a.max_days_ahead, a.opening_hours, coalesce(a.id = ${arena}, false) as is_own, present.now, asked.day,
    (select json_agg(json_build_array(c.id, c.name, c.in_door, c.sports) order by c.sort_name, c.id)
      from court c where c.arena_id = a.id) as courts,
    (select json_agg(json_build_array(t.id, t.start_hour, t.price_centavos, t.is_available))
      from time_slot t where t.arena_id = a.id and t.start_hour >= asked.first and t.start_hour < asked.until) as slots,
    (select json_agg(json_build_array(x.time_slot_id, x.court_id, x.is_available, x.price_centavos))
      from slot_alteration x where x.arena_id = a.id and x.day = asked.day) as alterations,
    (select json_agg(${RULE}) from price_rule p where p.arena_id = a.id) as rules,
    (select json_agg(json_build_array(held.court_id, held.hour, r.id))
      from ${HELD_TEXT}
      left join reservation r on r.arena_id = held.arena_id and r.id = held.occupant_id and r.player_id = ${person}
        and held.kind <> 'undoing'
      where held.arena_id = a.id and held.day = asked.day and held.hour >= asked.first and held.hour < asked.until
        and not ${isOverText}) as claims,
    (select json_agg(json_build_array(held.court_id, held.hour))
      from series_right held join series on series.arena_id = held.arena_id and series.id = held.series_id
      where a.id = ${arena} and held.arena_id = a.id and held.weekday = extract(dow from asked.day)
        and ${isByRight('asked.day')}) as rights`;
}

export interface DayRow {
  readonly zone: string;
  readonly max_days_ahead: number;
  readonly opening_hours: OpeningHours | null;
  /** The viewer acts for the arena, and can book there any number of days ahead. */
  readonly is_own: boolean;
  readonly now: Date;
  readonly day: string;
  readonly courts: [id: string, name: string, isCovered: boolean, sports: Sport[] | null][] | null;
  readonly slots: [id: string, startHour: number, price: number, isAvailable: boolean][] | null;
  readonly alterations: [timeSlot: string, court: string | null, isAvailable: boolean, price: number | null][] | null;
  readonly rules: RuleRow[] | null;
  readonly claims: [court: string, hour: number, myReservation: string | null][] | null;
  readonly rights: [court: string, hour: number][] | null;
}

/** What the viewer can book there on that day, within the hours that were read. */
export function availabilityIn(row: DayRow): CourtAvailability[] {
  const now = momentIn(row.now, row.zone);
  return availabilityOf({
    day: fromIsoDay(row.day),
    now,
    lastDay: row.is_own ? null : lastBookableDay(now.day, { maxDaysAhead: row.max_days_ahead }),
    courts: (row.courts ?? []).map(([id, name, , sports]) => ({ id, name, ...present({ sports }) })),
    slots: (row.slots ?? []).map(([id, startHour, price, isAvailable]) => ({ id, startHour, price, isAvailable })),
    alterations: (row.alterations ?? []).map(([timeSlot, court, isAvailable, price]) => ({
      timeSlot,
      isAvailable,
      court: court ?? undefined,
      price: price ?? undefined,
    })),
    rules: (row.rules ?? []).map(ruleOf),
    opening: row.opening_hours,
    claims: [
      ...(row.claims ?? []).map(([court, hour, myReservation]) => ({ court, hour, myReservation })),
      ...(row.rights ?? []).map(([court, hour]) => ({ court, hour, myReservation: null })),
    ],
  });
}
