import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { closeReservation } from '../hours/closeReservations.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from './charges.ts';

/** The reservation that a charge is for. */
export function reservationOf({ id, arenaId, reservationId }: ChargeRow) {
  if (arenaId === null || reservationId === null) throw new Error(`Charge ${id} is for no reservation`);
  return { arenaId, reservationId };
}

/**
 * True of that reservation as long as it is paid through the platform. Once the desk receives its money (decision 069), what
 * becomes of its charge is the charge's alone.
 */
export function isPaidByCharge({ arenaId, reservationId }: ReturnType<typeof reservationOf>): SQL | undefined {
  return arePaidByCharge(arenaId, [reservationId]);
}

/** The same of several reservations of an arena. */
export function arePaidByCharge(arenaId: string, ids: readonly string[]): SQL | undefined {
  return and(
    eq(reservations.arenaId, arenaId),
    inArray(reservations.id, [...ids]),
    eq(reservations.paymentMethod, 'platform'),
  );
}

/** The bill that a charge is for. */
export function billOfCharge({ id, arenaId, seriesId, billMonth }: ChargeRow) {
  if (arenaId === null || seriesId === null || billMonth === null) throw new Error(`Charge ${id} is for no bill`);
  return { arenaId, id: seriesId, month: fromIsoDay(billMonth) };
}

/** The payment link that a charge is for. */
export function linkOfCharge({ id, arenaId, linkId }: ChargeRow) {
  if (arenaId === null || linkId === null) throw new Error(`Charge ${id} is for no link`);
  return { arenaId, id: linkId };
}

/** This charge will not be paid. A reservation is closed and its hours are free; a cart, a bill or a link waits for its next charge. */
export async function releaseSubject(tx: Transaction, charge: ChargeRow, to: 'EXPIRADA' | 'CANCELADA'): Promise<void> {
  if (charge.purpose === 'bill' || charge.purpose === 'link') {
    await tx
      .update(charges)
      .set({ calledOffAt: tx.now })
      .where(and(eq(charges.id, charge.id), isNull(charges.calledOffAt)));
  }
  if (charge.purpose !== 'reservation') return;
  await closeReservation(tx, { ...reservationOf(charge), from: ['PENDENTE'], to });
}
