import { and, eq } from 'drizzle-orm';
import { moves } from '#platform/database/schema/moves.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Account } from '../../ledger/ledger.ts';
import { stopGivingBack } from '../../payment/giveBack.ts';
import { takeBack } from '../../ledger/takeBack.ts';
import { fitVoucherUse } from '../../ledger/vouchers.ts';
import { isReservation } from '../changed.ts';
import type { ReservationRow } from './planMove.ts';
import { HOURS_CHANGED } from './soldHours.ts';

type MoveRow = typeof moves.$inferSelect;

/**
 * Gives a reservation, which has its hours again, the sums and the status that it had before a move, with what the move had given
 * back, and notes that the move is undone. False where what was given back is the arena's already.
 */
export async function putBack(
  tx: Transaction,
  account: Account,
  move: MoveRow,
  besides: Partial<ReservationRow> = {},
): Promise<boolean> {
  const { arenaId, reservationId, by } = account;
  await fitVoucherUse(tx, account, move.hoursBefore.length);
  const byPix = await stopGivingBack(tx, arenaId, [{ reservationId, part: move.id }]);
  if (!byPix) return false;
  for (const movement of new Set([...(move.movementId === null ? [] : [move.movementId]), ...byPix])) {
    if (!(await takeBack(tx, account, movement))) return false;
  }
  await tx
    .update(reservations)
    .set({
      totalCentavos: move.totalBefore,
      discountCentavos: move.discountBefore,
      status: move.statusBefore,
      statusBefore: move.openStatusBefore,
      closedAt: move.closedAtBefore,
      settledCentavos: move.settledAfter + (move.excessCentavos ?? 0),
      ...HOURS_CHANGED,
      ...besides,
    })
    .where(isReservation(arenaId, reservationId));
  await tx
    .update(moves)
    .set({ undoneAt: tx.now, undoneBy: by })
    .where(and(eq(moves.arenaId, arenaId), eq(moves.id, move.id)));
  return true;
}
