import { sql } from 'drizzle-orm';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import { isPaidByCharge, reservationOf } from './subject.ts';

/** Copies to the reservation what its owner must know of the charge, besides the status. */
export async function copyTrouble(tx: Transaction, charge: ChargeRow): Promise<void> {
  if (charge.purpose !== 'reservation') return;
  const { status, amountCentavos, refundedCentavos, unreachableSince } = charge;
  const trouble = status === 'disputed' || status === 'charged_back' ? status : 'none';
  // What its hours cost that are left, less what the charge still has. A closure that took hours gave their price back.
  const { totalCentavos } = reservations;
  const partly = sql`greatest(0, ${totalCentavos} - ${amountCentavos - refundedCentavos}::int)`;
  const which = reservationOf(charge);
  noteReservations(tx, which.arenaId, [which.reservationId]);
  await tx
    .update(reservations)
    .set({
      chargeTrouble: unreachableSince === null ? trouble : 'unreachable',
      lostCentavos: status === 'charged_back' ? totalCentavos : status === 'refunded' ? 0 : partly,
    })
    .where(isPaidByCharge(which));
}
