import { and, eq } from 'drizzle-orm';
import { keep } from '../booking/occupants.ts';
import { reviveReservation } from '../booking/revive.ts';
import { lockSeriesOf, moveBillMoney } from '../series/bills/billMoney.ts';
import { returnShares } from '../registrations/cart/returnShares.ts';
import { takeCartMoney } from '../registrations/cart/takeCartMoney.ts';
import { charges } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { addJobs } from '../outbox/jobs.ts';
import { type ChargeRow, hasMoneyCome, tellingOf } from './charges.ts';
import { followCredit } from './followCredit.ts';
import type { MoneyState, ProviderCharge } from './provider.ts';
import { oweRefund } from './refunds.ts';
import { copyTrouble, returnReservation } from './reservationMoney.ts';
import { isPaidByCharge, reservationOf } from './subject.ts';
import { tellDeskOfMoney, tellPayer, tellTrouble } from './tellMoney.ts';
import { firstWatch } from './watch.ts';
import { noteReservations } from '../changes/noteChange.ts';

/** A report on a charge whose money came. */
export type ReportedMoney = ProviderCharge & { readonly state: MoneyState };

type Moved = 'unchanged' | 'paid' | 'refunding' | 'moved';

/**
 * Applies where the provider says the money of a charge is. Money that came for the first time either pays for the
 * reservation, cart or bill, or is refunded: never neither, never both. After that it may be refunded, disputed, lost and won.
 */
export async function moveMoney(tx: Transaction, asked: ChargeRow, reported: ReportedMoney): Promise<Moved> {
  const { id: chargeId } = asked;
  const { state } = reported;
  // Whoever changes a bill has locked its series before its charges.
  if (asked.purpose === 'bill') await lockSeriesOf(tx, asked);
  // Not FOR UPDATE, because transactions that insert a refund only need the charge to exist.
  const [before] = await tx.select().from(charges).where(eq(charges.id, chargeId)).for('no key update');
  if (!before || isKnown(before, reported)) return 'unchanged';
  const charge = {
    ...before,
    ...tellingOf(reported),
    status: state,
    refundedCentavos: state === 'refunded' ? before.amountCentavos : reported.refunded,
    approvedAt: before.approvedAt ?? reported.approvedAt ?? tx.now,
    toldAt: reported.updatedAt ?? before.toldAt,
    movedAt: tx.now,
  };
  const { status, refundedCentavos, approvedAt, toldAt, movedAt } = charge;
  await tx
    .update(charges)
    .set({ ...tellingOf(reported), status, refundedCentavos, approvedAt, toldAt, movedAt })
    .where(eq(charges.id, chargeId));
  const isNew = !hasMoneyCome(before.status);
  if (isNew) await addJobs(tx, [{ kind: 'watchCharge', charge: chargeId, dueAt: firstWatch(tx.now) }]);
  if (charge.purpose === 'bill') return moveBillMoney(tx, before, charge);
  // Money that came and went back before we asked pays for nothing.
  if (state === 'refunded') await returnAll(tx, charge);
  const bought = isNew && state !== 'refunded' ? await buy(tx, charge) : 'moved';
  await copyTrouble(tx, charge);
  await tellTrouble(tx, before, charge);
  if (charge.purpose === 'reservation') await followCredit(tx, reservationOf(charge));
  return bought;
}

/** Replies may arrive out of order: an older one is ignored. A charge that was refunded completely never changes. */
function isKnown(charge: ChargeRow, reported: ReportedMoney): boolean {
  if (charge.status === 'refunded') return true;
  if (!hasMoneyCome(charge.status)) return false;
  const isOlder = charge.toldAt !== null && reported.updatedAt !== null && reported.updatedAt < charge.toldAt;
  return isOlder || (charge.status === reported.state && charge.refundedCentavos === reported.refunded);
}

async function buy(tx: Transaction, charge: ChargeRow): Promise<'paid' | 'refunding'> {
  if (charge.purpose === 'cart') return takeCartMoney(tx, charge.id);
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

async function returnAll(tx: Transaction, charge: ChargeRow): Promise<void> {
  if (charge.purpose === 'cart') await returnShares(tx, charge);
  else await returnReservation(tx, charge);
}
