import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Alteration } from '../../domain/booking/availability.ts';
import { type Day, fromIsoDay, toIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { type ArenaWeeks, hourKey, hoursOf, type Right, type Span, type Taken } from '../../domain/series/conflicts.ts';
import type { Over } from '../booking/endOver.ts';
import { OCCUPIES } from '../booking/occupants.ts';
import type { Queries } from '../database/database.ts';
import { courts, slotAlterations, timeSlots } from '../database/schema/arenas.ts';
import { closures } from '../database/schema/closures.ts';
import { occupants } from '../database/schema/occupants.ts';
import { people } from '../database/schema/people.ts';
import { reservations, slotClaims } from '../database/schema/reservations.ts';
import { series, seriesRights } from '../database/schema/series.ts';
import { present } from '../http/present.ts';

interface Asked {
  readonly arena: { readonly id: string; readonly zone: string };
  readonly now: Date;
  readonly days: readonly Day[];
  /** The series that asks: what is its own by right is free for it. */
  readonly own?: string;
}

/** What an arena has on some days: its offer, who has which hours, and what is left there of who has them no longer. */
export interface ReadWeeks {
  readonly arena: ArenaWeeks;
  readonly courtNames: ReadonlyMap<string, string>;
  /** By `hourKey`: who has an hour that the arena may take all the same. */
  readonly over: ReadonlyMap<string, Over>;
}

export async function readWeeks(queries: Queries, { arena: { id: arenaId, zone }, now, days, own }: Asked) {
  const isos = days.map(toIsoDay);
  const ofArena = await queries
    .select({ id: courts.id, name: courts.name })
    .from(courts)
    .where(eq(courts.arenaId, arenaId))
    .orderBy(asc(courts.sortName), asc(courts.id));
  const slots = await queries
    .select({
      id: timeSlots.id,
      startHour: timeSlots.startHour,
      price: timeSlots.priceCentavos,
      isAvailable: timeSlots.isAvailable,
    })
    .from(timeSlots)
    .where(eq(timeSlots.arenaId, arenaId));
  const { taken, over } = await readTaken(queries, arenaId, isos, now);
  const arena: ArenaWeeks = {
    now: momentIn(now, zone),
    courts: ofArena.map(({ id }) => id),
    slots,
    alterations: await readAlterations(queries, arenaId, isos),
    taken,
    rights: await readRights(queries, arenaId, own),
  };
  return { arena, over, courtNames: new Map(ofArena.map(({ id, name }) => [id, name])) } satisfies ReadWeeks;
}

/** Who is to be ended before these hours are claimed. */
export function overIn(
  { over }: Pick<ReadWeeks, 'over'>,
  wanted: readonly { readonly day: Day; readonly span: Span }[],
) {
  const found = wanted.flatMap(({ day, span }) =>
    hoursOf(span).flatMap((hour) => over.get(hourKey(day, span.court, hour)) ?? []),
  );
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

async function readAlterations(queries: Queries, arenaId: string, days: readonly string[]) {
  const rows = await queries
    .select()
    .from(slotAlterations)
    .where(and(eq(slotAlterations.arenaId, arenaId), inArray(slotAlterations.day, [...days])));
  const alterations = new Map<string, Alteration[]>();
  for (const { day, timeSlotId, isAvailable, courtId } of rows) {
    const ofDay = alterations.get(day) ?? [];
    ofDay.push({ timeSlot: timeSlotId, isAvailable, ...present({ court: courtId }) });
    alterations.set(day, ofDay);
  }
  return alterations;
}

async function readTaken(queries: Queries, arenaId: string, days: readonly string[], now: Date) {
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
    .where(and(eq(slotClaims.arenaId, arenaId), inArray(slotClaims.day, [...days])));
  const [taken, over] = [new Map<string, Taken>(), new Map<string, Over>()];
  for (const { day, courtId, hour, id, kind, expiresAt, reason, seriesId, who } of rows) {
    const key = hourKey(fromIsoDay(day), courtId, hour);
    // What a command may still take back is free for the arena, as in `isOverFor` of server/booking/occupants.ts.
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
