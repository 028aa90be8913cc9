import { Schema } from 'effect';
import { CallingOff, CallOff } from '../events/calledOff.ts';
import { Category, CategoryEdit, NewCategory } from '../events/category.ts';
import { EventChange } from '../events/change.ts';
import { Event, EventCounts, EventDecision, EventEdit, EventStatus, NewEvent } from '../events/event.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { IMAGE_FAILURES, PROOF_FAILURES, WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { Page } from '../values/query.ts';

const One = Schema.Struct({ event: Event });

/** Events and their tournament categories. */
export const eventEndpoints = {
  events: endpoint({
    method: 'GET',
    path: '/api/v1/events',
    callers: SIGNED_IN,
    summary:
      'Eventos; com `page`, em páginas de dez, senão os cem primeiros; sem `status`, os aprovados de hoje em diante, e para administradores todos, antes os que esperam por eles. `counts`, só para administradores, e as páginas são acréscimos',
    query: Schema.Struct({ status: Schema.optionalKey(EventStatus), page: Page }),
    reply: Schema.Struct({ events: Schema.Array(Event), counts: Schema.optionalKey(EventCounts) }),
    paged: true,
    failures: [],
  }),
  myEvents: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/events',
    callers: ['player'],
    summary:
      'Eventos que o jogador organiza, em qualquer estado, do mais novo ao mais antigo; com `page` (acréscimo), em páginas de dez, senão os cem primeiros',
    query: Schema.Struct({ page: Page }),
    reply: Schema.Struct({ events: Schema.Array(Event) }),
    paged: true,
    failures: [],
  }),
  joinedEvents: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/joined-events',
    callers: ['player'],
    summary:
      'Eventos em que o jogador está, ou estava quando foram cancelados, do mais novo ao mais antigo (acréscimo)',
    reply: Schema.Struct({ events: Schema.Array(Event) }),
    failures: [],
    addition: true,
  }),
  event: endpoint({
    method: 'GET',
    path: '/api/v1/events/:id',
    callers: SIGNED_IN,
    summary:
      'Um evento; antes de aprovado, só para quem o organiza e para administradores; cancelado, também para quem estava nele',
    params: ById,
    reply: One,
    failures: ['event_not_found'],
  }),
  createEvent: endpoint({
    method: 'POST',
    path: '/api/v1/events',
    callers: ['player'],
    summary: 'Propõe um evento, que um administrador aprova',
    file: 'artwork',
    body: NewEvent,
    reply: One,
    status: 201,
    failures: ['event_past', 'too_many_proposals', ...PROOF_FAILURES, ...IMAGE_FAILURES, ...WRITE_FAILURES],
  }),
  editEvent: endpoint({
    method: 'PATCH',
    path: '/api/v1/events/:id',
    callers: ['player'],
    summary:
      'O organizador muda o que manda do próprio evento; quem já se inscreveu vê o que mudou em `changes` (acréscimo)',
    params: ById,
    body: EventEdit,
    reply: One,
    failures: [
      'event_not_found',
      'event_decided',
      'event_begun',
      'event_past',
      'categories_outside',
      ...PROOF_FAILURES,
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  eventChanges: endpoint({
    method: 'GET',
    path: '/api/v1/events/:id/changes',
    callers: SIGNED_IN,
    summary:
      'O que o organizador mudou de um evento e das categorias dele depois que havia inscrições, do mais novo ao mais antigo (acréscimo)',
    params: ById,
    reply: Schema.Struct({ changes: Schema.Array(EventChange) }),
    failures: ['event_not_found'],
    addition: true,
  }),
  editCategory: endpoint({
    method: 'PATCH',
    path: '/api/v1/tournaments/:id',
    callers: ['player'],
    summary:
      'O organizador muda o que manda de uma categoria; o preço vale para novas inscrições, e as vagas nunca ficam abaixo das vendidas (acréscimo)',
    params: ById,
    body: CategoryEdit,
    reply: Schema.Struct({ tournament: Category }),
    failures: [
      'tournament_not_found',
      'tournament_cancelled',
      'tournament_finished',
      'event_over',
      'category_past',
      'category_days',
      'deadline_past',
      'category_sold',
      'places_sold',
      ...WRITE_FAILURES,
    ],
    addition: true,
  }),
  decideEvent: endpoint({
    method: 'PATCH',
    path: '/api/v1/events/:id/status',
    callers: ['admin'],
    summary: 'Aprova ou cancela um evento',
    params: ById,
    body: EventDecision,
    reply: One,
    failures: ['event_not_found', 'event_decided', 'tournament_finished', ...WRITE_FAILURES],
  }),
  eventCallingOff: endpoint({
    method: 'GET',
    path: '/api/v1/events/:id/calling-off',
    callers: ['player'],
    summary:
      'Para o organizador: quantas inscrições terminam, e quanto volta a quem, se ele cancelar o evento (acréscimo)',
    params: ById,
    reply: Schema.Struct({ callingOff: CallingOff }),
    failures: ['event_not_found'],
    addition: true,
  }),
  callOffEvent: endpoint({
    method: 'PATCH',
    path: '/api/v1/events/:id/call-off',
    callers: ['player'],
    summary: 'O organizador cancela o próprio evento; o que foi pago pela plataforma é devolvido (acréscimo)',
    params: ById,
    body: CallOff,
    mayLackBody: true,
    reply: One,
    failures: ['event_not_found', 'event_decided', 'tournament_finished', ...WRITE_FAILURES],
    addition: true,
  }),
  categoryCallingOff: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/calling-off',
    callers: ['player'],
    summary:
      'Para o organizador: quantas inscrições terminam, e quanto volta a quem, se ele cancelar a categoria (acréscimo)',
    params: ById,
    reply: Schema.Struct({ callingOff: CallingOff }),
    failures: ['tournament_not_found'],
    addition: true,
  }),
  callOffCategory: endpoint({
    method: 'PATCH',
    path: '/api/v1/tournaments/:id/call-off',
    callers: ['player'],
    summary:
      'O organizador cancela uma categoria que não terminou; o que foi pago pela plataforma é devolvido (acréscimo)',
    params: ById,
    body: CallOff,
    mayLackBody: true,
    reply: Schema.Struct({ tournament: Category }),
    failures: ['tournament_not_found', 'tournament_cancelled', 'tournament_finished', ...WRITE_FAILURES],
    addition: true,
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/v1/events/:id/tournaments',
    callers: SIGNED_IN,
    summary: 'Categorias de um evento',
    params: ById,
    reply: Schema.Struct({ tournaments: Schema.Array(Category) }),
    failures: ['event_not_found'],
  }),
  createCategory: endpoint({
    method: 'POST',
    path: '/api/v1/events/:id/tournaments',
    callers: ['player'],
    summary: 'Cria uma categoria no próprio evento',
    params: ById,
    body: NewCategory,
    reply: Schema.Struct({ tournament: Category }),
    status: 201,
    failures: ['event_not_found', 'event_closed', 'category_past', 'deadline_past', ...WRITE_FAILURES],
  }),
};
