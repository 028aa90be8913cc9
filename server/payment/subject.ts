import { closeReservation } from '../booking/close.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ChargeRow } from './charges.ts';

/** The reservation that a charge is for. */
export function reservationOf({ id, arenaId, reservationId }: ChargeRow) {
  if (arenaId === null || reservationId === null) throw new Error(`Charge ${id} is for no reservation`);
  return { arenaId, reservationId };
}

/** This charge will not be paid. A reservation is closed and its hours are free; a cart waits for its next charge. */
export async function releaseSubject(tx: Transaction, charge: ChargeRow, to: 'EXPIRADA' | 'CANCELADA'): Promise<void> {
  if (charge.purpose === 'cart') return;
  await closeReservation(tx, { ...reservationOf(charge), from: ['PENDENTE'], to });
}
