import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { hourKey, type Occupied, type Right, type Taken } from '#domain/hours/occupied.ts';
import type { Over } from './endOver.ts';
import { OCCUPIES } from './occupants.ts';
import type { Queries } from '#platform/database/database.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { present } from '#platform/http/present.ts';

interface Asked {
  readonly arenaId: string;
  readonly now: Date;
  readonly days: readonly Day[];
  /** The series that asks: what is its own by right is free for it. */
  readonly own?: string;
}

/** Who has which hours, as the arena's desk meets them. */
export interface ReadOccupied extends Occupied {
  /** By `hourKey`: who has an hour that the arena may take all the same. */
  readonly over: ReadonlyMap<string, Over>;
}

/** Reads who has which hours of an arena on some days: by a claim, or by a series' right beyond its claims. */
export async function readOccupied(queries: Queries, asked: Asked): Promise<ReadOccupied> {
  const { taken, over } = await readTaken(queries, asked);
  return { taken, over, rights: await readRights(queries, asked.arenaId, asked.own) };
}

/** Who is to be ended before these hours are claimed. */
export function overAt(
  { over }: Pick<ReadOccupied, 'over'>,
  hours: readonly { readonly day: Day; readonly court: string; readonly hour: number }[],
): Over[] {
  const found = hours.flatMap(({ day, court, hour }) => over.get(hourKey(day, court, hour)) ?? []);
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

async function readTaken(queries: Queries, { arenaId, days, now }: Asked) {
  const rows = await queries
    .select({
      day: slotClaims.day,
      courtId: slotClaims.courtId,
      hour: slotClaims.hour,
      id: slotClaims.occupantId,
      kind: occupants.kind,
      expiresAt: occupants.expiresAt,
      reason: closures.reason,
      seriesId: reservations.seriesId,
      who: sql<string | null>`coalesce(${people.name}, ${reservations.guestPlayerName})`,
    })
    .from(slotClaims)
    .leftJoin(occupants, OCCUPIES)
    .leftJoin(closures, and(eq(closures.arenaId, slotClaims.arenaId), eq(closures.id, slotClaims.occupantId)))
    .leftJoin(
      reservations,
      and(eq(reservations.arenaId, slotClaims.arenaId), eq(reservations.id, slotClaims.occupantId)),
    )
    .leftJoin(people, eq(people.id, reservations.playerId))
    .where(and(eq(slotClaims.arenaId, arenaId), inArray(slotClaims.day, days.map(toIsoDay))));
  const [taken, over] = [new Map<string, Taken>(), new Map<string, Over>()];
  for (const { day, courtId, hour, id, kind, expiresAt, reason, seriesId, who } of rows) {
    const key = hourKey(fromIsoDay(day), courtId, hour);
    // What a command may still take back is free for the arena, as in `isOverFor` of server/core/hours/occupants.ts.
    const isOver = kind === 'undoing' || (expiresAt !== null && expiresAt <= now);
    if (kind !== null && isOver) over.set(key, { id, kind });
    else if (reason !== null) taken.set(key, { kind: 'closure', reason });
    else taken.set(key, { kind: seriesId === null ? 'reservation' : 'series', ...present({ who }) });
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
