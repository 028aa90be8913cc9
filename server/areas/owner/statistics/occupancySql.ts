import { sql } from 'drizzle-orm';
import { cellAt } from '#domain/agenda/occupancy.ts';
import type { Offer, OccupiedDay } from '#domain/agenda/monthOccupancy.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { type Moment, momentIn } from '#domain/values/days/moment.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { HELD_TEXT } from '#core/hours/held.ts';
import { rightsOn } from '#core/hours/rights.ts';
import { RULE, ruleOf, type RuleRow } from '#core/hours/ruleRows.ts';
import type { Database } from '#platform/database/database.ts';
import { textOf } from '#platform/database/textOf.ts';
import { IS_OF_KIND, SOLD } from './sold.ts';

/** The hours `s` of the reservations that count as sold, on the days `d`. */
const SOLD_HOURS = `
  from ${SOLD},
    -- The planner must not undo this into a join that reads the hours of all reservations.
    lateral (select r.id from reservation r where ${IS_OF_KIND} offset 0) as theirs
    join reservation_slot s on s.arena_id = $1 and s.reservation_id = theirs.id`;

/**
 * All that the occupancy of some days depends on, in one round trip: the arena of parameter 1, the days of parameter 2, the
 * time by parameter 3. The hours of a court on a day are one number, whose nth bit is the nth hour.
 */
const OCCUPIED = textOf(sql`
  with present as (select now() + $3 * interval '1 millisecond' as now),
  own as (select id, zone, opening_hours from arena where id = $1)
  select own.zone, own.opening_hours, present.now,
    (select json_agg(json_build_array(c.id, c.name) order by c.sort_name, c.id)
      from court c where c.arena_id = own.id) as courts,
    (select json_agg(json_build_array(t.id, t.start_hour, t.price_centavos, t.is_available))
      from time_slot t where t.arena_id = own.id) as slots,
    (select json_agg(json_build_array(x.day, x.time_slot_id, x.court_id, x.is_available, x.price_centavos))
      from slot_alteration x where x.arena_id = own.id and x.day = any($2::date[])) as alterations,
    (select json_agg(${sql.raw(RULE)}) from price_rule p where p.arena_id = own.id) as rules,
    (select json_agg(json_build_array(x.day, x.court_id, x.hours)) from (
      select d.day, s.court_id, bit_or(1 << s.hour) as hours ${sql.raw(SOLD_HOURS)}
      group by d.day, s.court_id) as x) as sold,
    (select json_agg(json_build_array(x.day, x.court_id, x.hours)) from (
      select held.day, held.court_id, bit_or(1 << held.hour) as hours from ${sql.raw(HELD_TEXT)}
      where held.arena_id = $1 and held.day = any($2::date[]) and held.kind = 'closure'
      group by held.day, held.court_id) as x) as closed,
    ${sql.raw(rightsOn('(select unnest($2::date[]))'))} as rights
  from own, present`);

type HoursOfCourt = readonly [day: string, court: string, hours: number];

interface OccupiedRow {
  readonly zone: string;
  readonly opening_hours: OpeningHours | null;
  readonly now: Date;
  readonly courts: [id: string, name: string][] | null;
  readonly slots: [id: string, startHour: number, price: number, isAvailable: boolean][] | null;
  readonly alterations:
    | [day: string, timeSlot: string, court: string | null, isAvailable: boolean, price: number | null][]
    | null;
  readonly rules: RuleRow[] | null;
  readonly sold: HoursOfCourt[] | null;
  readonly closed: HoursOfCourt[] | null;
  readonly rights: [court: string, hour: number, who: string, day: string][] | null;
}

/** An arena's hours on some days, and whose they are by right. */
export interface Occupied {
  readonly offer: Offer;
  readonly now: Moment;
  /** The days in the order in which they were asked for. */
  readonly days: readonly OccupiedDay[];
  /** The name behind the right to a cell of a day (`YYYY-MM-DD`). */
  readonly rightOf: (iso: string, cell: string) => string | undefined;
}

