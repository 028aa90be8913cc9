import { and, countDistinct, eq, gt, gte, min, sql } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { isOver, OCCUPIES } from '#core/hours/occupants.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';

interface Upcoming {
  readonly reservations: number;
  /** The day of the next reservation. */
  readonly next: Day | null;
}

/** Live reservations at an hour of an arena on any court, including the current hour. */
export async function upcomingAt(
  tx: Transaction,
  arena: { readonly id: string; readonly zone: string },
  hour: number,
): Promise<Upcoming> {
  const now = momentIn(tx.now, arena.zone);
  const today = toIsoDay(now.day);
  const [found] = await tx
    .select({ reservations: countDistinct(slotClaims.occupantId), next: min(slotClaims.day) })
    .from(slotClaims)
    .leftJoin(occupants, OCCUPIES)
    .where(
      and(
        eq(slotClaims.arenaId, arena.id),
        eq(slotClaims.hour, hour),
        hour >= now.hour ? gte(slotClaims.day, today) : gt(slotClaims.day, today),
        sql`(${isOver(tx.now)}) is not true`,
        sql`${occupants.kind} is distinct from 'closure'`,
      ),
    );
  return { reservations: found?.reservations ?? 0, next: found?.next ? fromIsoDay(found.next) : null };
}
