import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import { linkOfCharge } from './subject.ts';

/** SQL: some refund of the links of the reservation was refused by the bank, and nobody has returned the money yet. */
const HAS_REFUSED = sql`exists (select from ${refunds} join ${charges} on ${charges.id} = ${refunds.chargeId}
  join ${paymentLinks} on ${paymentLinks.arenaId} = ${charges.arenaId} and ${paymentLinks.id} = ${charges.linkId}
  where ${charges.arenaId} = ${reservations.arenaId} and ${paymentLinks.reservationId} = ${reservations.id}
    and ${refunds.state} = 'refused')`;

/**
 * Copies to the reservation of a link whether its desk has to return money by other means. A reservation whose money the desk receives knows of
 * no other refund.
 */
export async function noteLinkRefund(tx: Transaction, charge: ChargeRow): Promise<void> {
  const { arenaId, id } = linkOfCharge(charge);
  const isLinked = exists(
    tx
      .select({ one: sql`1` })
      .from(paymentLinks)
      .where(
        and(
          eq(paymentLinks.arenaId, arenaId),
          eq(paymentLinks.id, id),
          eq(paymentLinks.reservationId, reservations.id),
        ),
      ),
  );
  const isKnown = inArray(reservations.moneyBack, ['none', 'refused']);
  const [noted] = await tx
    .update(reservations)
    .set({ moneyBack: sql`case when ${HAS_REFUSED} then 'refused' else 'none' end` })
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.paymentMethod, 'local'), isKnown, isLinked))
    .returning({ id: reservations.id });
  if (noted) noteReservations(tx, arenaId, [noted.id]);
}
