import { Schema } from 'effect';
import { PlayerOrder, Quote, ReservationOrder } from '../booking/order.ts';
import { Reservation } from '../booking/reservation.ts';
import { ReservationTicket } from '../booking/reservationTicket.ts';
import { When } from '../booking/when.ts';
import { ReservationPayment } from '../payment/charge.ts';
import { Text } from '../values/text/text.ts';
import { endpoint, PEOPLE } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id } from '../values/id.ts';
import { Page } from '../values/query.ts';

export const bookingEndpoints = {
  makeReservation: endpoint({
    method: 'POST',
    path: '/api/v1/reservations',
    callers: ['player'],
    summary: 'Reserva horários; pela plataforma, responde também com o PIX',
    body: PlayerOrder,
    reply: Schema.Struct({ reservation: Reservation, reservationPayment: Schema.optionalKey(ReservationPayment) }),
    status: 201,
    failures: [
      'arena_not_found',
      'slot_taken',
      'slot_unavailable',
      'sport_not_played',
      'slot_past',
      'total_too_high',
      'too_far_ahead',
      'too_many_unpaid_hours',
      'voucher_not_found',
      'voucher_too_few',
      'credit_not_enough',
      'profile_incomplete',
      'too_many_holds',
      'too_many_bookings',
      'payment_unavailable',
      'payer_is_receiver',
      'document_needed',
      'pix_too_small',
      ...WRITE_FAILURES,
    ],
  }),
  quoteReservation: endpoint({
    method: 'POST',
    path: '/api/v1/reservations/quote',
    callers: ['player'],
    summary: 'O que os horários custariam agora, com o voucher; não reserva nem gasta nada',
    body: ReservationOrder,
    reply: Quote,
    failures: [
      'arena_not_found',
      'slot_unavailable',
      'sport_not_played',
      'slot_past',
      'total_too_high',
      'too_far_ahead',
      'voucher_not_found',
      'voucher_too_few',
    ],
    addition: true,
  }),
  reservation: endpoint({
    method: 'GET',
    path: '/api/v1/reservations/:id',
    callers: PEOPLE,
    summary: 'Uma reserva própria, com o PIX enquanto puder ser paga',
    params: ById,
    reply: Schema.Struct({ reservation: Reservation }),
    failures: ['reservation_not_found'],
    addition: true,
  }),
  reservationTicket: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/reservations/:id',
    callers: ['player'],
    summary: 'Uma reserva própria com o endereço da arena, o voucher usado e o que aconteceu com ela',
    params: ById,
    reply: ReservationTicket,
    failures: ['reservation_not_found'],
    addition: true,
  }),
  liveHold: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/live-hold',
    callers: ['player'],
    summary: 'A reserva da arena que ainda espera o PIX do jogador, se houver',
    query: Schema.Struct({ arena: Id }),
    reply: Schema.Struct({ reservation: Schema.optionalKey(Reservation) }),
    failures: [],
    addition: true,
  }),
  myReservations: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/reservations',
    callers: ['player'],
    summary: 'Reservas do jogador, as mais novas primeiro; ou só as próximas, ou só as anteriores, por dia de jogo',
    query: Schema.Struct({ page: Page, when: Schema.optionalKey(When) }),
    reply: Schema.Struct({ reservations: Schema.Array(Reservation) }),
    paged: true,
    failures: [],
  }),
  cancelPaidReservation: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/reservations/:id/cancel',
    callers: ['player'],
    summary: 'Cancela uma reserva paga pelo valor que a arena devolve; o token diz o valor que foi mostrado',
    params: ById,
    body: Schema.Struct({ token: Text }),
    reply: Schema.Struct({ reservation: Reservation }),
    failures: ['reservation_not_found', 'not_cancellable', 'quote_changed', ...WRITE_FAILURES],
    addition: true,
  }),
  cancelReservation: endpoint({
    method: 'PATCH',
    path: '/api/v1/reservations/:id/cancel',
    callers: PEOPLE,
    summary: 'Cancela uma reserva e libera os horários',
    params: ById,
    reply: Schema.Struct({ reservation: Reservation }),
    failures: [
      'reservation_not_found',
      'not_cancellable',
      'reservation_begun',
      'reservation_settled',
      ...WRITE_FAILURES,
    ],
  }),
};
