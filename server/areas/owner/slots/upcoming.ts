import { sql } from 'drizzle-orm';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { countStanding, isAhead } from '#core/hours/held.ts';
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
  const those = sql`held.hour = ${hour} and ${isAhead(momentIn(tx.now, arena.zone))}`;
  const { count, day } = await countStanding(tx, arena.id, tx.now, those);
  return { reservations: count, next: day === null ? null : fromIsoDay(day) };
}
