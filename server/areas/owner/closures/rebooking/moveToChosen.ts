import { priceOf } from '#core/sale/priceOf.ts';
import { and, eq } from 'drizzle-orm';
import { movedTo } from '#domain/agenda/move.ts';
import { daysAheadText, lastBookableDay } from '#domain/arenas/bookingRules.ts';
import type { RebookingChoice } from '#domain/closures/rebooking.ts';
import { compareDays, type Day } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { isReservation, lockOwn } from '#core/reservations/changed.ts';
import { recordRefund } from '#core/ledger/ledger.ts';
import { accountsAfter } from '#core/reservations/move/accountsAfter.ts';
import { planMove, readHours } from '#core/reservations/move/planMove.ts';
import { recordMove } from '#core/reservations/move/recordMove.ts';
import { HOURS_CHANGED, soldHour, writeHours } from '#core/reservations/move/soldHours.ts';
import { swapHours } from '#core/reservations/move/swapHours.ts';
import { stopRefunds } from '#core/reservations/restoreReservations.ts';
import { occupantOf } from '#core/hours/occupants.ts';
import { release } from '#core/hours/release.ts';
import { fitVoucherUse, takeVoucherAgain } from '#core/ledger/vouchers.ts';
import { courtsOf } from '../../courts/readCourts.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse } from '#platform/http/handler.ts';
import { readBookedFacts, tellDesk } from '#core/notices/reservationNotices.ts';
import { leaveWithHours, refuseOutOfTurn } from '#core/hours/waiting/takeTurn.ts';
import { endAs, type Open } from './settle.ts';
import { noteChange, noteReservations } from '#platform/changes/noteChange.ts';
import { dayTopic } from '#domain/changes/topic.ts';

type Chosen = Extract<RebookingChoice, { choice: 'move' }>;

/**
 * The reservation is what it was before the closure, at other hours that cost no more: it keeps its payments, and what the
 * arena received beyond a lower price becomes credit. A PIX keeps its price. All of it, or nothing.
 */
export async function moveToChosen(tx: Transaction, open: Open & { readonly by: string }, chosen: Chosen) {
  const { row, reservation, cancellation, by: personId } = open;
  const { arenaId, reservationId } = row;
  await refuseFarAhead(tx, arenaId, chosen.date);
  noteChange(tx, dayTopic(arenaId, reservation.day));
  noteReservations(tx, arenaId, [reservationId]);
  const hoursBefore = await readHours(tx, reservation);
  const hours = await hoursAt(tx, arenaId, hoursBefore, chosen);
  await endAs(tx, row, 'moved');
  if (row.isByPix) await stopRefunds(tx, arenaId, [{ reservation, cancellation }]);
  const restored = await restoreRow(tx, open);
  const plan = await planMove(tx, restored, hoursBefore, { date: chosen.date, hours }, personId);
  // By the table: what a voucher takes of it, it takes of both.
  if (priceOf(plan.gained) > priceOf(hoursBefore)) refuse('rebooking_price');
  const taking = { arenaId, day: plan.day, personId, hours: plan.gained };
  await refuseOutOfTurn(tx, taking);
  // Hours beside the closure are still the undo's, which is over.
  await release(tx, arenaId, [reservationId]);
  await swapHours(tx, {
    arenaId,
    occupant: occupantOf(restored),
    day: plan.day,
    gained: plan.gained,
    left: [],
    over: plan.over,
  });
  await leaveWithHours(tx, taking, plan.over);
  if (!(await takeVoucherAgain(tx, { arenaId, reservationId }))) refuse('not_movable', undefined, VOUCHER_SPENT);
  await writeHours(tx, reservation, plan.hours.map(soldHour));
  const account = { arenaId, reservationId, by: personId };
  await fitVoucherUse(tx, account, plan.hours.length);
  const after = await accountsAfter(tx, account, restored, plan);
  const { day, total: totalCentavos, discount: discountCentavos } = plan;
  await tx
    .update(reservations)
    .set({ day, totalCentavos, discountCentavos, ...after.row, ...HOURS_CHANGED, noShowAt: null, noShowBy: null })
    .where(isReservation(arenaId, reservationId));
  const given = after.excess > 0 && {
    value: after.excess,
    movementId: await recordRefund(tx, account, after.excess, 'player_credit'),
  };
  await recordMove(tx, restored, { id: newId(), by: personId, hoursBefore, plan, after, ...(given && { given }) });
  await tellDesk(tx, 'bookingMade', { arenaId, ...(await readBookedFacts(tx, { arenaId, reservationId })) });
}

const VOUCHER_SPENT = 'O voucher desta reserva já foi usado em outra. Escolha o crédito ou fale com a arena.';

async function refuseFarAhead(tx: Transaction, arenaId: string, date: Day): Promise<void> {
  const { zone, maxDaysAhead } = arenas;
  const [arena] = await tx.select({ zone, maxDaysAhead }).from(arenas).where(eq(arenas.id, arenaId));
  if (!arena) return refuse('rebooking_not_found');
  const { day: today } = momentIn(tx.now, arena.zone);
  if (compareDays(date, lastBookableDay(today, arena)) > 0) refuse('too_far_ahead', undefined, daysAheadText(arena));
}

/** The same hours on the same courts, with its first one at another place. */
async function hoursAt(
  tx: Transaction,
  arenaId: string,
  before: Awaited<ReturnType<typeof readHours>>,
  { court, startHour }: Chosen,
) {
  const courts = await courtsOf(tx, arenaId);
  const shape = before.map(({ courtId, hour, sport }) => ({ court: courtId, startHour: hour, sport }));
  const moved = movedTo(
    shape,
    { court, startHour },
    courts.map(({ id }) => id),
  );
  return moved ?? refuse('slot_unavailable');
}

async function restoreRow(tx: Transaction, { row: { arenaId, reservationId }, cancellation, by }: Open) {
  const { statusBefore: status, closedAtBefore: closedAt, moneyBackBefore: moneyBack, id } = cancellation;
  await tx.update(reservations).set({ status, closedAt, moneyBack }).where(isReservation(arenaId, reservationId));
  await tx
    .update(cancellations)
    .set({ undoneAt: tx.now, undoneBy: by })
    .where(and(eq(cancellations.arenaId, arenaId), eq(cancellations.id, id)));
  return lockOwn(tx, arenaId, reservationId);
}
