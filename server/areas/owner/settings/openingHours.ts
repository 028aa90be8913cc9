import { sql } from 'drizzle-orm';
import { closedHoursOf, MOST_NAMED, type OpeningPreview, tidyWeek } from '#domain/opening/openingWeek.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { type Moment, momentIn } from '#domain/values/days/moment.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { HELD, isAhead, isOver } from '#core/hours/held.ts';
import { type Queries, readNow } from '#platform/database/database.ts';
import type { Read, Write } from '#platform/http/handler.ts';
import { changeArena } from './changeArena.ts';

/** The handlers of the calls about opening hours in `domain/contract/settings.ts`. */
export function openingHandlers({ database }: Pick<Dependencies, 'database'>) {
  const previewOpeningHours: Read<'previewOpeningHours'> = async ({ viewer, body: { openingHours } }) => {
    const arena = await ownedArena(database.orm, viewer);
    return { data: await readOutside(database.orm, arena, openingHours, await readNow(database)) };
  };
  return { previewOpeningHours, updateOpeningHours };
}

/** Applies to what is booked from now on: reservations and mensalistas stay, also where the arena no longer opens. */
const updateOpeningHours: Write<'updateOpeningHours'> = {
  async decide({ viewer, query, body: { openingHours } }, tx) {
    const { id } = await ownedArena(tx, viewer);
    return changeArena(tx, id, query.version, { openingHours: tidyWeek(openingHours) });
  },
};

/** What lies ahead in hours in which the arena would be closed. A mensalista counts once, and none of their weeks. */
async function readOutside(
  queries: Queries,
  { id, zone }: ArenaRow,
  week: OpeningHours,
  now: Date,
): Promise<OpeningPreview> {
  const asked = { id, closed: closedHoursOf(week), present: momentIn(now, zone), now };
  return { ...(await readBooked(queries, asked)), ...(await readWeekly(queries, asked)) };
}

interface Asked {
  readonly id: string;
  /** Hours of a week, as `closedHoursOf` numbers them. */
  readonly closed: readonly number[];
  readonly present: Moment;
  readonly now: Date;
}

interface BookedRow extends Record<string, unknown> {
  readonly count: number;
  readonly day: string;
  readonly hours: number[];
  readonly court: string;
  readonly who: string | null;
}

async function readBooked(queries: Queries, { id, closed, present, now }: Asked) {
  const { rows } = await queries.execute<BookedRow>(sql`
    with outside as (
      select held.occupant_id, held.day, held.hour, held.court_id, coalesce(p.name, r.guest_player_name) as who
      from ${HELD}
      join reservation r on r.arena_id = held.arena_id and r.id = held.occupant_id and r.series_id is null
      left join person p on p.id = r.player_id
      where held.arena_id = ${id}::uuid and held.kind = 'booking' and not ${isOver(now)} and ${isAhead(present)}
        and (extract(dow from held.day)::int * 24 + held.hour) = any(${sql.param([...closed])}::int[]))
    select (select count(distinct occupant_id)::int from outside) as count, outside.day::text as day,
      array_agg(outside.hour::int order by outside.hour) as hours, c.name as court, outside.who
    from outside join court c on c.arena_id = ${id}::uuid and c.id = outside.court_id
    group by outside.occupant_id, outside.day, c.name, outside.who
    order by outside.day, min(outside.hour), c.name, outside.occupant_id limit ${MOST_NAMED}`);
  return {
    reservations: rows[0]?.count ?? 0,
    named: rows.map(({ day, hours, court, who }) => ({
      date: fromIsoDay(day),
      startHours: hours,
      court,
      who: who ?? '',
    })),
  };
}

interface WeeklyRow extends Record<string, unknown> {
  readonly count: number;
  readonly weekday: number;
  readonly startHour: number;
  readonly hours: number;
  readonly court: string;
  readonly who: string | null;
}

async function readWeekly(queries: Queries, { id, closed, present }: Asked) {
  const { rows } = await queries.execute<WeeklyRow>(sql`
    select count(*) over ()::int as count, s.weekday, s.start_hour as "startHour", s.hours, s.court_name as court,
      coalesce(p.name, s.guest_player_name) as who
    from series s left join person p on p.id = s.player_id
    where s.arena_id = ${id}::uuid and (s.until_day is null or s.until_day >= ${toIsoDay(present.day)}::date)
      and exists (select from generate_series(s.start_hour, s.start_hour + s.hours - 1) as hour
        where s.weekday * 24 + hour = any(${sql.param([...closed])}::int[]))
    order by s.weekday, s.start_hour, s.id limit ${MOST_NAMED}`);
  return {
    series: rows[0]?.count ?? 0,
    weekly: rows.map(({ count: _, who, ...one }) => ({ ...one, who: who ?? '' })),
  };
}
