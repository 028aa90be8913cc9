import { Schema } from 'effect';
import { GuideStep, Hiding, ListedArena, Publication } from '../publication/publication.ts';
import { SearchName } from '../people/player.ts';
import { endpoint, MANAGEMENT } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { Page } from '../values/query.ts';

const Own = Schema.Struct({ publication: Publication });

/** Whether an arena is public: its team publishes it, admins hide it. */
export const publicationEndpoints = {
  publication: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/publication',
    callers: MANAGEMENT,
    summary: 'Se a própria arena está no ar, e em que passo está o guia dela',
    reply: Own,
    failures: ['arena_not_found'],
    addition: true,
  }),
  publishArena: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/publication',
    callers: MANAGEMENT,
    summary: 'Põe a própria arena no ar, se já pode receber uma reserva',
    reply: Own,
    failures: ['arena_not_found', 'arena_not_bookable', ...WRITE_FAILURES],
    addition: true,
  }),
  unpublishArena: endpoint({
    method: 'DELETE',
    path: '/api/v1/arenas/me/publication',
    callers: MANAGEMENT,
    summary: 'Tira a própria arena do ar; o que já foi reservado continua valendo',
    reply: Own,
    failures: ['arena_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  passGuideStep: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/guide',
    callers: MANAGEMENT,
    summary: 'Anota que um passo do guia da própria arena foi feito ou pulado',
    body: Schema.Struct({ step: GuideStep }),
    reply: Own,
    failures: ['arena_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  listedArenas: endpoint({
    method: 'GET',
    path: '/api/v1/operation/arenas',
    callers: ['admin'],
    summary: 'Arenas da plataforma em páginas, ou só as que têm um nome: as ocultas primeiro, depois as mais novas',
    query: Schema.Struct({ q: Schema.optionalKey(SearchName), page: Page }),
    reply: Schema.Struct({ arenas: Schema.Array(ListedArena) }),
    paged: true,
    failures: [],
    addition: true,
  }),
  hideArena: endpoint({
    method: 'POST',
    path: '/api/v1/operation/arenas/:id/hiding',
    callers: ['admin'],
    summary: 'Oculta uma arena de todos, menos de quem trabalha nela, que lê o motivo',
    params: ById,
    body: Hiding,
    reply: Schema.Struct({}),
    failures: ['arena_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  showArena: endpoint({
    method: 'DELETE',
    path: '/api/v1/operation/arenas/:id/hiding',
    callers: ['admin'],
    summary: 'Deixa de ocultar uma arena',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['arena_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
};
