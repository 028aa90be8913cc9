import type { Reservation } from '#domain/booking/reservation.ts';
import { pagesOf } from '#domain/values/query.ts';
import { readNow } from '#platform/database/database.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type TwoStepWrite, type Viewer, type Write } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { bookedFacts, tellDesk } from '#core/notices/reservationNotices.ts';
import { openCharge } from '#core/payment/openCharge.ts';
import type { PaymentDependencies } from '#core/payment/settle.ts';
import { moveQueue } from '#core/hours/waiting/moveQueue.ts';
import { cancel } from '#core/reservations/cancel.ts';
import { carryOwn } from '#core/series/carry.ts';
import { cancelPaid } from './cancelPaid.ts';
import { quote } from './quote.ts';
import { readLiveHold, readReservation, readReservationPage } from '#core/reservations/readReservations.ts';
import { readTicket } from './readTicket.ts';
import { sideOf } from '#core/reservations/side.ts';
import { showChoice } from './showChoice.ts';
import { reserve, type ReserveDependencies } from './reserve.ts';

export type BookingDependencies = PaymentDependencies &
  Pick<ReserveDependencies, 'areBookingsLimited'> &
  Pick<Dependencies, 'settings'>;

/** A finished reservation, or one whose charge the provider must still create. */
type Decision = { readonly about: { readonly arena: string; readonly subject: string } } & (
  | { readonly made: Reservation }
  | { readonly chargeId: string }
);

/** The handlers of the calls in `domain/contract/booking.ts`. */
export function bookingHandlers(dependencies: BookingDependencies) {
  const { database, providers, areBookingsLimited } = dependencies;

  const makeReservation: TwoStepWrite<'makeReservation', Decision> = {
    async decide({ viewer, body }, tx) {
      const { personId: playerId } = signedIn(viewer);
      const { reservation, chargeId } = await reserve(tx, { providers, areBookingsLimited }, playerId, body);
      const about = { arena: body.arena, subject: reservation.id };
      if (chargeId !== null) return { chargeId, about };
      await tellDesk(tx, 'bookingMade', { arenaId: body.arena, playerId, facts: bookedFacts(reservation) });
      return { made: reservation, about };
    },
    // The hours may be free, and the turn of somebody who is asked now.
    refused: async ({ body }, { code }) => {
      if (code === 'slot_taken') await moveQueue(database, { arenaId: body.arena, day: toIsoDay(body.date) });
    },
    answer: (decision) => ('made' in decision ? { data: { reservation: decision.made } } : undefined),
    async finish({ viewer }, decision) {
      if ('made' in decision) throw new Error('This was answered when it was decided');
      const failure = await openCharge(dependencies, decision.chargeId);
      if (failure) return refuse(failure);
      const found = await own(viewer, decision.about.subject);
      const [reservationPayment] = found.payment;
      return { data: { reservation: found, ...(reservationPayment && { reservationPayment }) } };
    },
  };

  const quoteReservation: Read<'quoteReservation'> = async ({ viewer, body }) => ({
    data: await quote(database, signedIn(viewer).personId, body),
  });

  const reservation: Read<'reservation'> = async ({ viewer, params }) => ({
    data: { reservation: await own(viewer, params.id) },
  });

  const reservationTicket: Read<'reservationTicket'> = async ({ viewer, params }) => {
    const ticket = await readTicket(database.orm, params.id, {
      personId: signedIn(viewer).personId,
      now: await readNow(database),
    });
    return { data: ticket ?? refuse('reservation_not_found') };
  };

  const liveHold: Read<'liveHold'> = async ({ viewer, query }) => {
    const hold = await readLiveHold(database.orm, query.arena, await readerOf(viewer));
    return { data: { ...(hold && { reservation: hold }) } };
  };

  const myReservations: Read<'myReservations'> = async ({ viewer, query }) => {
    const part = { page: query.page ?? 1, when: query.when };
    const { reservations, total } = await readReservationPage(database.orm, part, await readerOf(viewer));
    return { data: { reservations }, pages: pagesOf(total) };
  };

  const cancelReservation: Write<'cancelReservation'> = {
    async decide({ viewer, params }, tx) {
      const who = sideOf(viewer);
      if (who.as === 'player') await carryOwn(tx, params.id, signedIn(viewer).personId);
      await cancel(tx, params.id, who);
      const cancelled = await readReservation(tx, params.id, { ...who, now: tx.now });
      if (!cancelled) return refuse('reservation_not_found');
      return { data: { reservation: cancelled }, about: { arena: cancelled.arena.id } };
    },
  };

  const cancelPaidReservation: Write<'cancelPaidReservation'> = {
    async decide({ viewer, params, body }, tx) {
      const { personId } = signedIn(viewer);
      await cancelPaid(tx, { reservationId: params.id, personId, token: body.token });
      const cancelled = await readReservation(tx, params.id, { as: 'player', personId, now: tx.now });
      if (!cancelled) return refuse('reservation_not_found');
      return { data: { reservation: cancelled }, about: { arena: cancelled.arena.id } };
    },
  };

  async function own(viewer: Viewer, id: string) {
    const found = await readReservation(database.orm, id, await readerOf(viewer));
    return found ?? refuse('reservation_not_found');
  }

  async function readerOf(viewer: Viewer) {
    return { ...sideOf(viewer), now: await readNow(database) };
  }

  return {
    makeReservation,
    quoteReservation,
    showChoice: showChoice(dependencies),
    reservation,
    reservationTicket,
    liveHold,
    myReservations,
    cancelReservation,
    cancelPaidReservation,
  };
}
