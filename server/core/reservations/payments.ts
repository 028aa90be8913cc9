import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ReservationStatus } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { findOwn, lockOwn } from './changed.ts';
import { type Account, adoptInstallments, type Entry, record, recordRest } from '../ledger/ledger.ts';
import { IS_REPAID, TO_PAY } from './toPay.ts';
import { takeBack, takeReturnsBack } from '../ledger/takeBack.ts';

const OPEN: ReservationStatus[] = ['PENDENTE', 'CONFIRMADA'];

/**
 * Adds what was paid or discounted at the arena. The sum in the reservation's own row decides whether it still fits.
 * @returns the ids of the entries
 */
export async function addPayments(
  tx: Transaction,
  account: Account,
  entries: readonly Entry[],
): Promise<readonly string[]> {
  const { arenaId, reservationId } = account;
  const sum = entries.reduce((total, { value }) => total + value, 0);
  const settled = sql`${reservations.settledCentavos} + ${sum}`;
  const isSettled = sql`${settled} = ${reservations.totalCentavos}`;
  const added = await tx
    .update(reservations)
    .set({
      settledCentavos: settled,
      status: when(isSettled, sql`'PAGA'`, reservations.status),
      statusBefore: when(isSettled, reservations.status, reservations.statusBefore),
      closedAt: when(isSettled, sql`${tx.now.toISOString()}::timestamptz`, reservations.closedAt),
    })
    .where(
      and(
        eq(reservations.arenaId, arenaId),
        eq(reservations.id, reservationId),
        eq(reservations.paymentMethod, 'local'),
        inArray(reservations.status, OPEN),
        lte(settled, reservations.totalCentavos),
      ),
    )
    .returning({ id: reservations.id });
  if (added.length === 0) return whyNotAdded(tx, arenaId, reservationId);
  noteReservations(tx, arenaId, [reservationId]);
  await adoptInstallments(tx, account.arenaId, [account.reservationId]);
  return record(tx, account, entries);
}

function when(condition: SQL | undefined, then: unknown, otherwise: unknown): SQL {
  return sql`case when ${condition} then ${then} else ${otherwise} end`;
}

async function whyNotAdded(tx: Transaction, arenaId: string, id: string): Promise<never> {
  const { paymentMethod, status, totalCentavos, settledCentavos } = await findOwn(tx, arenaId, id);
  if (paymentMethod === 'platform') return refuse('paid_by_platform');
  if (!OPEN.includes(status)) return refuse('not_payable');
  const left = totalCentavos - settledCentavos;
  return refuse('installment_too_high', { left: left / 100 }, `Falta pagar ${formatReais(left)}.`);
}

/**
 * Takes a payment or discount of a reservation back, which then owes it again, and with a payment what was given back out of
 * it. False when it was taken back before. Refuses where the reservation is over.
 */
export async function takePaymentBack(
  tx: Transaction,
  account: Account,
  { id, value }: { readonly id: string; readonly value: number },
): Promise<boolean> {
  const { arenaId, reservationId } = account;
  // Of two at once, the second sees what is received without the first.
  await lockOwn(tx, arenaId, reservationId);
  await adoptInstallments(tx, arenaId, [reservationId]);
  if (!(await takeBack(tx, account, id))) return false;
  const returned = await takeReturnsBack(tx, account);
  const wasPaid = eq(reservations.status, 'PAGA');
  const lowered = await tx
    .update(reservations)
    .set({
      // The version before closed a reservation without counting what the check brought.
      settledCentavos: sql`${when(wasPaid, TO_PAY, reservations.settledCentavos)} - ${value - returned}`,
      // Paid again at the arena after its PIX went back: that is owed once more, and the rest of its story stays.
      status: when(
        and(wasPaid, sql`not ${IS_REPAID}`),
        sql`coalesce(${reservations.statusBefore}, 'CONFIRMADA')`,
        reservations.status,
      ),
      moneyBack: when(IS_REPAID, sql`'done'`, reservations.moneyBack),
      statusBefore: when(IS_REPAID, reservations.statusBefore, sql`null`),
      closedAt: when(IS_REPAID, reservations.closedAt, sql`null`),
    })
    .where(
      and(
        eq(reservations.arenaId, arenaId),
        eq(reservations.id, reservationId),
        inArray(reservations.status, [...OPEN, 'PAGA']),
      ),
    )
    .returning({ id: reservations.id });
  if (lowered.length === 0) refuse('not_payable');
  noteReservations(tx, arenaId, [reservationId]);
  await recordRest(tx, { ...account, by: null }, 'unknown');
  return true;
}
