import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { compareDays, fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { closeReservation } from '../../hours/closeReservations.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { refunds } from '#platform/database/schema/payments.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { onePerson } from '../../notices/audiences.ts';
import { readBookedFacts } from '../../notices/reservationNotices.ts';
import { tell } from '../../notices/tell.ts';
import { type ChargeRow, hasMoneyCome } from '../../payment/charges.ts';
import { buy } from './buyReservation.ts';
import { copyTrouble } from '../../payment/copyTrouble.ts';
import { followCredit } from '../../payment/followCredit.ts';
import type { SubjectMoney } from '../../payment/subjectMoney.ts';
import { isPaidByCharge, reservationOf } from '../../payment/subject.ts';
import { tellPayer, tellTrouble } from '../../payment/tellMoney.ts';
import { writeReturned } from '../../payment/writeReturned.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

/** What the money of a PIX does to its reservation. */
export const reservationMoney: SubjectMoney = {
  async move(tx, before, charge) {
    // Money that came and went back before we asked pays for nothing.
    const isBack = charge.status === 'refunded';
    if (isBack) await returnReservation(tx, charge);
    const bought = !isBack && !hasMoneyCome(before.status) ? await buy(tx, charge) : 'moved';
    await copyTrouble(tx, charge);
    await tellTrouble(tx, before, charge);
    await followCredit(tx, reservationOf(charge));
    return bought;
  },
};

/**
 * The provider reports that all of the money was refunded. A reservation that has not begun is cancelled and its hours
 * are free. One that has begun keeps its status, and its money has to be collected again. One whose money the desk
 * receives stays as it is.
 */
async function returnReservation(tx: Transaction, charge: ChargeRow): Promise<void> {
  const which = reservationOf(charge);
  // The reservation is locked before its refund, in the same order as when it is cancelled.
  const found = await lockAndLook(tx, which);
  noteReservations(tx, which.arenaId, [which.reservationId]);
  const parts = await writePartsReturned(tx, charge.id);
  const rest = charge.amountCentavos - parts.sum;
  if (rest > 0) await writeReturned(tx, { chargeId: charge.id, part: 'all', amount: rest });
  if (!found) return;
  const from = found.hasBegun ? (['PENDENTE'] as const) : (['PENDENTE', 'PAGA'] as const);
  const isCancelled = rest > 0 && (await closeReservation(tx, { ...which, from, to: 'CANCELADA' }));
  if (isCancelled) {
    const { playerId, facts } = await readBookedFacts(tx, which);
    const told = { to: onePerson(playerId), subject: which.reservationId, change: charge.id, facts };
    await tell(tx, 'reservationCancelled', told);
  }
  const value = parts.toTell + rest;
  if (value > 0) await tellPayer(tx, 'refundDone', charge, { value, change: 'all' });
  // Closures took all that it had cost: what is left of it costs nothing, and is not owed again.
  if (rest <= 0) return;
  await tx
    .update(reservations)
    .set({ moneyBack: 'done' })
    .where(and(isPaidByCharge(which), ne(reservations.moneyBack, 'repaid')));
}

/**
 * The money of hours that closures took is back with the rest. Returns how much of the charge that was, and how much of it the
 * payer has not heard of, in centavos.
 */
async function writePartsReturned(tx: Transaction, chargeId: string): Promise<{ sum: number; toTell: number }> {
  const parts = and(eq(refunds.chargeId, chargeId), ne(refunds.part, 'all'));
  const amount = { amount: refunds.amountCentavos };
  const rows = await tx.select(amount).from(refunds).where(parts);
  const written = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: tx.now })
    .where(and(parts, inArray(refunds.state, ['owed', 'sent', 'refused'])))
    .returning(amount);
  return { sum: sumOf(rows), toTell: sumOf(written) };
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

async function lockAndLook(tx: Transaction, which: ReturnType<typeof reservationOf>) {
  const firstHour = sql<number>`(
    select min(${reservationSlots.hour}) from ${reservationSlots}
    where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id})`;
  const [found] = await tx
    .select({ day: reservations.day, zone: arenas.zone, firstHour })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(isPaidByCharge(which))
    .for('update', { of: reservations });
  if (!found) return undefined;
  const now = momentIn(tx.now, found.zone);
  const days = compareDays(fromIsoDay(found.day), now.day);
  return { hasBegun: days < 0 || (days === 0 && found.firstHour <= now.hour) };
}
