import { Schema } from 'effect';
import { Category } from '../events/category.ts';
import { PublicEvent, PublicPageSwitch } from '../events/publicPage.ts';
import { Double, Group } from '../tournament/double.ts';
import { BracketPlace, Match } from '../tournament/match.ts';
import { ANYBODY, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';

/** What strangers see of an approved event and of its tournaments, until the organizer switches the page off. */
export const publicPageEndpoints = {
  publicEvent: endpoint({
    method: 'GET',
    path: '/api/v1/public/events/:id',
    callers: ANYBODY,
    summary:
      'A página pública de um evento aprovado, com as categorias que também têm uma; desligada, só quem o organiza a vê, com `isOn: false` (acréscimo)',
    params: ById,
    reply: Schema.Struct({
      event: PublicEvent,
      tournaments: Schema.Array(Category),
      isOn: Schema.Boolean,
      isOwn: Schema.Boolean,
    }),
    failures: ['event_not_found'],
    addition: true,
  }),
  publicTournament: endpoint({
    method: 'GET',
    path: '/api/v1/public/tournaments/:id',
    callers: ANYBODY,
    summary:
      'A página pública de uma categoria: grupos, partidas e chaves; desligada, só quem a organiza a vê, com `isOn: false` (acréscimo)',
    params: ById,
    reply: Schema.Struct({
      event: PublicEvent,
      tournament: Category,
      groups: Schema.Array(Group),
      matches: Schema.Array(Match),
      bracket: Schema.Array(BracketPlace),
      champion: Schema.optionalKey(Double),
      progress: Schema.Int,
      isOn: Schema.Boolean,
      isOwn: Schema.Boolean,
    }),
    failures: ['tournament_not_found'],
    addition: true,
  }),
  publicProgress: endpoint({
    method: 'GET',
    path: '/api/v1/public/tournaments/:id/progress',
    callers: ANYBODY,
    summary:
      'Um número que muda com cada mudança de uma categoria, enquanto sua página pública está ligada (acréscimo)',
    params: ById,
    reply: Schema.Struct({ progress: Schema.Int }),
    failures: ['tournament_not_found'],
    addition: true,
  }),
  switchPublicEvent: endpoint({
    method: 'PATCH',
    path: '/api/v1/events/:id/public-page',
    callers: ['player'],
    summary: 'O organizador liga ou desliga a página pública do evento (acréscimo)',
    params: ById,
    body: PublicPageSwitch,
    reply: Schema.Struct({}),
    failures: ['event_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
  switchPublicTournament: endpoint({
    method: 'PATCH',
    path: '/api/v1/tournaments/:id/public-page',
    callers: ['player'],
    summary: 'O organizador liga ou desliga a página pública de uma categoria (acréscimo)',
    params: ById,
    body: PublicPageSwitch,
    reply: Schema.Struct({}),
    failures: ['tournament_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
};