/** Reads what became of the hours of some days (`YYYY-MM-DD`); undefined when there is no such arena. */
export async function readOccupied(
  { pool, clock }: Pick<Database, 'pool' | 'clock'>,
  arenaId: string,
  days: readonly string[],
): Promise<Occupied | undefined> {
  const values = [arenaId, days, clock.aheadMs()];
  const { rows } = await pool.query<OccupiedRow>({ name: 'statistics_occupied', text: OCCUPIED, values });
  const [row] = rows;
  if (!row) return undefined;
  const byDay = <T>(list: readonly T[] | null, dayOf: (one: T) => string) => {
    const groups = groupBy(list ?? [], dayOf);
    return (iso: string): readonly T[] => groups.get(iso) ?? [];
  };
  const alterations = byDay(row.alterations, ([day]) => day);
  const sold = byDay(row.sold, ([day]) => day);
  const closed = byDay(row.closed, ([day]) => day);
  const rights = byDay(row.rights, ([, , , day]) => day);
  return {
    now: momentIn(row.now, row.zone),
    offer: {
      courts: (row.courts ?? []).map(([id, name]) => ({ id, name })),
      slots: (row.slots ?? []).map(([id, startHour, price, isAvailable]) => ({ id, startHour, price, isAvailable })),
      rules: (row.rules ?? []).map(ruleOf),
      opening: row.opening_hours,
    },
    days: days.map((iso) => ({
      day: fromIsoDay(iso),
      alterations: alterations(iso).map(([, timeSlot, court, isAvailable, price]) => ({
        timeSlot,
        isAvailable,
        court: court ?? undefined,
        price: price ?? undefined,
      })),
      closures: [{ hours: closed(iso).map(([, court, hours]) => ({ court, startHours: hoursIn(hours) })) }],
      sold: [
        ...sold(iso).flatMap(([, court, hours]) => hoursIn(hours).map((hour) => cellAt(court, hour))),
        ...rights(iso).map(([court, hour]) => cellAt(court, hour)),
      ],
    })),
    rightOf: (iso, cell) => rights(iso).find(([court, hour]) => cellAt(court, hour) === cell)?.[2],
  };
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function hoursIn(bits: number): number[] {
  return HOURS.filter((hour) => (bits & (1 << hour)) !== 0);
}

/** Of the sold hours of some days, whose they are. A pair of lists says which hours: courts, and hours of the day. */
const SOLD_TO = `
  select d.day, s.court_id as "courtId", s.hour, s.court_name as "courtName", theirs.id as reservation,
    coalesce(p.name, sold.guest_player_name, '') as who
  ${SOLD_HOURS}
    join reservation sold on sold.arena_id = $1 and sold.id = theirs.id
    left join person p on p.id = sold.player_id
  where (d.day, s.court_id, s.hour::int) in (select * from unnest($3::date[], $4::uuid[], $5::int[]))`;

interface SoldToRow {
  readonly day: string;
  readonly courtId: string;
  readonly hour: number;
  readonly courtName: string;
  readonly reservation: string;
  readonly who: string;
}

/** The sold hours among some court hours of an arena, with whom they were sold to. */
export async function readSoldTo(
  { pool }: Pick<Database, 'pool'>,
  arenaId: string,
  hours: readonly { readonly iso: string; readonly court: string; readonly startHour: number }[],
): Promise<readonly SoldToRow[]> {
  const days = hours.map(({ iso }) => iso);
  const { rows } = await pool.query<SoldToRow>({
    name: 'statistics_sold_to',
    text: SOLD_TO,
    values: [
      arenaId,
      [...new Set(days)],
      days,
      hours.map(({ court }) => court),
      hours.map(({ startHour }) => startHour),
    ],
  });
  return rows;
}
