import { moves } from '#platform/database/schema/moves.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { HourLine } from '../courtLines.ts';
import type { Accounts } from './accountsAfter.ts';
import type { MovePlan, ReservationRow } from './planMove.ts';
import { soldHour } from './soldHours.ts';

interface Moved {
  readonly id: string;
  /** Who gave it other hours: somebody at the desk, or its player. */
  readonly by: string;
  readonly hoursBefore: readonly HourLine[];
  readonly plan: Pick<MovePlan, 'day' | 'hours' | 'total'>;
  readonly after: Pick<Accounts, 'row'>;
  /** Centavos that were too much for a lower price, with the movement that gave them back. */
  readonly given?: { readonly value: number; readonly movementId: string } | undefined;
  /** The closure that takes hours of it, with the job that returns their part of the PIX. */
  readonly closing?: { readonly closureId: string; readonly jobId: string | undefined };
}

/** Keeps what a reservation was before it was moved, for its history and for an undo. */
export async function recordMove(tx: Transaction, before: ReservationRow, moved: Moved): Promise<void> {
  const { id, by, hoursBefore, plan, after, given, closing } = moved;
  await tx.insert(moves).values({
    ...beforeOf(before),
    hoursBefore: hoursBefore.map(soldHour),
    dayAfter: plan.day,
    hoursAfter: plan.hours.map(soldHour),
    id,
    at: tx.now,
    movedBy: by,
    totalAfter: plan.total,
    statusAfter: after.row.status,
    settledAfter: after.row.settledCentavos,
    excessCentavos: given?.value ?? null,
    movementId: given?.movementId ?? null,
    closureId: closing?.closureId ?? null,
    jobId: closing?.jobId ?? null,
  });
}

function beforeOf(row: ReservationRow) {
  return {
    arenaId: row.arenaId,
    reservationId: row.id,
    dayBefore: row.day,
    totalBefore: row.totalCentavos,
    discountBefore: row.discountCentavos,
    statusBefore: row.status,
    openStatusBefore: row.statusBefore,
    closedAtBefore: row.closedAt,
    noShowAtBefore: row.noShowAt,
    noShowByBefore: row.noShowBy,
  };
}
