import { and, eq, gt, sql } from 'drizzle-orm';
import { Schema } from 'effect';
import { BillFacts, type ReminderKind } from '#domain/notices/reminderKinds.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { firstOf, fromIsoMonth } from '#domain/values/days/month.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { series } from '#platform/database/schema/series.ts';
import { billLeft } from './billLeft.ts';

interface BillOf {
  readonly kind: Extract<ReminderKind, 'billDue' | 'billDueToday' | 'billLate'>;
  readonly seriesId: string;
  readonly person: string;
  /** As they were told. */
  readonly facts: unknown;
  readonly now: Date;
}

/** Whether a bill of which its player was told is still owed, beyond what the arena owes them, and one that is soon due not late. */
export async function isBillStillOwed(
  queries: Queries,
  { kind, seriesId, person, facts, now }: BillOf,
): Promise<boolean> {
  const { month, due } = Schema.decodeUnknownSync(BillFacts)(facts);
  const first = sql`${toIsoDay(firstOf(fromIsoMonth(month)))}::date`;
  const isInTime = sql`${due}::date >= (${now.toISOString()}::timestamptz at time zone ${arenas.zone})::date`;
  const found = await queries
    .select({ id: series.id })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .where(
      and(
        eq(series.id, seriesId),
        eq(series.playerId, person),
        gt(billLeft(queries, first), 0),
        kind === 'billLate' ? undefined : isInTime,
      ),
    );
  return found.length > 0;
}
