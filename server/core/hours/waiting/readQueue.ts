import { sql } from 'drizzle-orm';
import { isBookableHour, isOffered } from '#domain/slots/availability.ts';
import { openOn, type OpeningHours } from '#domain/opening/opening.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { type CourtHour, type Entry, type Turn, turnsOf } from '#domain/waiting/queue.ts';
import { IS_PUBLIC } from '../../arenas/publicArena.ts';
import { aheadOf, type Database, type Queries } from '#platform/database/database.ts';
import { textOf } from '#platform/database/textOf.ts';
import { HELD, isOver, type Over } from '../held.ts';
import { isStanding, OPEN_HOURS } from './standing.ts';

/** A day of an arena. */
export interface ArenaDay {
  readonly arenaId: string;
  /** `2026-03-05` */
  readonly day: string;
}

/** Somebody in the queue, with whose place it is. */
type QueueEntry = Entry & { readonly personId: string };

/** An hour that the arena lets and that has not begun. `over` is null when nothing has it. */
export type QueueHour = CourtHour & { readonly over: Over | null };

/** The queue of a day, and what could be offered to it. */
export interface Queue {
  readonly arena: { readonly name: string; readonly zone: string };
  readonly courtNames: ReadonlyMap<string, string>;
  /** In the order in which they joined. */
  readonly entries: readonly QueueEntry[];
  readonly free: readonly QueueHour[];
}

interface Row extends Record<string, unknown> {
  readonly name: string;
  readonly zone: string;
  readonly opening_hours: OpeningHours | null;
  readonly entries: [id: string, person: string, courts: string[], hours: number[]][] | null;
  readonly courts: [id: string, name: string][] | null;
  readonly slots: [id: string, startHour: number, isAvailable: boolean][] | null;
  readonly alterations: [slot: string, court: string | null, isAvailable: boolean][] | null;
  readonly claims: [court: string, hour: number, over: Over | null][] | null;
}

/** Those of some days on which somebody waits at an arena, by one index. */
export async function daysWaitedFor(
  queries: Queries,
  now: Date,
  { arenaId, days }: { readonly arenaId: string; readonly days: readonly string[] },
): Promise<string[]> {
  const { rows } = await queries.execute<{ day: string }>(sql`
    select distinct waiting.day::text as day from waiting
    where waiting.arena_id = ${arenaId}::uuid and waiting.day = any(${sql.param([...new Set(days)])}::date[])
      and ${isStanding(now)} order by day`);
  return rows.map(({ day }) => day);
}

/** The present instant when somebody waits for a day of an arena, else `undefined`: one query of an index. */
export async function nowIfWaitedFor({ pool, clock }: Database, { arenaId, day }: ArenaDay): Promise<Date | undefined> {
  const result = await pool.query<{ now: Date }>({
    name: 'now_if_waited_for',
    text: IF_WAITED_FOR,
    values: [arenaId, day, clock.aheadMs()],
  });
  return result.rows.length > 0 ? aheadOf(result, clock) : undefined;
}

const IF_WAITED_FOR = `select now() where exists (select from waiting where waiting.arena_id = $1 and waiting.day = $2
  and ${textOf(isStanding(sql`(now() + $3 * interval '1 millisecond')`))})`;

/** Reads the queue of a day, in one statement. `undefined` at an arena that is not public. */
export async function readQueue(queries: Queries, now: Date, { arenaId, day }: ArenaDay): Promise<Queue | undefined> {
  const { rows } = await queries.execute<Row>(sql`
    select a.name, a.zone, a.opening_hours,
      (select json_agg(json_build_array(waiting.id, waiting.person_id, waiting.court_ids, ${OPEN_HOURS})
          order by waiting.joined_at, waiting.id)
        from waiting where waiting.arena_id = a.id and waiting.day = ${day}::date and ${isStanding(now)}) as entries,
      (select json_agg(json_build_array(c.id, c.name) order by c.sort_name, c.id)
        from court c where c.arena_id = a.id) as courts,
      (select json_agg(json_build_array(t.id, t.start_hour, t.is_available) order by t.start_hour)
        from time_slot t where t.arena_id = a.id) as slots,
      (select json_agg(json_build_array(x.time_slot_id, x.court_id, x.is_available))
        from slot_alteration x where x.arena_id = a.id and x.day = ${day}::date) as alterations,
      (select json_agg(json_build_array(held.court_id, held.hour,
          case when ${isOver(now)} then json_build_object('id', held.occupant_id, 'kind', held.kind) end))
        from ${HELD} where held.arena_id = a.id and held.day = ${day}::date) as claims
    from arena a where a.id = ${arenaId}::uuid and ${sql.raw(IS_PUBLIC)}`);
  const [row] = rows;
  return (
    row && {
      arena: { name: row.name, zone: row.zone },
      courtNames: new Map(row.courts),
      entries: (row.entries ?? []).map(([id, personId, courts, hours]) => ({ id, personId, courts, hours })),
      free: freeOf(row, day, now),
    }
  );
}

/** What nobody has. An hour that has begun is offered to nobody, though it can still be booked. */
function freeOf(row: Row, day: string, now: Date): QueueHour[] {
  const present = momentIn(now, row.zone);
  const later = { ...present, hour: present.hour + 1 };
  const claims = new Map((row.claims ?? []).map(([court, hour, over]) => [`${court} ${hour}`, over]));
  const alterations = (row.alterations ?? []).map(([timeSlot, court, isAvailable]) => ({
    timeSlot,
    court: court ?? undefined,
    isAvailable,
  }));
  const open = openOn(fromIsoDay(day), row.opening_hours);
  const slots = (row.slots ?? [])
    .map(([id, startHour, isAvailable]) => ({ id, startHour, isAvailable, price: 0 }))
    .filter(({ startHour }) => isBookableHour(fromIsoDay(day), startHour, later));
  return (row.courts ?? []).flatMap(([court]) =>
    slots.flatMap((slot) => {
      const over = claims.get(`${court} ${slot.startHour}`);
      const isFree = over !== null && isOffered(slot, court, { alterations, open });
      return isFree ? [{ court, hour: slot.startHour, over: over ?? null }] : [];
    }),
  );
}

/** Whose turn it is, for those of the free hours that are meant. */
export function dueOf({ entries, free }: Queue, isMeant: (hour: QueueHour) => boolean): Turn[] {
  return turnsOf(entries, free.filter(isMeant));
}
