import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import type { Reservation } from '../../domain/booking/reservation.ts';
import type { Call } from '../api/call.ts';

export const RESERVATIONS = 'reservations';

export function reservationKey(id: string) {
  return [RESERVATIONS, 'one', id] as const;
}

/** One reservation of the person. */
export function reservationQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: reservationKey(id),
    queryFn: ({ signal }) =>
      Effect.runPromise(call('reservation', { params: { id } }, { signal })).then(({ data }) => data.reservation),
  });
}

interface ReservationPage {
  readonly reservations: readonly Reservation[];
  readonly pages: number;
}

/** A page (from 1) of the player's reservations, newest first. */
export function myReservationsQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [RESERVATIONS, 'mine', page],
    queryFn: ({ signal }): Promise<ReservationPage> =>
      Effect.runPromise(call('myReservations', { query: { page } }, { signal })).then(({ data, pages }) => ({
        reservations: data.reservations,
        pages,
      })),
    placeholderData: keepPreviousData,
  });
}
