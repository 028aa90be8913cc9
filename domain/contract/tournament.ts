import { Schema } from 'effect';
import { Double, Group } from '../tournament/double.ts';
import { NumberOfGroups } from '../tournament/draw.ts';
import { BracketPlace, DeclaredWalkover, Match, Phase } from '../tournament/match.ts';
import { MyTournament, ScoredTournament } from '../tournament/myTournament.ts';
import { Score, ScoreChange } from '../tournament/score.ts';
import { endpoint, SIGNED_IN } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { WholeNumber } from '../values/query.ts';

/** The most entries in one reply: more than a tournament can have. */
const MOST = 10_000;
const Limit = Schema.Struct({
  limit: Schema.optionalKey(
    WholeNumber.check(Schema.isBetween({ minimum: 1, maximum: MOST }, { message: 'Limite inválido.' })),
  ),
});
const Changed = Schema.Struct({});
const SCORE_FAILURES = [
  'match_not_found',
  'tournament_cancelled',
  'match_open',
  'match_decided',
  'next_match_scored',
  'second_phase_begun',
] as const;
/** A scorer may be removed while they write, and leaves to the organizer what the organizer decided. */
const SCORERS_FAILURES = [...SCORE_FAILURES, 'scorer_removed'] as const;

/** Draw, groups, matches, second phase and scores of a tournament category. Only its organizer writes, and scorers the scores. */
export const tournamentEndpoints = {
  groups: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/groups',
    callers: SIGNED_IN,
    summary:
      'Grupos de uma categoria, com a classificação calculada pelas partidas; `canDrawAgain` diz se ninguém jogou ainda (acréscimo)',
    params: ById,
    query: Limit,
    reply: Schema.Struct({ groups: Schema.Array(Group), canDrawAgain: Schema.Boolean }),
    failures: ['tournament_not_found'],
  }),
  drawGroups: endpoint({
    method: 'POST',
    path: '/api/v1/tournaments/:id/groups',
    callers: ['player'],
    summary:
      'O organizador sorteia os grupos; as inscrições se encerram. Com `again`, desfaz o sorteio feito e sorteia de novo, enquanto ninguém jogou (acréscimo)',
    params: ById,
    body: Schema.Struct({ numberOfGroups: NumberOfGroups, again: Schema.optionalKey(Schema.Boolean) }),
    reply: Changed,
    status: 201,
    failures: [
      'tournament_not_found',
      'tournament_cancelled',
      'groups_exist',
      'groups_number',
      'groups_too_large',
      'odd_players',
      'invitations_open',
      ...WRITE_FAILURES,
    ],
  }),
  matches: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/matches',
    callers: SIGNED_IN,
    summary:
      'Partidas cujas duplas são conhecidas; `bracket` tem também os lugares em aberto, `qualified` quantas duplas se classificam como está, `champion` quem venceu (acréscimos)',
    params: ById,
    query: Limit,
    reply: Schema.Struct({
      matches: Schema.Array(Match),
      bracket: Schema.Array(BracketPlace),
      qualified: Schema.Int,
      champion: Schema.optionalKey(Double),
    }),
    failures: ['tournament_not_found'],
  }),
  makeMatches: endpoint({
    method: 'POST',
    path: '/api/v1/tournaments/:id/matches',
    callers: ['player'],
    summary: 'O organizador gera as partidas da fase de grupos',
    params: ById,
    reply: Changed,
    status: 201,
    failures: ['tournament_not_found', 'tournament_cancelled', 'groups_missing', 'matches_exist', ...WRITE_FAILURES],
  }),
  makeSecondPhase: endpoint({
    method: 'POST',
    path: '/api/v1/tournaments/:id/second-stage',
    callers: ['player'],
    summary: 'O organizador gera a segunda fase, ou a gera de novo enquanto não tem placar',
    params: ById,
    reply: Changed,
    status: 201,
    failures: [
      'tournament_not_found',
      'tournament_cancelled',
      'matches_missing',
      'scores_missing',
      'second_phase_exists',
      'nobody_qualified',
      ...WRITE_FAILURES,
    ],
  }),
  setScore: endpoint({
    method: 'PUT',
    path: '/api/v1/matches/:id',
    callers: ['player'],
    summary: 'O organizador, ou quem ele convidou para isso, define o primeiro placar de uma partida',
    params: ById,
    body: Score,
    reply: Changed,
    failures: [...SCORERS_FAILURES, 'score_exists', ...WRITE_FAILURES],
  }),
  editScore: endpoint({
    method: 'PATCH',
    path: '/api/v1/matches/:id/edit',
    callers: ['player'],
    summary: 'O organizador, ou quem ele convidou para isso, muda um placar, ou o apaga com `null` nos dois lados',
    params: ById,
    body: ScoreChange,
    reply: Changed,
    failures: [...SCORERS_FAILURES, 'score_missing', 'walkover_declared', ...WRITE_FAILURES],
  }),
  declareWalkover: endpoint({
    method: 'PUT',
    path: '/api/v1/matches/:id/walkover',
    callers: ['player'],
    summary:
      'O organizador decide por W.O. uma partida sem placar: quem não jogou perde por 6 a 0, e de uma que tinha começado os games ficam. Edita-se e apaga-se como um placar (acréscimo)',
    params: ById,
    body: DeclaredWalkover,
    reply: Changed,
    failures: [...SCORE_FAILURES, 'not_in_match', 'score_exists', ...WRITE_FAILURES],
    addition: true,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/v1/tournaments/:id/progress',
    callers: SIGNED_IN,
    summary: 'Em que fase está uma categoria, e um número que muda com cada mudança dela (acréscimo)',
    params: ById,
    reply: Schema.Struct({ phase: Phase, hasChampion: Schema.Boolean, progress: Schema.Int }),
    failures: ['tournament_not_found'],
    addition: true,
  }),
  myTournaments: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/tournaments',
    callers: ['player'],
    summary:
      'Categorias em que o jogador está, até trinta dias depois do evento: onde joga, o que deve, seu grupo, sua próxima partida e seu último resultado; em `scored`, aquelas das quais marca os placares (acréscimo)',
    reply: Schema.Struct({ tournaments: Schema.Array(MyTournament), scored: Schema.Array(ScoredTournament) }),
    failures: [],
    addition: true,
  }),
};
