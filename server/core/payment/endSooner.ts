import { and, eq } from 'drizzle-orm';
import { afterGrace } from '../hours/holdOver.ts';
import { keep } from '../hours/occupants.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { ChargeRow } from './charges.ts';
import { isPaidByCharge, reservationOf } from './subject.ts';
import { expiryOf } from './watch.ts';

/** The code of a charge ends before our own deadline: so do the charge, and the hold of the reservation that it is for. */
export async function endSooner(tx: Transaction, charge: ChargeRow, expiresAt: Date): Promise<void> {
  await tx.update(charges).set({ expiresAt }).where(eq(charges.id, charge.id));
  await addJobs(tx, [expiryOf({ id: charge.id, expiresAt })]);
  if (charge.purpose !== 'reservation') return;
  const which = reservationOf(charge);
  const held = await tx
    .update(reservations)
    .set({ expiresAt })
    .where(and(isPaidByCharge(which), eq(reservations.status, 'PENDENTE')))
    .returning({ id: reservations.id });
  if (held.length === 0) return;
  await keep(tx, which.arenaId, which.reservationId, afterGrace(expiresAt));
  noteReservations(tx, which.arenaId, [which.reservationId]);
}
