import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordCredit, recordRefund } from '#core/ledger/ledger.ts';
import { stopRefunds } from '#core/reservations/restoreReservations.ts';
import { isReservation } from '#core/reservations/changed.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { outbox } from '#platform/database/schema/system.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { followCredit } from '#core/payment/followCredit.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

export type RebookingRow = typeof rebookings.$inferSelect;

/** A locked rebooking with its locked reservation and what cancelled that. */
export interface Open {
  readonly row: RebookingRow;
  readonly reservation: typeof reservations.$inferSelect;
  readonly cancellation: typeof cancellations.$inferSelect;
  /** Who chooses; null when the term did. */
  readonly by: string | null;
}

/** What was paid becomes the player's credit at the arena; a PIX is not returned then. */
export async function settleAsCredit(tx: Transaction, { row, reservation, cancellation, by }: Open): Promise<void> {
  const { arenaId, reservationId, paidCentavos: paid } = row;
  const account = { arenaId, reservationId, by };
  if (row.isByPix) {
    await stopRefunds(tx, arenaId, [{ reservation, cancellation }]);
    await recordCredit(tx, account, paid);
    // As a player's own cancellation for credit: the arena has what the PIX brought, and owes it.
    const playerCancellation = { paid, returned: paid, bonus: 0, gives: 'credit' as const, byClosure: true };
    await tx
      .update(reservations)
      .set({ moneyBack: cancellation.moneyBackBefore, playerCancellation })
      .where(isReservation(arenaId, reservationId));
    // Its money may have been charged back while the player could choose.
    await followCredit(tx, { arenaId, reservationId });
  } else {
    const movementId = await recordRefund(tx, account, paid, 'player_credit');
    await tx
      .update(reservations)
      .set({ settledCentavos: sql`${reservations.settledCentavos} - ${paid}` })
      .where(isReservation(arenaId, reservationId));
    await tx
      .update(cancellations)
      .set({ becomes: 'credit', movementId })
      .where(and(eq(cancellations.arenaId, arenaId), eq(cancellations.id, cancellation.id)));
  }
  await endAs(tx, row, 'credited');
}

/** The PIX, which was due to go back when the term ends, goes back now. What the arena received only its desk can return. */
export async function settleAsRefund(tx: Transaction, { row, cancellation }: Open): Promise<void> {
  if (!row.isByPix) refuse('rebooking_at_desk');
  if (cancellation.jobId !== null)
    await tx
      .update(outbox)
      .set({ dueAt: tx.now })
      .where(and(eq(outbox.id, cancellation.jobId), isNull(outbox.doneAt), isNull(outbox.leaseUntil)));
  await endAs(tx, row, 'refunded');
}

/** Ends a rebooking that is open. Of two at once the second finds it ended. */
export async function endAs(tx: Transaction, row: RebookingRow, state: 'moved' | 'credited' | 'refunded') {
  const { arenaId, id } = row;
  noteReservations(tx, arenaId, [row.reservationId]);
  const ended = await tx
    .update(rebookings)
    .set({ state, endedAt: tx.now })
    .where(and(eq(rebookings.arenaId, arenaId), eq(rebookings.id, id), eq(rebookings.state, 'offered')))
    .returning({ id: rebookings.id });
  if (ended.length === 0) refuse('rebooking_over');
}
