import { and, desc, eq } from 'drizzle-orm';
import { moves } from '../../database/schema/moves.ts';
import { reservations } from '../../database/schema/reservations.ts';
import type { Transaction } from '../../database/transaction.ts';
import { signedIn } from '../../http/authorise.ts';
import { refuse, type Write } from '../../http/handler.ts';
import { ownedArena } from '../../ownArena/ownedArena.ts';
import { changed, isReservation, lockOwn } from '../changed.ts';
import { takeBack } from '../ledger.ts';
import { readHours, type ReservationRow } from './planMove.ts';
import { HOURS_CHANGED, writeHours } from './soldHours.ts';
import { swapHours } from './swapHours.ts';

type MoveRow = typeof moves.$inferSelect;

/** Undoes the last move of a reservation as long as nothing has followed it: its hours and its money are what they were. */
export const undoMove: Write<'undoMove'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { personId } = signedIn(viewer);
    const reservation = await lockOwn(tx, arenaId, id);
    const move = await readLast(tx, reservation);
    await takeHoursBack(tx, reservation, move);
    const account = { arenaId, reservationId: id, by: personId };
    if (move.movementId !== null && !(await takeBack(tx, account, move.movementId)))
      refuse('not_undoable', undefined, FOLLOWED);
    await tx
      .update(reservations)
      .set({
        day: move.dayBefore,
        totalCentavos: move.totalBefore,
        discountCentavos: move.discountBefore,
        status: move.statusBefore,
        statusBefore: move.openStatusBefore,
        closedAt: move.closedAtBefore,
        ...HOURS_CHANGED,
        noShowAt: move.noShowAtBefore,
        noShowBy: move.noShowByBefore,
        settledCentavos: move.settledAfter + (move.excessCentavos ?? 0),
      })
      .where(isReservation(arenaId, id));
    await tx
      .update(moves)
      .set({ undoneAt: tx.now, undoneBy: personId })
      .where(and(eq(moves.arenaId, arenaId), eq(moves.id, move.id)));
    return changed(tx, id, personId);
  },
};

const FOLLOWED = 'Esta mudança não pode mais ser desfeita.';

async function readLast(tx: Transaction, reservation: ReservationRow): Promise<MoveRow> {
  const { arenaId, id, status, totalCentavos, settledCentavos, noShowAt } = reservation;
  const [last] = await tx
    .select()
    .from(moves)
    .where(and(eq(moves.arenaId, arenaId), eq(moves.reservationId, id)))
    .orderBy(desc(moves.id))
    .limit(1);
  const isAsLeft =
    last?.undoneAt === null &&
    last.statusAfter === status &&
    last.totalAfter === totalCentavos &&
    last.settledAfter === settledCentavos &&
    noShowAt === null;
  return isAsLeft ? last : refuse('not_undoable', undefined, FOLLOWED);
}

async function takeHoursBack(tx: Transaction, reservation: ReservationRow, move: MoveRow): Promise<void> {
  const { arenaId, id: reservationId, day } = reservation;
  const now = await readHours(tx, reservation);
  const isKept = (hour: { courtId: string; hour: number }, among: readonly { courtId: string; hour: number }[]) =>
    day === move.dayBefore && among.some((each) => each.courtId === hour.courtId && each.hour === hour.hour);
  const gained = move.hoursBefore.filter((hour) => !isKept(hour, now));
  const left = now
    .filter((hour) => !isKept(hour, move.hoursBefore))
    .map(({ courtId, hour }) => ({ courtId, day, hour }));
  const over = [{ id: move.id, kind: 'undoing' as const }];
  await swapHours(tx, { arenaId, reservationId, day: move.dayBefore, gained, left, over });
  await writeHours(tx, reservation, move.hoursBefore);
}
