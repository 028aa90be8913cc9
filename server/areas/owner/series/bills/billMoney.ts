import { and, asc, eq, sql } from 'drizzle-orm';
import { paymentsByPix } from '#domain/series/bill.ts';
import { takePaymentBack } from '#core/reservations/payments.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from '#core/payment/charges.ts';
import { oweInVain } from '#core/payment/refunds.ts';
import { writeReturned } from '#core/payment/writeReturned.ts';
import { billOfCharge } from '#core/payment/subject.ts';
import type { SubjectMoney } from '#core/payment/subjectMoney.ts';
import { tellOfBill } from '#core/payment/tellMoney.ts';
import { lockSeries } from '../seriesRow.ts';
import { lockBill } from './lockBill.ts';
import { addWeekPayments } from './settleBill.ts';
import { IS_LIVE } from '#core/hours/live.ts';

/** What the money of a PIX does to its bill: it pays while the platform has it, and no longer. */
export const billMoney: SubjectMoney = {
  // Whoever changes a bill has locked its series before its charges.
  async lock(tx, charge) {
    const { arenaId, id } = billOfCharge(charge);
    await lockSeries(tx, arenaId, id);
  },
  async move(tx, before, charge) {
    const [had, has] = [isHere(before), isHere(charge)];
    const moved = !had && has ? await takeBillMoney(tx, charge) : 'moved';
    const hasLost = had && !has && (await loseBillMoney(tx, charge));
    if (charge.status === 'refunded') await noteReturned(tx, charge, hasLost);
    else if (moved !== 'refunding') await tellTrouble(tx, before, charge);
    return moved;
  },
};

/** A dispute leaves the money where it is until it is lost. */
function isHere({ status }: ChargeRow): boolean {
  return status === 'approved' || status === 'disputed';
}

/** Money pays the bill of now as {@link paymentsByPix} says, or goes back. */
async function takeBillMoney(tx: Transaction, charge: ChargeRow): Promise<'paid' | 'refunding'> {
  const { arenaId } = billOfCharge(charge);
  const sum = { value: charge.amountCentavos, change: '' };
  const bill = (await isGoingBack(tx, charge)) ? undefined : await lockBillOf(tx, charge);
  const byWeek = bill && paymentsByPix(bill, charge.amountCentavos);
  if (!byWeek) {
    await oweInVain(tx, charge);
    await tellOfBill(tx, charge, 'tooLate', sum);
    return 'refunding';
  }
  const payments = byWeek.map(({ reservation, credit, received }) => ({
    reservation,
    entries: [
      { kind: 'payment' as const, info: '', value: credit, method: 'player_credit' as const },
      { kind: 'payment' as const, info: '', value: received, method: 'platform' as const, charge: charge.id },
    ],
  }));
  await addWeekPayments(tx, { arenaId, by: null }, payments);
  await tellOfBill(tx, charge, 'received', sum);
  return 'paid';
}

/** Once it was decided that money goes back, it pays for nothing, also when a dispute about it is won. */
async function isGoingBack(tx: Transaction, { id }: ChargeRow): Promise<boolean> {
  const found = await tx.select({ part: refunds.part }).from(refunds).where(eq(refunds.chargeId, id)).limit(1);
  return found.length > 0;
}

async function lockBillOf(tx: Transaction, charge: ChargeRow) {
  const { arenaId, id, month } = billOfCharge(charge);
  return lockBill(tx, await lockSeries(tx, arenaId, id), month);
}

/** What it had paid is owed again; false when it had paid nothing. A week that was cancelled since stays as the desk decided. */
async function loseBillMoney(tx: Transaction, charge: ChargeRow): Promise<boolean> {
  const { arenaId } = billOfCharge(charge);
  await lockBillOf(tx, charge);
  const paid = await tx
    .select({ id: movements.id, reservationId: reservations.id, value: movements.valueCentavos })
    .from(movements)
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, movements.arenaId), eq(reservations.id, movements.reservationId)),
    )
    .where(
      and(
        eq(movements.chargeId, charge.id),
        eq(movements.kind, 'payment'),
        IS_LIVE,
        sql`not exists (select from movement undo where undo.arena_id = ${movements.arenaId} and undo.undoes_id = ${movements.id})`,
      ),
    )
    .orderBy(asc(reservations.id), asc(movements.id))
    .for('update', { of: reservations });
  for (const { reservationId, ...payment } of paid) {
    await takePaymentBack(tx, { arenaId, reservationId, by: null }, payment);
  }
  return paid.length > 0;
}

async function noteReturned(tx: Transaction, charge: ChargeRow, hasLost: boolean): Promise<void> {
  await writeReturned(tx, { chargeId: charge.id, part: 'all', amount: charge.amountCentavos });
  const sum = { value: charge.amountCentavos, change: 'all' };
  await tellOfBill(tx, charge, 'returned', sum);
  if (hasLost) await tellOfBill(tx, charge, 'sentBack', sum);
}

/** The provider says that the money is disputed, lost, or won after that. */
async function tellTrouble(tx: Transaction, before: ChargeRow, charge: ChargeRow): Promise<void> {
  const { status, amountCentavos: value, movedAt } = charge;
  if (status === before.status) return;
  const sum = { value, change: `${status} ${movedAt?.toISOString() ?? ''}` };
  if (status === 'disputed') return tellOfBill(tx, charge, 'disputed', sum);
  if (status === 'charged_back') return tellOfBill(tx, charge, 'lost', sum);
  const wasInTrouble = before.status === 'disputed' || before.status === 'charged_back';
  if (wasInTrouble && status === 'approved') await tellOfBill(tx, charge, 'won', sum);
}
