import { and, eq, or, sql } from 'drizzle-orm';
import { reservations } from '../database/schema/reservations.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { changed, findOwn } from './changed.ts';

/** The PIX was refunded after the game had begun, so the money is owed again. */
const IS_OWED_AGAIN = and(eq(reservations.status, 'PAGA'), eq(reservations.moneyBack, 'done'));

/** `isPayable` of domain/agenda/agenda.ts in SQL. */
const IS_PAYABLE = or(
  eq(reservations.status, 'CONFIRMADA'),
  and(eq(reservations.status, 'PENDENTE'), eq(reservations.paymentMethod, 'local')),
  IS_OWED_AGAIN,
);

/** The owner marks a reservation as paid in full at the arena. */
export const payReservation: Write<'payReservation'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const paid = await tx
      .update(reservations)
      .set({
        status: 'PAGA',
        statusBefore: sql`case when ${IS_OWED_AGAIN} then ${reservations.statusBefore} else ${reservations.status} end`,
        moneyBack: sql`case when ${IS_OWED_AGAIN} then 'repaid' else ${reservations.moneyBack} end`,
        closedAt: tx.now,
      })
      .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, id), IS_PAYABLE))
      .returning({ id: reservations.id });
    if (paid.length > 0) return changed(tx, id, signedIn(viewer).personId);
    await findOwn(tx, arenaId, id);
    return refuse('not_payable');
  },
};
