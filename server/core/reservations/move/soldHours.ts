import { and, eq, sql } from 'drizzle-orm';
import type { HourLine } from '../courtLines.ts';
import type { HourBefore } from '#platform/database/schema/moves.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';

export function soldHour({ price: priceCentavos, ...hour }: HourLine): HourBefore {
  const { courtId, courtName, timeSlotId, hour: startHour, sport } = hour;
  return { courtId, courtName, timeSlotId, hour: startHour, sport, priceCentavos };
}

/** Set with every change of the hours. */
export const HOURS_CHANGED = { hoursVersion: sql`${reservations.hoursVersion} + 1` };

/** The reservation has these hours from now on, and no other. */
export async function writeHours(
  tx: Transaction,
  { arenaId, id: reservationId }: { readonly arenaId: string; readonly id: string },
  hours: readonly HourBefore[],
): Promise<void> {
  const isOwn = and(eq(reservationSlots.arenaId, arenaId), eq(reservationSlots.reservationId, reservationId));
  await tx.delete(reservationSlots).where(isOwn);
  await tx.insert(reservationSlots).values(hours.map((hour) => ({ ...hour, arenaId, reservationId })));
}
