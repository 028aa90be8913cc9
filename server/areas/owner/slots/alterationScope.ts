import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { isBookableHour } from '#domain/slots/availability.ts';
import { compareDays, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { daysMeant, type ManyAlterations } from '#domain/slots/manyAlterations.ts';
import { countStanding } from '#core/hours/held.ts';
import type { Queries } from '#platform/database/database.ts';
import { courts, slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import { refuse } from '#platform/http/handler.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';

/** The same hours on some days. */
interface Block {
  readonly days: readonly string[];
  readonly slots: readonly { readonly id: string; readonly startHour: number }[];
}

export interface AlterationScope {
  readonly arenaId: string;
  /** Undefined for all. */
  readonly courts: readonly string[] | undefined;
  /** Two at most: today has fewer hours left than the other days. */
  readonly blocks: readonly Block[];
  readonly now: Date;
}

/** The hours that are meant and not over, each of them the arena's own. */
export async function scopeOf(
  queries: Queries,
  arena: ArenaRow,
  asked: ManyAlterations,
  now: Date,
): Promise<AlterationScope> {
  const slots = await slotsNamed(queries, arena.id, asked.timeSlots);
  const places = asked.courts && (await courtsNamed(queries, arena.id, asked.courts));
  const moment = momentIn(now, arena.zone);
  const days = daysMeant(asked);
  const later = days.filter((day) => compareDays(day, moment.day) > 0).map(toIsoDay);
  const today = days.filter((day) => compareDays(day, moment.day) === 0).map(toIsoDay);
  const left = slots.filter(({ startHour }) => isBookableHour(moment.day, startHour, moment));
  const blocks = [
    { days: later, slots },
    { days: today, slots: left },
  ];
  return {
    arenaId: arena.id,
    courts: places,
    blocks: blocks.filter((block) => block.days.length > 0 && block.slots.length > 0),
    now,
  };
}

async function slotsNamed(queries: Queries, arenaId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const found = await queries
    .select({ id: timeSlots.id, startHour: timeSlots.startHour })
    .from(timeSlots)
    .where(and(eq(timeSlots.arenaId, arenaId), inArray(timeSlots.id, wanted)));
  return found.length === wanted.length ? found : refuse('slot_not_found');
}

async function courtsNamed(queries: Queries, arenaId: string, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const found = await queries
    .select({ id: courts.id })
    .from(courts)
    .where(and(eq(courts.arenaId, arenaId), inArray(courts.id, wanted)));
  return found.length === wanted.length ? found.map(({ id }) => id) : refuse('court_not_found');
}

/** True of the alterations that are there at these hours. */
export function isMeant({ arenaId, courts: places, blocks }: AlterationScope): SQL | undefined {
  return and(
    eq(slotAlterations.arenaId, arenaId),
    places && inArray(slotAlterations.courtId, [...places]),
    or(
      ...blocks.map(({ days, slots }) =>
        and(
          inArray(slotAlterations.day, [...days]),
          inArray(
            slotAlterations.timeSlotId,
            slots.map(({ id }) => id),
          ),
        ),
      ),
    ),
  );
}

/** Live reservations at these hours. */
export async function reservationsIn(
  queries: Queries,
  { arenaId, courts: places, blocks, now }: AlterationScope,
): Promise<number> {
  if (blocks.length === 0) return 0;
  const isInBlock = blocks.map(({ days, slots }) => {
    const hours = slots.map(({ startHour }) => startHour);
    return sql`(held.day = any(${sql.param([...days])}::date[]) and held.hour = any(${sql.param(hours)}::int[]))`;
  });
  const isAtCourt = places ? sql`held.court_id = any(${sql.param([...places])}::uuid[])` : sql`true`;
  const those = sql`held.kind = 'booking' and ${isAtCourt} and (${sql.join(isInBlock, sql` or `)})`;
  const { count } = await countStanding(queries, arenaId, now, those);
  return count;
}

/** The alterations that are asked for, without their ids. */
export function rowsOf({ arenaId, courts: places, blocks }: AlterationScope, { change, price }: ManyAlterations) {
  return blocks.flatMap(({ days, slots }) =>
    days.flatMap((day) =>
      slots.flatMap(({ id: timeSlotId }) =>
        (places ?? [null]).map((courtId) => ({
          arenaId,
          timeSlotId,
          day,
          courtId,
          isAvailable: change === 'open',
          priceCentavos: price ?? null,
        })),
      ),
    ),
  );
}
