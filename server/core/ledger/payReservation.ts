import { and, eq, or, sql } from 'drizzle-orm';
import { USUAL_METHOD } from '#domain/ledger/movement.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '../arenas/ownedArena.ts';
import { changed, findOwn } from '../reservations/changed.ts';
import { adoptInstallments, recordRest } from './ledger.ts';

/** The PIX was refunded after the game had begun, so the money is owed again. */
const IS_OWED_AGAIN = and(eq(reservations.status, 'PAGA'), eq(reservations.moneyBack, 'done'));

/** Such a reservation that was paid at the arena after all. */
export const IS_REPAID = sql`${reservations.moneyBack} = 'repaid'`;

/** All that a reservation costs, less what the platform lost of it. */
export const TO_PAY = sql`${reservations.totalCentavos} - ${reservations.lostCentavos}`;

/** `isPayable` of domain/agenda/agenda.ts in SQL. */
const IS_PAYABLE = or(
  eq(reservations.status, 'CONFIRMADA'),
  and(eq(reservations.status, 'PENDENTE'), eq(reservations.paymentMethod, 'local')),
  IS_OWED_AGAIN,
);

/** The owner marks a reservation as paid in full at the arena: the rest becomes a payment of its own, in cash where no method is said. */
export const payReservation: Write<'payReservation'> = {
  async decide({ viewer, params: { id }, body: { method = USUAL_METHOD } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const by = signedIn(viewer).personId;
    const paid = await tx
      .update(reservations)
      .set({
        status: 'PAGA',
        settledCentavos: TO_PAY,
        statusBefore: sql`case when ${IS_OWED_AGAIN} then ${reservations.statusBefore} else ${reservations.status} end`,
        moneyBack: sql`case when ${IS_OWED_AGAIN} then 'repaid' else ${reservations.moneyBack} end`,
        closedAt: tx.now,
      })
      .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, id), IS_PAYABLE))
      .returning({ id: reservations.id });
    if (paid.length === 0) {
      await findOwn(tx, arenaId, id);
      return refuse('not_payable');
    }
    const account = { arenaId, reservationId: id, by };
    await adoptInstallments(tx, account.arenaId, [account.reservationId]);
    await recordRest(tx, account, method);
    return changed(tx, { arenaId, id });
  },
};
