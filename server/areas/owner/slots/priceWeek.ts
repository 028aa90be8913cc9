import type { OpeningHours } from '#domain/opening/opening.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { daysOfWeek, priceWeekOf } from '#domain/slots/priceWeek.ts';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { RULE, ruleOf, type RuleRow } from '#core/hours/ruleRows.ts';

/** A week of a court of the caller's arena in one round trip, from what a booking reads too. */
const WEEK = `
  select exists (select from court c where c.arena_id = a.id and c.id = $2) as has_court, a.opening_hours,
    (select json_agg(json_build_array(t.id, t.start_hour, t.price_centavos, t.is_available))
      from time_slot t where t.arena_id = a.id) as slots,
    (select json_agg(json_build_array(x.day, x.time_slot_id, x.court_id, x.is_available, x.price_centavos))
      from slot_alteration x where x.arena_id = a.id and x.day between $3 and $4) as alterations,
    (select json_agg(${RULE}) from price_rule p where p.arena_id = a.id) as rules
  from arena a where a.id = $1`;

interface WeekRow {
  readonly has_court: boolean;
  readonly opening_hours: OpeningHours | null;
  readonly slots: [id: string, startHour: number, price: number, isAvailable: boolean][] | null;
  readonly alterations:
    | [day: string, timeSlot: string, court: string | null, isAvailable: boolean, price: number | null][]
    | null;
  readonly rules: RuleRow[] | null;
}

export function readPriceWeek({ pool }: Database): Read<'priceWeek'> {
  return async ({ viewer, query: { court, date: first } }) => {
    const days = daysOfWeek(first).map(toIsoDay);
    const values = [arenaIdOf(viewer), court, days[0], days.at(-1)];
    const { rows } = await pool.query<WeekRow>({ name: 'price_week', text: WEEK, values });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    if (!row.has_court) return refuse('court_not_found');
    const week = priceWeekOf({
      first,
      court,
      slots: (row.slots ?? []).map(([id, startHour, price, isAvailable]) => ({ id, startHour, price, isAvailable })),
      rules: (row.rules ?? []).map(ruleOf),
      opening: row.opening_hours,
      alterationsOn: (day) => {
        const iso = toIsoDay(day);
        const ofDay = (row.alterations ?? []).filter(([on]) => on === iso);
        return ofDay.map(([, timeSlot, of, isAvailable, price]) => ({
          timeSlot,
          isAvailable,
          court: of ?? undefined,
          price: price ?? undefined,
        }));
      },
    });
    return { data: { days: week } };
  };
}
