import { type Column, type SQL, sql } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { Moment } from '#domain/values/days/moment.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OccupantKind } from '#platform/database/schema/occupants.ts';
import { textOf } from '#platform/database/textOf.ts';

/**
 * SQL: who has which hours, as a table `held` with `arena_id`, `court_id`, `day`, `hour`, `occupant_id`, `kind` and
 * `expires_at`: each claim and what it is of. What the version before claims has no occupant yet: it is a booking without an end.
 */
export const HELD = sql.raw(`(
  select slot_claim.arena_id, slot_claim.court_id, slot_claim.day, slot_claim.hour, slot_claim.reservation_id as occupant_id,
    coalesce(occupant.kind, 'booking') as kind, occupant.expires_at
  from slot_claim
  left join occupant on occupant.arena_id = slot_claim.arena_id and occupant.id = slot_claim.reservation_id) as held`);

/** The same as SQL text. */
export const HELD_TEXT = textOf(HELD);

/** An occupant that is over and whose hours somebody wants. */
export interface Over {
  readonly id: string;
  readonly kind: OccupantKind;
}

/** True of what has its hours no longer, whatever its kind. */
export function isOver(now: Date | SQL, expiresAt: SQL | Column = sql.raw('held.expires_at')): SQL {
  const instant = now instanceof Date ? sql`${now.toISOString()}` : now;
  return sql`(${expiresAt} <= ${instant}::timestamptz) is true`;
}

/** Who looks at hours, or wants them: SQL that is true of the arena's desk, and a person's id or null. */
interface Asking {
  readonly now: SQL;
  readonly isDesk: SQL;
  readonly person: SQL;
}

/**
 * The same of `held`, and what these may have before: the desk what a command may still take back, since it freed it, and a
 * player what is offered to them.
 */
export function isOverFor({ now, isDesk, person }: Asking): SQL {
  return sql`(${isOver(now)} or (held.kind = 'undoing' and ${isDesk} is true)
    or (held.kind = 'offer' and exists (select from waiting_offer made
      where made.arena_id = held.arena_id and made.id = held.occupant_id and made.person_id = ${person})))`;
}

/** The desk, at an instant. */
export function isOverForDesk(now: Date): SQL {
  return isOverFor({ now: sql`${now.toISOString()}`, isDesk: sql`true`, person: sql`null::uuid` });
}

/** True of hours from the running one on, by a moment on the arena's wall clock. */
export function isAhead({ day, hour }: Moment, of = { day: sql.raw('held.day'), hour: sql.raw('held.hour') }): SQL {
  const today = sql`${toIsoDay(day)}::date`;
  return sql`(${of.day} > ${today} or (${of.day} = ${today} and ${of.hour} >= ${hour}::int))`;
}

/** What stands at some hours, and is no closure. */
export interface Standing extends Record<string, unknown> {
  /** How many they are. */
  readonly count: number;
  /** `2026-03-05` of the first, or null when nothing stands there. */
  readonly day: string | null;
  readonly hour: number | null;
}

/** Counts what has hours of an arena that meet a condition on `held`, and finds the first of them. */
export async function countStanding(queries: Queries, arenaId: string, now: Date, those: SQL): Promise<Standing> {
  const { rows } = await queries.execute<Standing>(sql`
    with standing as (
      select held.occupant_id, held.day, held.hour from ${HELD}
      where held.arena_id = ${arenaId}::uuid and held.kind <> 'closure' and not ${isOver(now)} and ${those})
    select (select count(distinct occupant_id)::int from standing) as count, first.day::text as day, first.hour
    from (select) as one left join (select day, hour from standing order by day, hour limit 1) as first on true`);
  const [found] = rows;
  if (!found) throw new Error('Nothing was counted');
  return found;
}
