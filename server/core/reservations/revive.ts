import { and, eq } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { occupy, release } from '../hours/release.ts';
import { isStillOffered } from '../sale/plan.ts';
import { takeVoucherAgain } from '../ledger/vouchers.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

interface Which {
  readonly arenaId: string;
  readonly reservationId: string;
}

interface Revived extends Which {
  /** Whether its money went to its owner. */
  readonly isPassedOn: boolean;
}

/**
 * Revives an expired reservation that was paid late: it becomes PAGA if its hours are not over, still open and free,
 * and its voucher still has a credit. Otherwise it changes nothing and returns false.
 */
export async function reviveReservation(tx: Transaction, which: Revived): Promise<boolean> {
  const [expired] = await tx
    .select({ day: reservations.day })
    .from(reservations)
    .where(and(isIt(which), eq(reservations.status, 'EXPIRADA')))
    .for('update');
  if (!expired) return false;
  const hours = await tx
    .select({
      courtId: reservationSlots.courtId,
      timeSlotId: reservationSlots.timeSlotId,
      hour: reservationSlots.hour,
    })
    .from(reservationSlots)
    .where(and(eq(reservationSlots.arenaId, which.arenaId), eq(reservationSlots.reservationId, which.reservationId)));
  const selection = { arenaId: which.arenaId, day: fromIsoDay(expired.day), hours };
  if (!(await isStillOffered(tx, selection, (zone) => momentIn(tx.now, zone)))) return false;
  const occupant = { arenaId: which.arenaId, id: which.reservationId, kind: 'booking' } as const;
  const { day } = expired;
  const wanted = hours.map(({ courtId, hour }) => ({ courtId, day, hour }));
  if (!(await occupy(tx, occupant, wanted))) return false;
  if (!(await takeVoucherAgain(tx, which))) {
    await release(tx, which.arenaId, [which.reservationId]);
    return false;
  }
  await tx
    .update(reservations)
    .set({ status: 'PAGA', closedAt: tx.now, isPassedOn: which.isPassedOn })
    .where(and(isIt(which), eq(reservations.status, 'EXPIRADA')));
  noteReservations(tx, which.arenaId, [which.reservationId]);
  return true;
}

function isIt({ arenaId, reservationId }: Which) {
  return and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId));
}
