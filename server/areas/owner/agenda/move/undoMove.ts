import { and, desc, eq, ne, or } from 'drizzle-orm';
import { refuseTaken } from '#core/hours/claims.ts';
import { occupantOf } from '#core/hours/occupants.ts';
import { moves } from '#platform/database/schema/moves.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tell, untell } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { changed, lockOwn } from '#core/reservations/changed.ts';
import { putBack } from '#core/reservations/move/putBack.ts';
import { readHours, type ReservationRow } from '#core/reservations/move/planMove.ts';
import { IS_AS_LEFT } from '#core/reservations/move/shownMoves.ts';
import { writeHours } from '#core/reservations/move/soldHours.ts';
import { swapHours } from '#core/reservations/move/swapHours.ts';
import { IS_LIVE } from '#core/hours/live.ts';

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
    const { dayBefore: day, noShowAtBefore: noShowAt, noShowByBefore: noShowBy } = move;
    if (!(await putBack(tx, account, move, { day, noShowAt, noShowBy }))) refuse('not_undoable', undefined, FOLLOWED);
    await tellMovedBack(tx, move);
    return changed(tx, { arenaId, id });
  },
};

/** Whoever has heard of the move hears that it is undone. */
async function tellMovedBack(tx: Transaction, { arenaId, id, reservationId }: MoveRow): Promise<void> {
  const about = { subject: reservationId, change: id };
  if (await untell(tx, ['reservationMoved'], about)) return;
  const { playerId, facts } = await readBookedFacts(tx, { arenaId, reservationId });
  await tell(tx, 'reservationMoveUndone', { to: onePerson(playerId), ...about, facts });
}

const FOLLOWED = 'Esta mudança não pode mais ser desfeita.';

async function readLast(tx: Transaction, { arenaId, id }: ReservationRow): Promise<MoveRow> {
  const [last] = await tx
    .select({ move: moves, isAsLeft: IS_AS_LEFT })
    .from(moves)
    .innerJoin(reservations, and(eq(reservations.arenaId, moves.arenaId), eq(reservations.id, moves.reservationId)))
    .where(and(eq(moves.arenaId, arenaId), eq(moves.reservationId, id)))
    .orderBy(desc(moves.id))
    .limit(1);
  return last?.isAsLeft === true ? last.move : refuse('not_undoable', undefined, FOLLOWED);
}

async function takeHoursBack(tx: Transaction, reservation: ReservationRow, move: MoveRow): Promise<void> {
  const { arenaId, day } = reservation;
  const now = await readHours(tx, reservation);
  const isKept = (hour: { courtId: string; hour: number }, among: readonly { courtId: string; hour: number }[]) =>
    day === move.dayBefore && among.some((each) => each.courtId === hour.courtId && each.hour === hour.hour);
  const gained = move.hoursBefore.filter((hour) => !isKept(hour, now));
  const left = now
    .filter((hour) => !isKept(hour, move.hoursBefore))
    .map(({ courtId, hour }) => ({ courtId, day, hour }));
  const over = [{ id: move.id, kind: 'undoing' as const }];
  await swapHours(tx, { arenaId, occupant: occupantOf(reservation), day: move.dayBefore, gained, left, over });
  await refusePlayed(tx, reservation, move.dayBefore, gained);
  await writeHours(tx, reservation, move.hoursBefore);
}

/** Of a day that is over no claim is left: whether somebody else had the hours, their reservation says. */
async function refusePlayed(
  tx: Transaction,
  { arenaId, id }: ReservationRow,
  day: string,
  gained: MoveRow['hoursBefore'],
): Promise<void> {
  if (gained.length === 0) return;
  const those = gained.map(({ courtId, hour }) =>
    and(eq(reservationSlots.courtId, courtId), eq(reservationSlots.hour, hour)),
  );
  const sold = await tx
    .select({ hour: reservationSlots.hour })
    .from(reservationSlots)
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, reservationSlots.arenaId), eq(reservations.id, reservationSlots.reservationId)),
    )
    .where(
      and(eq(reservations.arenaId, arenaId), eq(reservations.day, day), ne(reservations.id, id), IS_LIVE, or(...those)),
    );
  if (sold.length > 0) refuseTaken(gained.filter(({ hour }) => sold.some((other) => other.hour === hour)));
}
