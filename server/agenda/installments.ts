import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ReservationStatus } from '../../domain/booking/reservation.ts';
import { formatReais } from '../../domain/money/money.ts';
import { installments, reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { changed, findOwn } from './changed.ts';

const OPEN: ReservationStatus[] = ['PENDENTE', 'CONFIRMADA'];

/** Adds a payment or a discount. The sum in the reservation's own row decides whether it still fits. */
export const addInstallment: Write<'addInstallment'> = {
  async decide({ viewer, params, body: { info, value } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const settled = sql`${reservations.settledCentavos} + ${value}`;
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
          eq(reservations.id, params.id),
          eq(reservations.paymentMethod, 'local'),
          inArray(reservations.status, OPEN),
          lte(settled, reservations.totalCentavos),
        ),
      )
      .returning({ id: reservations.id });
    if (added.length === 0) return whyNotAdded(tx, arenaId, params.id);
    const row = { arenaId, id: newId(), reservationId: params.id, info, valueCentavos: value, createdAt: tx.now };
    await tx.insert(installments).values(row);
    return changed(tx, params.id, signedIn(viewer).personId);
  },
};

function when(condition: SQL, then: unknown, otherwise: unknown): SQL {
  return sql`case when ${condition} then ${then} else ${otherwise} end`;
}

async function whyNotAdded(tx: Transaction, arenaId: string, id: string): Promise<never> {
  const { paymentMethod, status, totalCentavos, settledCentavos } = await findOwn(tx, arenaId, id);
  if (paymentMethod === 'platform') return refuse('paid_by_platform');
  if (!OPEN.includes(status)) return refuse('not_payable');
  const left = totalCentavos - settledCentavos;
  return refuse('installment_too_high', { left: left / 100 }, `Falta pagar ${formatReais(left)}.`);
}

/** Deletes an installment. A PAGA reservation is open again, even if the owner marked it as paid: some money is missing. */
export const deleteInstallment: Write<'deleteInstallment'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    // Of two calls that delete the same one, the second waits here for the first and then finds nothing.
    const [deleted] = await tx
      .delete(installments)
      .where(and(eq(installments.arenaId, arenaId), eq(installments.id, id)))
      .returning({ reservationId: installments.reservationId, value: installments.valueCentavos });
    if (!deleted) return refuse('installment_not_found');
    const wasPaid = eq(reservations.status, 'PAGA');
    const [lowered] = await tx
      .update(reservations)
      .set({
        settledCentavos: sql`${reservations.settledCentavos} - ${deleted.value}`,
        status: when(wasPaid, sql`coalesce(${reservations.statusBefore}, 'CONFIRMADA')`, reservations.status),
        statusBefore: null,
        closedAt: null,
      })
      .where(
        and(
          eq(reservations.arenaId, arenaId),
          eq(reservations.id, deleted.reservationId),
          inArray(reservations.status, [...OPEN, 'PAGA']),
        ),
      )
      .returning({ id: reservations.id });
    if (!lowered) return refuse('not_payable');
    return changed(tx, deleted.reservationId, signedIn(viewer).personId);
  },
};
