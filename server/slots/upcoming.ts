import { and, countDistinct, eq, gt, gte, isNull, min, ne, or } from 'drizzle-orm';
import { type Day, fromIsoDay, toIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { endOfGrace } from '../booking/expire.ts';
import { reservations, slotClaims } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';

interface Upcoming {
  readonly reservations: number;
  /** The day of the next one. */
  readonly next: Day | null;
}

/** Live reservations at an hour of an arena on any court, from the running hour on. */
export async function upcomingAt(
  tx: Transaction,
  arena: { readonly id: string; readonly zone: string },
  hour: number,
): Promise<Upcoming> {
  const now = momentIn(tx.now, arena.zone);
  const today = toIsoDay(now.day);
  const [found] = await tx
    .select({ reservations: countDistinct(slotClaims.reservationId), next: min(slotClaims.day) })
    .from(slotClaims)
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, slotClaims.arenaId), eq(reservations.id, slotClaims.reservationId)),
    )
    .where(
      and(
        eq(slotClaims.arenaId, arena.id),
        eq(slotClaims.hour, hour),
        hour >= now.hour ? gte(slotClaims.day, today) : gt(slotClaims.day, today),
        // A hold that nobody paid in time is over, tidied or not.
        or(
          ne(reservations.status, 'PENDENTE'),
          isNull(reservations.expiresAt),
          gt(reservations.expiresAt, endOfGrace(tx.now)),
        ),
      ),
    );
  return { reservations: found?.reservations ?? 0, next: found?.next ? fromIsoDay(found.next) : null };
}
