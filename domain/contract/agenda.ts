import { Schema } from 'effect';
import { DeskCancellation } from '../agenda/cancellation.ts';
import { AgendaDay, ReservationSheet } from '../agenda/agenda.ts';
import { NewInstallment, Split } from '../agenda/installment.ts';
import { Move } from '../agenda/move.ts';
import { NoteChange } from '../agenda/note.ts';
import { BookedPage } from '../agenda/booked.ts';
import { SearchName } from '../people/player.ts';
import { OwnerOrder } from '../agenda/ownerOrder.ts';
import { Reservation } from '../booking/reservation.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { ById } from './id.ts';
import { DayQuery, Page, SheetQuery } from './query.ts';
import { VersionQuery } from './version.ts';

const Changed = Schema.Struct({ reservation: Reservation });

/** Why a payment at the desk is not recorded. */
const PAYMENT_FAILURES = [
  'reservation_not_found',
  'paid_by_platform',
  'not_payable',
  'installment_too_high',
  'credit_needs_player',
  'credit_too_low',
  ...WRITE_FAILURES,
] as const;

/** The owner's agenda: reservations and payments at their arena. */
export const agendaEndpoints = {
  agenda: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/reservations',
    callers: ['arena-owner'],
    summary: 'Reservas de um dia na própria arena, com as quadras e os horários da grade',
    query: DayQuery,
    reply: AgendaDay,
    failures: ['arena_not_found'],
  }),
  agendaMark: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/reservations/mark',
    callers: ['arena-owner'],
    summary: 'Um texto curto que muda quando muda alguma reserva do dia',
    query: DayQuery,
    reply: Schema.Struct({ mark: Schema.String }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  searchReservations: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/reservations/search',
    callers: ['arena-owner'],
    summary: 'Procura em todos os dias da própria arena as reservas de quem tem este nome ou telefone',
    query: Schema.Struct({ q: SearchName, page: Page }),
    reply: BookedPage,
    paged: true,
    failures: ['arena_not_found'],
    addition: true,
  }),
  reservationSheet: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/reservations/sheet',
    callers: ['arena-owner'],
    summary: 'Reservas de um mês, ou de um dia, como planilha (CSV)',
    query: SheetQuery,
    reply: ReservationSheet,
    failures: ['arena_not_found'],
    addition: true,
  }),
  makeOwnerReservation: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/reservations',
    callers: ['arena-owner'],
    summary: 'Reserva na própria arena, para um jogador ou para um convidado',
    body: OwnerOrder,
    reply: Changed,
    status: 201,
    failures: [
      'arena_not_found',
      'player_not_found',
      'slot_taken',
      'slot_unavailable',
      'slot_past',
      'voucher_not_found',
      ...WRITE_FAILURES,
    ],
  }),
  cancelAtDesk: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/reservations/:id/cancel',
    callers: ['arena-owner'],
    summary:
      'Cancela uma reserva na arena e diz o que é feito do valor recebido; pode ser desfeito por alguns segundos',
    params: ById,
    body: DeskCancellation,
    reply: Changed,
    failures: [
      'reservation_not_found',
      'not_cancellable',
      'received_changed',
      'credit_needs_player',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  undoCancellation: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/reservations/:id/undo-cancel',
    callers: ['arena-owner'],
    summary: 'Desfaz um cancelamento na arena, enquanto os horários e o valor ainda estiverem lá',
    params: ById,
    reply: Changed,
    failures: ['reservation_not_found', 'not_undoable', 'slot_taken', 'credit_too_low', ...WRITE_FAILURES],
    addition: true,
  }),
  moveReservation: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/reservations/:id/hours',
    callers: ['arena-owner'],
    summary:
      'Muda o dia, a quadra ou os horários de uma reserva, ou quantos são; pode ser desfeito por alguns segundos',
    params: ById,
    body: Move,
    reply: Changed,
    failures: [
      'reservation_not_found',
      'not_movable',
      'paid_by_platform',
      'price_differs',
      'slot_taken',
      'slot_unavailable',
      'slot_past',
      'arena_not_found',
      'credit_needs_player',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  undoMove: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/reservations/:id/undo-move',
    callers: ['arena-owner'],
    summary: 'Desfaz a última mudança de horários de uma reserva, enquanto nada a seguiu e os horários estão livres',
    params: ById,
    reply: Changed,
    failures: [
      'reservation_not_found',
      'not_undoable',
      'slot_taken',
      'slot_unavailable',
      'credit_too_low',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  payReservation: endpoint({
    method: 'PATCH',
    path: '/api/v1/reservations/:id/pay',
    callers: ['arena-owner'],
    summary: 'Confirma que uma reserva foi paga na arena',
    params: ById,
    reply: Changed,
    failures: ['reservation_not_found', 'not_payable', ...WRITE_FAILURES],
  }),
  markNoShow: endpoint({
    method: 'PATCH',
    path: '/api/v1/reservations/:id/no-show',
    callers: ['arena-owner'],
    summary: 'Marca que ninguém compareceu a uma reserva que já começou; o que falta pagar continua faltando',
    params: ById,
    reply: Changed,
    failures: ['reservation_not_found', 'not_awaited', 'not_begun', ...WRITE_FAILURES],
    addition: true,
  }),
  clearNoShow: endpoint({
    method: 'DELETE',
    path: '/api/v1/reservations/:id/no-show',
    callers: ['arena-owner'],
    summary: 'Tira a marca de que ninguém compareceu',
    params: ById,
    reply: Changed,
    failures: ['reservation_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  writeNote: endpoint({
    method: 'PATCH',
    path: '/api/v1/reservations/:id/note',
    callers: ['arena-owner'],
    summary: 'Escreve a observação de uma reserva, que só a arena vê; com version, só se ninguém a mudou desde então',
    params: ById,
    query: VersionQuery,
    body: NoteChange,
    reply: Changed,
    failures: ['reservation_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  returnRefund: endpoint({
    method: 'PATCH',
    path: '/api/v1/reservations/:id/refund-returned',
    callers: ['arena-owner'],
    summary: 'Registra que o dinheiro de uma devolução que o banco recusou foi devolvido por outro meio',
    params: ById,
    reply: Changed,
    failures: ['reservation_not_found', 'refund_not_refused', ...WRITE_FAILURES],
    addition: true,
  }),
  addInstallment: endpoint({
    method: 'POST',
    path: '/api/v1/reservations/:id/installments',
    callers: ['arena-owner'],
    summary: 'Registra um pagamento ou, com DESCONTO, um desconto; a reserva fica paga quando nada falta',
    params: ById,
    body: NewInstallment,
    reply: Changed,
    status: 201,
    failures: PAYMENT_FAILURES,
  }),
  splitPayment: endpoint({
    method: 'POST',
    path: '/api/v1/reservations/:id/installments/split',
    callers: ['arena-owner'],
    summary: 'Registra de uma vez os pagamentos de várias pessoas: todos ou nenhum',
    params: ById,
    body: Split,
    reply: Changed,
    status: 201,
    failures: PAYMENT_FAILURES,
    addition: true,
  }),
  deleteInstallment: endpoint({
    method: 'DELETE',
    path: '/api/v1/installments/:id',
    callers: ['arena-owner'],
    summary: 'Desfaz um registro; a reserva volta ao que era antes de estar paga',
    params: ById,
    reply: Changed,
    failures: ['installment_not_found', 'not_payable', 'credit_too_low', ...WRITE_FAILURES],
  }),
};
