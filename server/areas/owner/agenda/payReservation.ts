import { and, eq, or, sql } from 'drizzle-orm';
import { USUAL_METHOD } from '#domain/ledger/movement.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed, findOwn } from '#core/reservations/changed.ts';
import { TO_PAY } from '#core/reservations/toPay.ts';
import { adoptInstallments, recordRest } from '#core/ledger/ledger.ts';

/** The PIX was refunded after the game had begun, so the money is owed again. */
const IS_OWED_AGAIN = and(eq(reservations.status, 'PAGA'), eq(reservations.moneyBack, 'done'));

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
