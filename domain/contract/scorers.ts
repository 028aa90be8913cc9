import { Schema } from 'effect';
import { ScoredTournament } from '../tournament/myTournament.ts';
import { LinkSecret } from '../session/linkSecret.ts';
import { Scorer } from '../tournament/scorer.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById, Id, Instant } from '../values/id.ts';

const Nothing = Schema.Struct({});
const ByToken = Schema.Struct({ token: LinkSecret });

/** Who writes scores besides the organizer: invited by a link, and able to do that alone. */
export const scorerEndpoints = {
  scorers: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/scorers',
    callers: ['player'],
    summary: 'Para o organizador: quem mais marca os placares de uma categoria, e até quando vale o link (acréscimo)',
    params: ById,
    reply: Schema.Struct({
      scorers: Schema.Array(Scorer),
      /** Until when others can become scorers by the link; absent when there is no link that is valid. */
      linkUntil: Schema.optionalKey(Instant),
    }),
    failures: ['tournament_not_found'],
    addition: true,
  }),
  makeScorerLink: endpoint({
    method: 'PUT',
    path: '/api/v1/tournaments/:id/scorer-link',
    callers: ['player'],
    summary:
      'O organizador cria o link que convida quem marca placares, com um segredo feito por quem chama; o anterior deixa de valer (acréscimo)',
    params: ById,
    body: ByToken,
    reply: Nothing,
    failures: ['tournament_not_found', 'tournament_cancelled', ...WRITE_FAILURES],
    addition: true,
  }),
  endScorerLink: endpoint({
    method: 'DELETE',
    path: '/api/v1/tournaments/:id/scorer-link',
    callers: ['player'],
    summary: 'O organizador desliga o link; quem já marca placares continua (acréscimo)',
    params: ById,
    reply: Nothing,
    failures: ['tournament_not_found', 'tournament_cancelled', ...WRITE_FAILURES],
    addition: true,
  }),
  becomeScorer: endpoint({
    method: 'POST',
    path: '/api/v1/players/me/scoring',
    callers: ['player'],
    summary: 'Quem abre o link passa a marcar os placares da categoria (acréscimo)',
    body: ByToken,
    reply: ScoredTournament,
    status: 201,
    failures: ['scorer_link_over', 'scorer_removed', 'tournament_cancelled', 'too_many_scorers', ...WRITE_FAILURES],
    addition: true,
  }),
  removeScorer: endpoint({
    method: 'DELETE',
    path: '/api/v1/tournaments/:id/scorers/:player',
    callers: ['player'],
    summary: 'O organizador tira alguém de quem marca placares, ou a própria pessoa deixa de marcar (acréscimo)',
    params: Schema.Struct({ ...ById.fields, player: Id }),
    reply: Nothing,
    failures: ['tournament_not_found', 'scorer_not_found', ...WRITE_FAILURES],
    addition: true,
  }),
};
