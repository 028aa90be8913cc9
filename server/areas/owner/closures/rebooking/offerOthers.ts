import { CLOSURE_UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import type { Cancelled } from '#core/reservations/cancelReservations.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';

interface Offering {
  readonly arenaId: string;
  readonly closureId: string;
  readonly chosenBy: Date;
}

/** Lets players choose another hour for what a closure cancelled, from when it can no longer be undone. */
export async function offerOthers(
  tx: Transaction,
  { arenaId, closureId, chosenBy: until }: Offering,
  cancelled: readonly Cancelled[],
  cancellationIds: readonly string[],
): Promise<void> {
  const since = new Date(tx.now.getTime() + CLOSURE_UNDO_ENDS_MS);
  const rows = cancelled.flatMap(({ before, received, isOffered }, index) => {
    if (!isOffered) return [];
    const paid = { paidCentavos: received?.value ?? before.totalCentavos, isByPix: received === undefined };
    const of = { arenaId, closureId, reservationId: before.id, id: cancellationIds[index] ?? '' };
    return [{ ...of, ...paid, since, until, state: 'offered' as const }];
  });
  if (rows.length === 0) return;
  await tx.insert(rebookings).values(rows);
  await addJobs(tx, [{ kind: 'endRebookings', arena: arenaId, closure: closureId, dueAt: until }]);
}
