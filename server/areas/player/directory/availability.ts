import { type OthersChoice, withOthersChoices } from '#domain/booking/shownChoice.ts';
import type { CourtAvailability } from '#domain/slots/availability.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { moveQueue } from '#core/hours/waiting/moveQueue.ts';
import { availabilityIn, dayColumns, type DayRow } from './dayPlan.ts';
import { isShown, seesHidden } from '#core/arenas/publicArena.ts';

/** Reads a day of an arena in one round trip, whether somebody waits for an hour of it, and what others have chosen. */
const DAY = `
  with present as (select now() + $3 * interval '1 millisecond' as now)
  select ${dayColumns({ person: '$4', arena: '$5' })},
    exists (select from waiting w
      where w.arena_id = a.id and w.day = asked.day and w.ended_at is null and w.until > present.now) as is_waited_for,
    (select json_agg(json_build_object('hours', c.hours, 'forS', ceil(extract(epoch from c.until - present.now))::int))
      from choice c
      where c.arena_id = a.id and c.day = asked.day and c.until > present.now and c.person_id is distinct from $4) as choices
  from arena a, present, (select $2::date as day, 0 as first, 24 as until) asked
  where a.id = $1 and ${isShown('$6')}`;

type Row = DayRow & { readonly is_waited_for: boolean; readonly choices: OthersChoice[] | null };

/** Who looks at which day of an arena. */
interface Look {
  readonly arenaId: string;
  readonly day: Day;
  readonly person: string | null;
  /** The arena that they act for. */
  readonly actsFor: string | null;
  readonly seesHidden: boolean;
}

/** What somebody can book there on that day. */
export async function readFreeHours(database: Database, look: Look): Promise<CourtAvailability[]> {
  const { pool, clock } = database;
  const [arenaId, day] = [look.arenaId, toIsoDay(look.day)];
  const values = [arenaId, day, clock.aheadMs(), look.person, look.actsFor, look.seesHidden];
  const readDay = async (): Promise<Row> => {
    const { rows } = await pool.query<Row>({ name: 'arena_day', text: DAY, values });
    return rows[0] ?? refuse('arena_not_found');
  };
  let row = await readDay();
  if (row.is_waited_for) {
    // What looks free may be somebody's turn.
    await moveQueue(database, { arenaId, day });
    row = await readDay();
  }
  return withOthersChoices(availabilityIn(row), row.choices ?? []);
}

export function readAvailability(database: Database): Read<'availability'> {
  return async ({ params: { id: arenaId }, query: day, viewer }) => {
    const person = viewer.role === 'visitor' ? null : viewer.personId;
    const actsFor = 'arenaId' in viewer ? viewer.arenaId : null;
    const look = { arenaId, day, person, actsFor, seesHidden: seesHidden(viewer, arenaId) };
    return { data: { availableTimeSlots: await readFreeHours(database, look) } };
  };
}
