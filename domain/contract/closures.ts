import { Schema } from 'effect';
import { Closed, Closing, ClosureImpact, ClosureScope } from '../closures/closure.ts';
import { DESK, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failure.ts';
import { ById } from './id.ts';

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
    summary: 'Fecha quadras por horas e dias e cancela as reservas que estão nelas; pode ser desfeito por um minuto',
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
    summary: 'Reabre as horas de um fechamento que ainda não passaram; as reservas canceladas ficam canceladas',
    params: ById,
    reply: Closed,
    failures: ['arena_not_found', 'closure_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
};
