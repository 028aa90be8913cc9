import { and, eq, inArray } from 'drizzle-orm';
import { payAtArena } from '../reservations/payAtArena.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { charges } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { type ChargeRow, tellingOf } from './charges.ts';
import type { ProviderCharge } from './provider.ts';
import { reservationOf } from './subject.ts';
import { tellDeskOfMoney, tellOfBill, tellOfCart } from './tellMoney.ts';

/**
 * The receiver marked an open charge as received in cash in the provider's panel: no PIX came, so the charge is over, and what it
 * was for is paid where it is played. Whoever receives is told, and books the money themselves: the panel does not say who took it.
 * Call it with the lock of what the charge is for.
 * @returns whether the charge was open
 */
export async function endInCash(tx: Transaction, charge: ChargeRow, reported: ProviderCharge): Promise<boolean> {
  const ended = await tx
    .update(charges)
    .set({ ...tellingOf(reported), status: 'cancelled', calledOffAt: tx.now })
    .where(and(eq(charges.id, charge.id), inArray(charges.status, ['requested', 'pending'])))
    .returning({ id: charges.id });
  if (ended.length === 0) return false;
  const sum = { value: charge.amountCentavos, change: 'in cash' };
  if (charge.purpose === 'bill') await tellOfBill(tx, charge, 'inCash', sum);
  if (charge.purpose === 'cart') await tellOfCart(tx, 'cartReceivedInCash', charge, sum);
  if (charge.purpose === 'reservation') {
    const which = reservationOf(charge);
    await payAtArena(tx, which);
    noteReservations(tx, which.arenaId, [which.reservationId]);
    await tellDeskOfMoney(tx, 'receivedInCash', charge, sum);
  }
  return true;
}
