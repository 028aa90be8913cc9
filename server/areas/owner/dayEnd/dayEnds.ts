import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { dayEnds } from '#platform/database/schema/dayEnds.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** A day that may be over: of which arena, and since when it is looked at. */
export interface DueDay {
  readonly arenaId: string;
  readonly arena: string;
  readonly zone: string;
  readonly day: Day;
  readonly lookAt: Date;
}

/** Has the job look at the arena's day at its next turn, for its till was closed. */
export async function lookAtDay(tx: Transaction, arenaId: string): Promise<void> {
  await tx.update(dayEnds).set({ lookAt: tx.now }).where(eq(dayEnds.arenaId, arenaId));
}

/** Begins with today for each arena that has no row yet: those of the versions before, and new ones. */
export async function beginDays(tx: Transaction): Promise<void> {
  const at = sql`${tx.now.toISOString()}::timestamptz`;
  const own = tx
    .select({ one: sql`1` })
    .from(dayEnds)
    .where(eq(dayEnds.arenaId, arenas.id));
  await tx
    .insert(dayEnds)
    .select(
      tx
        .select({
          arenaId: arenas.id,
          day: sql<string>`(${at} at time zone ${arenas.zone})::date`.as('day'),
          lookAt: sql<Date>`${at}`.as('look_at'),
        })
        .from(arenas)
        .where(and(isNull(arenas.closedAt), notExists(own))),
    )
    .onConflictDoNothing();
}

/** The days to look at now, the longest waiting first. */
export async function readDueDays(queries: Queries, now: Date, most: number): Promise<DueDay[]> {
  const rows = await queries
    .select({
      arenaId: dayEnds.arenaId,
      arena: arenas.name,
      zone: arenas.zone,
      day: dayEnds.day,
      lookAt: dayEnds.lookAt,
    })
    .from(dayEnds)
    .innerJoin(arenas, eq(arenas.id, dayEnds.arenaId))
    .where(and(lte(dayEnds.lookAt, now), isNull(arenas.closedAt)))
    .orderBy(asc(dayEnds.lookAt))
    .limit(most);
  return rows.map((row) => ({ ...row, day: fromIsoDay(row.day) }));
}

/**
 * Says when to look next, and at which day. False when somebody else did meanwhile: another process, or a till that was closed,
 * which is then looked at anew.
 */
export async function goOn(
  tx: Transaction,
  { arenaId, day, lookAt }: Pick<DueDay, 'arenaId' | 'day' | 'lookAt'>,
  next: { readonly day: Day; readonly lookAt: Date },
): Promise<boolean> {
  const gone = await tx
    .update(dayEnds)
    .set({ day: toIsoDay(next.day), lookAt: next.lookAt })
    .where(and(eq(dayEnds.arenaId, arenaId), eq(dayEnds.day, toIsoDay(day)), eq(dayEnds.lookAt, lookAt)))
    .returning({ arenaId: dayEnds.arenaId });
  return gone.length > 0;
}
