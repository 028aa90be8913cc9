import { and, eq, sql } from 'drizzle-orm';
import { type Terms, termsText, tokenOf } from '#domain/arenas/cancellationPolicy.ts';
import { recordCredit } from '#core/ledger/ledger.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { onePerson, theDesk } from '#core/notices/audiences.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tell } from '#core/notices/tell.ts';
import { oweRefund } from '#core/payment/refunds.ts';
import { cancelTermsOf } from '#core/reservations/cancelTerms.ts';
import { closeReservation } from '#core/hours/closeReservations.ts';

interface Asked {
  readonly reservationId: string;
  readonly personId: string;
  /** The sums that the player was shown. */
  readonly token: string;
}

/** Cancels a paid reservation of its player for what the policy that it was made under gives now, exactly as it was shown. */
export async function cancelPaid(tx: Transaction, { reservationId, personId, token }: Asked): Promise<void> {
  const found = (await lockOwn(tx, reservationId, personId)) ?? refuse('reservation_not_found');
  const terms = cancelTermsOf(found, tx.now) ?? refuse('not_cancellable');
  if (tokenOf(terms) !== token) refuse('quote_changed', undefined, changedText(terms));
  const { arenaId, charge } = found;
  const { paid, returned, bonus, gives } = terms;
  const isClosed = await closeReservation(tx, { arenaId, reservationId, from: ['PAGA'], to: 'CANCELADA' });
  if (!isClosed || !charge) return refuse('not_cancellable');
  await tx
    .update(reservations)
    .set({ playerCancellation: { paid, returned, bonus, gives } })
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  const which = { arenaId, reservationId };
  if (gives === 'credit') await recordCredit(tx, { ...which, by: personId }, returned + bonus);
  else await oweRefund(tx, { ...which, chargeId: charge.id, reason: 'cancelled by the player', amount: returned });
  await tellBoth(tx, { ...which, personId }, terms);
}

function changedText(terms: Terms): string {
  return `O valor que volta mudou: agora ${termsText(terms)}. Confira e cancele de novo.`;
}

async function tellBoth(
  tx: Transaction,
  { arenaId, reservationId, personId }: { readonly arenaId: string; readonly reservationId: string; personId: string },
  { paid, returned, bonus, gives }: Terms,
): Promise<void> {
  const { facts } = await readBookedFacts(tx, { arenaId, reservationId });
  const told = { ...facts, terms: { paid, returned, bonus, gives } };
  const subject = reservationId;
  const desk = { to: theDesk(arenaId), arena: arenaId, about: personId, by: personId };
  await tell(tx, 'paidBookingCancelled', { ...desk, subject, facts: told });
  await tell(tx, 'ownCancellation', { to: onePerson(personId), subject, facts: told });
}

async function lockOwn(tx: Transaction, reservationId: string, personId: string) {
  const startHours = sql<number[]>`array(
    select ${reservationSlots.hour} from ${reservationSlots}
    where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id})`;
  const { status, totalCentavos, settledCentavos, lostCentavos, moneyBack, chargeTrouble, cancellationPolicy, day } =
    reservations;
  const booked = { status, totalCentavos, settledCentavos, lostCentavos, moneyBack, chargeTrouble, day };
  const [found] = await tx
    .select({
      arenaId: reservations.arenaId,
      ...booked,
      cancellationPolicy,
      startHours,
      zone: arenas.zone,
      charge: { id: charges.id, status: charges.status, amountCentavos: charges.amountCentavos },
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .leftJoin(charges, and(eq(charges.arenaId, reservations.arenaId), eq(charges.reservationId, reservations.id)))
    .where(and(eq(reservations.id, reservationId), eq(reservations.playerId, personId)))
    .for('update', { of: reservations });
  return found;
}
