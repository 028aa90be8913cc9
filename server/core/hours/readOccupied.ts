import { and, eq, sql } from 'drizzle-orm';
import type { ClosureReason } from '#domain/hours/closureReason.ts';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { hourKey, type Occupied, type Right, type Taken } from '#domain/hours/occupied.ts';
import { HELD, isOverForDesk, type Over } from './held.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OccupantKind } from '#platform/database/schema/occupants.ts';
import { people } from '#platform/database/schema/people.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { present } from '#platform/http/present.ts';
import { type Offer, readOffer } from './readOffer.ts';

interface Asked {
  readonly arenaId: string;
  readonly now: Date;
  readonly days: readonly Day[];
  /** The series that asks: what is its own by right is free for it. */
  readonly own?: string;
  /** The reservations that it gives up: their hours are free for it. */
  readonly freed?: ReadonlySet<string>;
}

/** What an arena offers, and who has which of its hours, as its desk meets them. */
export interface ReadOccupied extends Occupied, Offer {
  /** By `hourKey`: who has an hour that the arena may take all the same. */
  readonly over: ReadonlyMap<string, Over>;
}

/** Reads what an arena offers on some days and who has it: by a claim, or by a series' right beyond its claims. */
export async function readOccupied(queries: Queries, asked: Asked): Promise<ReadOccupied> {
  const offer = await readOffer(queries, asked.arenaId, asked.days);
  const { taken, over } = await readTaken(queries, asked);
  return { ...offer, taken, over, rights: await readRights(queries, asked.arenaId, asked.own) };
}

/** Who is to be ended before these hours are claimed. */
export function overAt(
  { over }: Pick<ReadOccupied, 'over'>,
  hours: readonly { readonly day: Day; readonly court: string; readonly hour: number }[],
): Over[] {
  const found = hours.flatMap(({ day, court, hour }) => over.get(hourKey(day, court, hour)) ?? []);
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

interface TakenRow extends Record<string, unknown> {
  readonly day: string;
  readonly court: string;
  readonly hour: number;
  readonly id: string;
  readonly kind: OccupantKind;
  readonly isOver: boolean;
  readonly reason: ClosureReason | null;
  readonly isWeekly: boolean;
  readonly who: string | null;
}

async function readTaken(queries: Queries, { arenaId, days, now, freed }: Asked) {
  const { rows } = await queries.execute<TakenRow>(sql`
    select held.day::text as day, held.court_id as court, held.hour, held.occupant_id as id, held.kind,
      ${isOverForDesk(now)} as "isOver", x.reason, r.series_id is not null as "isWeekly",
      coalesce(p.name, r.guest_player_name) as who
    from ${HELD}
    left join closure x on x.arena_id = held.arena_id and x.id = held.occupant_id
    left join reservation r on r.arena_id = held.arena_id and r.id = held.occupant_id
    left join person p on p.id = r.player_id
    where held.arena_id = ${arenaId}::uuid and held.day = any(${sql.param(days.map(toIsoDay))}::date[])`);
  const [taken, over] = [new Map<string, Taken>(), new Map<string, Over>()];
  for (const { day, court, hour, id, kind, isOver, reason, isWeekly, who } of rows) {
    const key = hourKey(fromIsoDay(day), court, hour);
    if (isOver || (freed?.has(id) ?? false)) over.set(key, { id, kind });
    else if (reason !== null) taken.set(key, { kind: 'closure', reason });
    else taken.set(key, { kind: isWeekly ? 'series' : 'reservation', ...present({ who }) });
  }
  return { taken, over };
}

async function readRights(queries: Queries, arenaId: string, own: string | undefined): Promise<Right[]> {
  const decided = sql<
    string[] | null
  >`(select json_agg(week.day) from series_week week where week.arena_id = ${series.arenaId}
    and week.series_id = ${series.id} and week.day > ${series.claimedUntil})`;
  const rows = await queries
    .select({
      id: series.id,
      court: seriesRights.courtId,
      weekday: seriesRights.weekday,
      hour: seriesRights.hour,
      after: series.claimedUntil,
      from: series.fromDay,
      until: series.untilDay,
      decided,
      who: sql<string>`coalesce(${people.name}, ${series.guestPlayerName})`,
    })
    .from(seriesRights)
    .innerJoin(series, and(eq(series.arenaId, seriesRights.arenaId), eq(series.id, seriesRights.seriesId)))
    .leftJoin(people, eq(people.id, series.playerId))
    .where(eq(seriesRights.arenaId, arenaId));
  return rows
    .filter(({ id }) => id !== own)
    .map(({ id: _, after, from, until, decided: days, ...right }) => ({
      ...right,
      after: fromIsoDay(after),
      from: fromIsoDay(from),
      until: until === null ? undefined : fromIsoDay(until),
      decided: new Set(days ?? []),
    }));
}
