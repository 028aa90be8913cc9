import { Schema } from 'effect';
import { Reservation } from '../../domain/booking/reservation.ts';
import { pagesOf } from '../../domain/contract/query.ts';
import { readNow } from '../database/database.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse, type Viewer, type Write } from '../http/handler.ts';
import { openCharge } from '../payments/openCharge.ts';
import type { PaymentParts } from '../payments/settle.ts';
import { cancel } from './cancel.ts';
import { readLiveHold, readReservation, readReservationPage } from './readReservations.ts';
import { reserve, type ReserveParts } from './reserve.ts';

export type BookingParts = PaymentParts & Pick<ReserveParts, 'areBookingsLimited'>;

/** Kept as JSON with the idempotency key. */
interface Decision {
  readonly chargeId: string | null;
  readonly reservation: typeof Reservation.Encoded;
}

const encodeReservation = Schema.encodeSync(Reservation);
const decodeReservation = Schema.decodeSync(Reservation);

/** What the server does for the calls of `domain/contract/booking.ts`. */
export function bookingHandlers(parts: BookingParts) {
  const { database } = parts;

  const makeReservation: Required<Write<'makeReservation', Decision>> = {
    async decide({ viewer, body }, tx) {
      const made = await reserve(tx, parts, signedIn(viewer).personId, body);
      return { chargeId: made.chargeId, reservation: encodeReservation(made.reservation) };
    },
    async finish({ viewer }, decision) {
      const made = decodeReservation(decision.reservation);
      if (decision.chargeId === null) return { data: { reservation: made } };
      if (!(await openCharge(parts, decision.chargeId))) return refuse('payment_unavailable');
      const reservation = await own(viewer, made.id);
      const [reservationPayment] = reservation.payment;
      return { data: { reservation, ...(reservationPayment && { reservationPayment }) } };
    },
  };

  const reservation: Read<'reservation'> = async ({ viewer, params }) => ({
    data: { reservation: await own(viewer, params.id) },
  });

  const liveHold: Read<'liveHold'> = async ({ viewer, query }) => {
    const hold = await readLiveHold(database.orm, query.arena, await readerOf(viewer));
    return { data: { ...(hold && { reservation: hold }) } };
  };

  const myReservations: Read<'myReservations'> = async ({ viewer, query }) => {
    const { reservations, total } = await readReservationPage(database.orm, query.page ?? 1, await readerOf(viewer));
    return { data: { reservations }, pages: pagesOf(total) };
  };

  const cancelReservation: Write<'cancelReservation'> = {
    async decide({ viewer, params }, tx) {
      const who = { personId: signedIn(viewer).personId, as: sideOf(viewer) };
      await cancel(tx, params.id, who);
      const cancelled = await readReservation(tx, params.id, { ...who, now: tx.now });
      return cancelled ? { data: { reservation: cancelled } } : refuse('reservation_not_found');
    },
  };

  async function own(viewer: Viewer, id: string) {
    const found = await readReservation(database.orm, id, await readerOf(viewer));
    return found ?? refuse('reservation_not_found');
  }

  async function readerOf(viewer: Viewer) {
    return { personId: signedIn(viewer).personId, as: sideOf(viewer), now: await readNow(database) };
  }

  return { makeReservation, reservation, liveHold, myReservations, cancelReservation };
}

function sideOf(viewer: Viewer): 'player' | 'owner' {
  return viewer.role === 'player' ? 'player' : 'owner';
}
