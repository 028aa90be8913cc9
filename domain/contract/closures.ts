import { Schema } from 'effect';
import { Closed, Closing, ClosureImpact, ClosureScope, ReopenedPart } from '../closures/closure.ts';
import { ClosureReport, Rebooking, RebookingChoice } from '../closures/rebooking.ts';
import { DESK, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { MaybeDateQuery } from '../values/query.ts';

/** Courts that the arena closes for some hours: rain, maintenance, a holiday, an event. */
export const closureEndpoints = {
  measureClosure: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/closures/impact',
    callers: DESK,
    summary: 'Diz quantas reservas um fechamento cancelaria, de quantas pessoas e com quanto recebido; não muda nada',
    body: ClosureScope,
    reply: Schema.Struct({ impact: ClosureImpact }),
    failures: ['arena_not_found', 'court_not_found', 'slot_past', 'closure_too_long'],
    addition: true,
  }),
  closeCourts: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/closures',
    callers: DESK,
    summary:
      'Fecha quadras por horas e dias e cancela as reservas que estão nelas; das que já começaram, só as horas à frente; pode ser desfeito por um minuto',
    body: Closing,
    reply: Closed,
    status: 201,
    failures: [
      'arena_not_found',
      'court_not_found',
      'slot_past',
      'closure_too_long',
      'closure_changed',
      'already_closed',
      'only_begun',
      'credit_too_high',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  undoClosure: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/closures/:id/undo',
    callers: DESK,
    summary:
      'Desfaz um fechamento e traz de volta as reservas que ele cancelou, por um minuto e enquanto nada o seguiu',
    params: ById,
    reply: Closed,
    failures: [
      'arena_not_found',
      'closure_not_found',
      'not_undoable',
      'slot_taken',
      'credit_too_low',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  reopenCourts: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/closures/:id/reopen',
    callers: DESK,
    summary:
      'Reabre as horas de um fechamento que ainda não passaram, todas ou só as das quadras, dias e horas indicados; as reservas canceladas ficam canceladas',
    params: ById,
    body: Schema.UndefinedOr(ReopenedPart),
    reply: Closed,
    failures: ['arena_not_found', 'closure_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  closure: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/closures/:id',
    callers: DESK,
    summary: 'De quem um fechamento tirou horários, quem já foi avisado e o que foi feito de cada reserva',
    params: ById,
    reply: Schema.Struct({ closure: ClosureReport }),
    failures: ['arena_not_found', 'closure_not_found'],
    addition: true,
  }),
  rebooking: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/reservations/:id/rebooking',
    callers: ['player'],
    summary:
      'Os horários livres de um dia, ou do primeiro que tem algum, para uma reserva paga que um fechamento cancelou, por no máximo o mesmo preço',
    params: ById,
    query: MaybeDateQuery,
    reply: Schema.Struct({ rebooking: Rebooking }),
    failures: ['rebooking_not_found'],
    addition: true,
  }),
  chooseRebooking: endpoint({
    method: 'PATCH',
    path: '/api/v1/players/me/reservations/:id/rebooking',
    callers: ['player'],
    summary: 'Escolhe outro horário para a reserva cancelada, ou que o valor vire crédito ou volte pelo PIX',
    params: ById,
    body: RebookingChoice,
    reply: Schema.Struct({ rebooking: Rebooking }),
    failures: [
      'rebooking_not_found',
      'rebooking_over',
      'rebooking_price',
      'credit_too_high',
      'rebooking_at_desk',
      'slot_taken',
      'slot_unavailable',
      'slot_past',
      'too_far_ahead',
      'not_movable',
      'not_undoable',
      'voucher_too_few',
      'paid_by_platform',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
};
