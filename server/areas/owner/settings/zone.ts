import { and, eq, sql } from 'drizzle-orm';
import { areSameMoves, doesMove, type ZoneMoves } from '#domain/arenas/zoneMoves.ts';
import { zoneOfCity } from '#domain/arenas/zoneOf.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { fold } from '#domain/values/text/names.ts';
import { HELD, isAhead, isOver } from '#core/hours/held.ts';
import { type Queries, readNow } from '#platform/database/database.ts';
import { waiting } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { isStanding } from '#core/hours/waiting/standing.ts';
import { changeArena } from './changeArena.ts';
import { arenaIdOf, type ArenaRow, lockOwnedArena } from '#core/arenas/ownedArena.ts';

/** The clock of Brazil that is furthest behind: what is over by it is over at an arena by its old zone and by its new one. */
const LAST_ZONE = 'America/Rio_Branco';

/** The handlers of the calls about an arena's zone in `domain/contract/settings.ts`. */
export function zoneHandlers({ database }: Pick<Dependencies, 'database'>) {
  const arenaZone: Read<'arenaZone'> = async ({ viewer }) => ({
    data: { ahead: await readAhead(database.orm, arenaIdOf(viewer), await readNow(database)) },
  });
  return { arenaZone, updateArenaZone };
}

/** Refuses, with what moves, until the caller has seen exactly that. Of two at once the second sees what the first made. */
const updateArenaZone: Write<'updateArenaZone'> = {
  async decide({ viewer, query, body: { zone, seen } }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const ahead = await readAhead(tx, arena.id, tx.now);
    if (doesMove(ahead, [arena.zone, zone], tx.now) && !areSameMoves(ahead, seen)) refuse('zone_moves', { ahead });
    await keepWaiting(tx, arena, zone);
    return changeArena(tx, arena.id, query.version, { zone, zoneSetAt: tx.now });
  },
};

/**
 * The zone of an arena that moves to another city, where the old zone was the old city's and nothing lies ahead that it would move;
 * its settings say when the zone is not the city's.
 */
export async function zoneFollowing(tx: Transaction, arena: ArenaRow, city: string): Promise<Partial<ArenaRow>> {
  if (fold(city) === fold(arena.city) || arena.zone !== zoneOfCity(arena.city).zone) return {};
  return (await zoneIfNothingMoves(tx, { ...arena, city })) ?? {};
}

/** The zone of the arena's city, if that is beyond doubt and moves nothing. */
export async function zoneIfNothingMoves(tx: Transaction, arena: Pick<ArenaRow, 'id' | 'city' | 'zone'>) {
  const { zone, isSure } = zoneOfCity(arena.city);
  if (!isSure) return undefined;
  const ahead = await readAhead(tx, arena.id, tx.now);
  return doesMove(ahead, [arena.zone, zone], tx.now) ? undefined : { zone, zoneSetAt: tx.now };
}

/** A player waits until an hour of the wall clock, which is another instant by another zone. */
async function keepWaiting(tx: Transaction, { id, zone: before }: ArenaRow, zone: string): Promise<void> {
  const until = sql`(${waiting.until} at time zone ${before}) at time zone ${zone}`;
  await tx
    .update(waiting)
    .set({ until })
    .where(and(eq(waiting.arenaId, id), isStanding(tx.now)));
}

/** Whatever is not over at the arena and stands at hours of its wall clock. */
async function readAhead(queries: Queries, arenaId: string, now: Date): Promise<ZoneMoves> {
  const present = momentIn(now, LAST_ZONE);
  const today = sql`${toIsoDay(present.day)}::date`;
  const ofKinds = (...kinds: readonly string[]) =>
    sql`count(*) filter (where kept.kind = any(${sql.param(kinds)}::text[]))::int`;
  const { rows } = await queries.execute<ZoneMoves & Record<string, unknown>>(sql`
    with kept as (
      select distinct held.occupant_id, held.kind from ${HELD}
      where held.arena_id = ${arenaId} and ${isAhead(present)} and not ${isOver(now)})
    select ${ofKinds('booking', 'series')} as reservations, ${ofKinds('closure')} as closures,
      ${ofKinds('undoing', 'offer', 'event')} as others,
      (select count(*)::int from series where arena_id = ${arenaId} and (until_day is null or until_day >= ${today})) as series,
      (select count(*)::int from waiting where arena_id = ${arenaId} and ${isStanding(now)}) as waiting
    from kept`);
  const [ahead] = rows;
  if (!ahead) throw new Error('Nothing was counted');
  return ahead;
}
