import { and, eq, gt, inArray, lte, notExists, or, type SQL } from 'drizzle-orm';
import { cancelObstacleOf } from '#domain/booking/cancelObstacle.ts';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { type Moment, momentIn } from '#domain/values/days/moment.ts';
import { cancellableFrom } from '#domain/booking/reservation.ts';
import { givesPixBack } from '#domain/booking/pixBack.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { onePerson } from '../notices/audiences.ts';
import { readBookedFacts, tellDesk } from '../notices/reservationNotices.ts';
import { tell } from '../notices/tell.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { callPixOffOf } from '../payment/linkPix.ts';
import { oweRefunds } from '../payment/refunds.ts';
import { closeReservation } from '../hours/closeReservations.ts';
import { isOfSide, type Side } from './side.ts';

/**
 * Cancels a reservation of the caller: frees its hours, cancels its unpaid PIX, refunds money paid through us.
 */
export async function cancel(tx: Transaction, reservationId: string, who: Side): Promise<void> {
  const found = await lockOwn(tx, reservationId, who);
  if (!found) return refuse('reservation_not_found');
  const { arenaId } = found;
  const present = momentIn(tx.now, found.zone);
  const isClosed = await closeReservation(tx, {
    arenaId,
    reservationId,
    from: cancellableFrom(who.as),
    to: 'CANCELADA',
    onlyWhile: who.as === 'player' ? isUnbegunAndUnsettled(tx, present) : undefined,
  });
  if (!isClosed) return refuse(await whyNot(tx, reservationId, found, who.as, present));
  await tellOthers(tx, { arenaId, reservationId }, found, who);
  await stopPix(tx, arenaId, [{ ...found, id: reservationId }], tx.now);
}

/** What has to be known of a reservation to give its PIX back. */
export type BeforePix = Pick<
  typeof reservations.$inferSelect,
  'status' | 'paymentMethod' | 'moneyBack' | 'totalCentavos'
>;

/**
 * Has the PIX of reservations of an arena that are cancelled returned, or cancelled if it is not paid, when that is due. That of a payment link
 * cannot be paid any more from now on.
 * @param before what the reservations were
 * @returns the jobs that do so, by reservation
 */
export async function stopPix(
  tx: Transaction,
  arenaId: string,
  before: readonly (BeforePix & { readonly id: string })[],
  dueAt: Date,
): Promise<Map<string, string>> {
  await callPixOffOf(
    tx,
    arenaId,
    before.map(({ id }) => id),
  );
  // The PIX of one whose money the desk receives was called off before (decision 069).
  const byPix = new Map(before.filter(({ paymentMethod }) => paymentMethod !== 'local').map((one) => [one.id, one]));
  if (byPix.size === 0) return new Map();
  const found = await tx
    .select({ id: charges.id, reservationId: charges.reservationId })
    .from(charges)
    .where(and(eq(charges.arenaId, arenaId), inArray(charges.reservationId, [...byPix.keys()])));
  const ofEach = found.flatMap(({ reservationId, ...charge }) => {
    const reservation = byPix.get(reservationId ?? '');
    return reservation ? [{ ...charge, reservation }] : [];
  });
  const paid = ofEach.filter(({ reservation }) => givesPixBack(reservation));
  const unpaid = ofEach.filter(({ reservation }) => reservation.status !== 'PAGA');
  const refunding = await oweRefunds(
    tx,
    // Its hours that a closure took before are paid back already.
    paid.map(({ id: chargeId, reservation: { id: reservationId, totalCentavos: amount } }) => {
      return { chargeId, arenaId, reservationId, reason: 'cancelled by the arena', amount, dueAt };
    }),
  );
  const jobs = await addJobs(
    tx,
    unpaid.map(({ id: charge }) => ({ kind: 'cancelCharge', charge, dueAt })),
  );
  return new Map([
    ...refunding,
    ...unpaid.map(({ reservation }, index) => [reservation.id, jobs[index] ?? ''] as const),
  ]);
}

/** The other side hears of it at once. A hold that nobody had paid was never told of. */
async function tellOthers(
  tx: Transaction,
  which: { readonly arenaId: string; readonly reservationId: string },
  found: Found,
  { as }: Side,
): Promise<void> {
  if (as === 'player' && found.paymentMethod === 'platform' && found.status === 'PENDENTE') return;
  const { playerId, facts } = await readBookedFacts(tx, which);
  if (as === 'player') {
    await tellDesk(tx, 'bookingCancelled', { arenaId: which.arenaId, playerId, facts });
  } else {
    const money = givesPixBack(found) ? ({ becomes: 'pix' } as const) : undefined;
    const told = { ...facts, ...(money && { money }) };
    await tell(tx, 'reservationCancelled', { to: onePerson(playerId), subject: which.reservationId, facts: told });
  }
}

/** A player may only cancel before the first hour begins and before anything is paid at the arena. */
function isUnbegunAndUnsettled(tx: Transaction, { day, hour }: Moment): SQL | undefined {
  const begun = tx
    .select({ hour: reservationSlots.hour })
    .from(reservationSlots)
    .where(
      and(
        eq(reservationSlots.arenaId, reservations.arenaId),
        eq(reservationSlots.reservationId, reservations.id),
        lte(reservationSlots.hour, hour),
      ),
    );
  const today = toIsoDay(day);
  return and(
    eq(reservations.settledCentavos, 0),
    or(gt(reservations.day, today), and(eq(reservations.day, today), notExists(begun))),
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

async function whyNot(tx: Transaction, reservationId: string, found: Found, as: Side['as'], present: Moment) {
  if (as === 'owner' || !cancellableFrom(as).includes(found.status)) return 'not_cancellable';
  const hours = await tx
    .select({ hour: reservationSlots.hour })
    .from(reservationSlots)
    .where(and(eq(reservationSlots.arenaId, found.arenaId), eq(reservationSlots.reservationId, reservationId)));
  const startHours = hours.map(({ hour }) => hour);
  const obstacle = cancelObstacleOf({ date: fromIsoDay(found.day), startHours, settled: found.settled }, present);
  return obstacle === 'begun' ? 'reservation_begun' : 'reservation_settled';
}

async function lockOwn(tx: Transaction, reservationId: string, who: Side) {
  const [found] = await tx
    .select({
      arenaId: reservations.arenaId,
      status: reservations.status,
      paymentMethod: reservations.paymentMethod,
      day: reservations.day,
      settled: reservations.settledCentavos,
      totalCentavos: reservations.totalCentavos,
      moneyBack: reservations.moneyBack,
      zone: arenas.zone,
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(eq(reservations.id, reservationId), isOfSide(who)))
    .for('update', { of: reservations });
  return found;
}
