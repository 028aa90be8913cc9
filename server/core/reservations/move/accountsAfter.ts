import { sql } from 'drizzle-orm';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { isReservation } from '../changed.ts';
import { type Account, adoptInstallments, readReceived, recordRest } from '../../ledger/ledger.ts';
import { TO_PAY } from '../toPay.ts';
import type { MovePlan, ReservationRow } from './planMove.ts';

/** The money of a reservation after a move. */
export interface Accounts {
  readonly row: Pick<ReservationRow, 'status' | 'statusBefore' | 'closedAt' | 'settledCentavos'>;
  /** Centavos that were received and are more than the new total: they have to go back, or become credit. */
  readonly excess: number;
}

/** What the new total makes of what was paid: PAGA with nothing left, open with something left. PIX stays as it is. */
export async function accountsAfter(
  tx: Transaction,
  account: Account,
  reservation: ReservationRow,
  { total }: Pick<MovePlan, 'total'>,
): Promise<Accounts> {
  const { status, statusBefore, closedAt, paymentMethod, settledCentavos } = reservation;
  const same = { status, statusBefore, closedAt, settledCentavos };
  if (paymentMethod === 'platform') return { row: same, excess: 0 };
  const settled = await settledOf(tx, account, reservation);
  const excess = Math.max(0, settled - total);
  // A discount is not money: it cannot be given back.
  if (excess > 0 && excess > (await readReceived(tx, account))) refuse('not_movable', undefined, DISCOUNTED);
  return { row: rowAfter(reservation, { settled: settled - excess, total, now: tx.now }), excess };
}

interface Sums {
  /** Centavos that remain received or discounted, and what it costs. */
  readonly settled: number;
  readonly total: number;
  readonly now: Date;
}

/** PAGA with nothing left, open with something left. */
export function rowAfter(reservation: Accounts['row'], { settled, total, now }: Sums): Accounts['row'] {
  const { status, statusBefore, closedAt } = reservation;
  const row = { status, statusBefore, closedAt, settledCentavos: settled };
  const isOpen = settled < total;
  if (status === 'PAGA' && isOpen) {
    return { ...row, status: statusBefore ?? 'CONFIRMADA', statusBefore: null, closedAt: null };
  }
  if (status !== 'PAGA' && !isOpen && settled > 0)
    return { ...row, status: 'PAGA', statusBefore: status, closedAt: now };
  return row;
}

const DISCOUNTED = 'O desconto desta reserva é maior que o novo valor. Exclua o desconto antes.';

/**
 * Centavos received for it, or discounted. The version before closed a reservation without counting what the check brought: that is
 * written down first.
 */
export async function settledOf(tx: Transaction, account: Account, { status, settledCentavos }: ReservationRow) {
  await adoptInstallments(tx, account.arenaId, [account.reservationId]);
  if (status !== 'PAGA') return settledCentavos;
  const [paid] = await tx
    .update(reservations)
    .set({ settledCentavos: sql`${TO_PAY}` })
    .where(isReservation(account.arenaId, account.reservationId))
    .returning({ settled: reservations.settledCentavos });
  await recordRest(tx, { ...account, by: null }, 'unknown');
  return paid?.settled ?? settledCentavos;
}
