import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { writeHours } from '#core/reservations/move/soldHours.ts';
import { occupantOf } from '#core/hours/occupants.ts';
import { putBack } from '#core/reservations/move/putBack.ts';
import { swapHours } from '#core/reservations/move/swapHours.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { moves } from '#platform/database/schema/moves.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { dropJobs } from '#platform/outbox/jobs.ts';
import { type ChargeRow, MONEY_CAME } from '#core/payment/charges.ts';
import { copyTrouble } from '#core/payment/copyTrouble.ts';

interface Lengthening {
  readonly move: typeof moves.$inferSelect;
  readonly reservation: typeof reservations.$inferSelect;
}

/** The reservations that a closure made shorter, locked in the order of their ids. */
export function lockShortened(tx: Transaction, arenaId: string, closureId: string): Promise<Lengthening[]> {
  return tx
    .select({ move: moves, reservation: reservations })
    .from(moves)
    .innerJoin(reservations, and(eq(reservations.arenaId, moves.arenaId), eq(reservations.id, moves.reservationId)))
    .where(and(eq(moves.arenaId, arenaId), eq(moves.closureId, closureId), isNull(moves.undoneAt)))
    .orderBy(reservations.id)
    .for('update', { of: reservations });
}

interface By {
  readonly arenaId: string;
  readonly by: string;
}

/** Gives reservations the hours and the money back that a closure took, which has let go of the hours. Refuses when something has followed. */
export async function lengthen(tx: Transaction, who: By, shortened: readonly Lengthening[]): Promise<void> {
  for (const one of shortened) await lengthenOne(tx, who, one);
}

async function lengthenOne(tx: Transaction, { arenaId, by }: By, { move, reservation }: Lengthening): Promise<void> {
  if (!(await isAsLeft(tx, { move, reservation }))) refuse('not_undoable');
  const { id: reservationId } = reservation;
  const account = { arenaId, reservationId, by };
  const paidBy = reservation.paymentMethod === 'platform' ? await lockPaid(tx, reservation) : undefined;
  if (move.jobId !== null) await stopRefund(tx, move, paidBy);
  const after = move.hoursAfter ?? [];
  const gained = move.hoursBefore.filter(
    ({ courtId, hour }) => !after.some((kept) => kept.courtId === courtId && kept.hour === hour),
  );
  await swapHours(tx, { arenaId, occupant: occupantOf(reservation), day: move.dayBefore, gained, left: [], over: [] });
  await writeHours(tx, reservation, move.hoursBefore);
  if (!(await putBack(tx, account, move))) refuse('not_undoable');
  noteReservations(tx, arenaId, [reservationId]);
  if (paidBy) await copyTrouble(tx, paidBy);
}

/** Whether nothing has followed: no other change of its hours, and none of its money. */
async function isAsLeft(tx: Transaction, { move, reservation }: Lengthening): Promise<boolean> {
  const { arenaId, id, status, totalCentavos, settledCentavos } = reservation;
  const [last] = await tx
    .select({ id: moves.id })
    .from(moves)
    .where(and(eq(moves.arenaId, arenaId), eq(moves.reservationId, id)))
    .orderBy(desc(moves.id))
    .limit(1);
  const { statusAfter, totalAfter, settledAfter } = move;
  return (
    last?.id === move.id && statusAfter === status && totalAfter === totalCentavos && settledAfter === settledCentavos
  );
}

/** The PIX that paid for it. */
async function lockPaid(tx: Transaction, { arenaId, id }: Lengthening['reservation']) {
  const [paid] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.arenaId, arenaId), eq(charges.reservationId, id), inArray(charges.status, [...MONEY_CAME])))
    .for('no key update');
  return paid;
}

/** Returning its part of the PIX must not have begun. */
async function stopRefund(tx: Transaction, { id, jobId }: Lengthening['move'], paidBy: ChargeRow | undefined) {
  if (!paidBy || jobId === null || !(await dropJobs(tx, [jobId]))) return refuse('not_undoable');
  const stopped = await tx
    .delete(refunds)
    .where(and(eq(refunds.chargeId, paidBy.id), eq(refunds.part, id), eq(refunds.state, 'owed')))
    .returning({ part: refunds.part });
  if (stopped.length === 0) refuse('not_undoable');
}
