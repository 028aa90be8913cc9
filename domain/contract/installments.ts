import { Schema } from 'effect';
import { Reservation } from '../booking/reservation.ts';
import { NewInstallment, Split, TakenBack } from '../ledger/installment.ts';
import { ById } from '../values/id.ts';
import { DESK, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';

const Changed = Schema.Struct({ reservation: Reservation });

/** Why a payment at the desk is not recorded. */
const PAYMENT_FAILURES = [
  'reservation_not_found',
  'paid_by_platform',
  'not_payable',
  'installment_too_high',
  'credit_needs_player',
  'credit_too_low',
  'gift_too_great',
  ...WRITE_FAILURES,
] as const;

/** Why one is not taken back. */
const UNDONE_PAYMENT_FAILURES = [
  'installment_not_found',
  'paid_by_platform',
  'not_payable',
  'credit_too_low',
  'credit_too_high',
  ...WRITE_FAILURES,
] as const;

/** The payments and discounts of a reservation at the desk; part of the agenda's calls. */
export const installmentEndpoints = {
  addInstallment: endpoint({
    method: 'POST',
    path: '/api/v1/reservations/:id/installments',
    callers: DESK,
    summary:
      'Registra um pagamento ou um desconto (kind; sem ele, info DESCONTO); a reserva fica paga quando nada falta',
    params: ById,
    body: NewInstallment,
    reply: Changed,
    status: 201,
    failures: PAYMENT_FAILURES,
  }),
  splitPayment: endpoint({
    method: 'POST',
    path: '/api/v1/reservations/:id/installments/split',
    callers: DESK,
    summary: 'Registra de uma vez os pagamentos de várias pessoas: todos ou nenhum',
    params: ById,
    body: Split,
    reply: Changed,
    status: 201,
    failures: PAYMENT_FAILURES,
    addition: true,
  }),
  undoPayments: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/reservations/:id/undo-payments',
    callers: DESK,
    summary: 'Desfaz de uma vez registros de uma reserva, como os de uma conta dividida: todos ou nenhum',
    params: ById,
    body: TakenBack,
    reply: Changed,
    failures: UNDONE_PAYMENT_FAILURES,
    addition: true,
  }),
  deleteInstallment: endpoint({
    method: 'DELETE',
    path: '/api/v1/installments/:id',
    callers: DESK,
    summary: 'Desfaz um registro; a reserva volta ao que era antes de estar paga',
    params: ById,
    reply: Changed,
    failures: UNDONE_PAYMENT_FAILURES,
  }),
};
