import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReservationOrder } from '#domain/booking/order.ts';
import type { When } from '#domain/booking/when.ts';
import { bookingEndpoints } from '#domain/contract/booking.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { AVAILABILITY, RESERVATIONS, reservationKey } from '../../../shared/api/queryKeys.ts';

export function reservationQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: reservationKey(id),
    queryFn: reading(call, bookingEndpoints.reservation, { params: { id } }, (data) => data.reservation),
  });
}

/** What an order would cost. It is read again with the day's prices. */
export function quoteQuery(call: Call, order: ReservationOrder) {
  return queryOptions({
    queryKey: [AVAILABILITY, 'quote', order],
    queryFn: reading(call, bookingEndpoints.quoteReservation, { body: order }, (data) => data),
    staleTime: QUOTED_MS,
  });
}

/** Milliseconds for which a price that was asked for stands without being asked again. */
const QUOTED_MS = 60_000;

/** A reservation with what only the page of its own shows. */
export function ticketQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [RESERVATIONS, 'ticket', id],
    queryFn: reading(call, bookingEndpoints.reservationTicket, { params: { id } }, (data) => data),
    // It may have been paid on another device meanwhile.
    refetchOnWindowFocus: true,
  });
}

/** A page (from 1) of the player's reservations: the next game first, or of those that are over the latest first. */
export function myReservationsQuery(call: Call, when: When, page: number) {
  return queryOptions({
    queryKey: [RESERVATIONS, 'mine', when, page],
    queryFn: reading(call, bookingEndpoints.myReservations, { query: { page, when } }, (data, pages) => ({
      reservations: data.reservations,
      pages,
    })),
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}
