import { payAtArena } from './payAtArena.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { cancelOpen } from './cancelOpen.ts';
import type { ChargeRow } from './charges.ts';
import type { ProviderCharge } from './provider.ts';
import { reservationOf } from './subject.ts';
import { tellDeskOfLink, tellDeskOfMoney, tellOfBill, tellOfCart } from './tellMoney.ts';

/**
 * The receiver marked an open charge as received in cash in the provider's panel: no PIX came, so the charge is over, and what it
 * was for is paid where it is played. Whoever receives is told, and books the money themselves: the panel does not say who took it.
 * Call it with the lock of what the charge is for.
 * @returns whether the charge was open
 */
export async function endInCash(tx: Transaction, charge: ChargeRow, reported: ProviderCharge): Promise<boolean> {
  if (!(await cancelOpen(tx, charge, reported, { calledOffAt: tx.now }))) return false;
  const sum = { value: charge.amountCentavos, change: 'in cash' };
  if (charge.purpose === 'bill') await tellOfBill(tx, charge, 'inCash', sum);
  if (charge.purpose === 'link') await tellDeskOfLink(tx, 'receivedInCash', charge, sum);
  if (charge.purpose === 'cart') await tellOfCart(tx, 'cartReceivedInCash', charge, sum);
  if (charge.purpose === 'reservation') {
    const which = reservationOf(charge);
    await payAtArena(tx, which);
    noteReservations(tx, which.arenaId, [which.reservationId]);
    await tellDeskOfMoney(tx, 'receivedInCash', charge, sum);
  }
  return true;
}
