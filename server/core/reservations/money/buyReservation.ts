import { and, eq } from 'drizzle-orm';
import { keep } from '../../hours/occupants.ts';
import { reviveReservation } from '../revive.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from '../../payment/charges.ts';
import { oweRefund } from '../../payment/refunds.ts';
import { isPaidByCharge, reservationOf } from '../../payment/subject.ts';
import { tellDeskOfMoney, tellPayer } from '../../payment/tellMoney.ts';

/** Money that came for the first time pays for its reservation, also for one that expired since; else it goes back. */
export async function buy(tx: Transaction, charge: ChargeRow): Promise<'paid' | 'refunding'> {
  const reservation = reservationOf(charge);
  // Money of an account of the owner's own is with the owner already.
  const paid = { ...reservation, isPassedOn: charge.accountId !== null };
  const sum = { value: charge.amountCentavos, change: '' };
  if ((await pay(tx, paid)) || (await reviveReservation(tx, paid))) {
    await tellDeskOfMoney(tx, 'pixReceived', charge, sum);
    return 'paid';
  }
  await oweRefund(tx, { ...reservation, chargeId: charge.id, reason: 'paid late', amount: charge.amountCentavos });
  await tellPayer(tx, 'paidTooLate', charge, sum);
  return 'refunding';
}

type Paid = ReturnType<typeof reservationOf> & { readonly isPassedOn: boolean };

async function pay(tx: Transaction, { arenaId, reservationId, isPassedOn }: Paid): Promise<boolean> {
  const paid = await tx
    .update(reservations)
    .set({ status: 'PAGA', closedAt: tx.now, isPassedOn })
    .where(and(isPaidByCharge({ arenaId, reservationId }), eq(reservations.status, 'PENDENTE')))
    .returning({ id: reservations.id });
  if (paid.length === 0) return false;
  noteReservations(tx, arenaId, [reservationId]);
  await keep(tx, arenaId, reservationId);
  return true;
}
