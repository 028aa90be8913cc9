import { MOST_SCORERS } from '../tournament/scorer.ts';

/** What a tournament's groups, matches and scores refuse. */
export const TOURNAMENT_FAILURES = {
  groups_exist: { statusCode: 409, message: 'Os grupos já foram gerados.' },
  groups_missing: { statusCode: 409, message: 'Gere os grupos primeiro.' },
  groups_number: { statusCode: 400, message: 'Número de grupos inválido.' },
  groups_too_large: { statusCode: 400, message: 'Os grupos ficariam grandes demais. Escolha um número maior.' },
  odd_players: { statusCode: 400, message: 'O número de inscritos é ímpar: não há como formar todas as duplas.' },
  matches_exist: { statusCode: 409, message: 'As partidas já foram geradas.' },
  matches_missing: { statusCode: 400, message: 'Gere as partidas primeiro.' },
  match_not_found: { statusCode: 404, message: 'Partida não encontrada.' },
  match_open: { statusCode: 409, message: 'As duas duplas desta partida ainda não são conhecidas.' },
  match_decided: { statusCode: 409, message: 'Esta partida terminou por desistência.' },
  next_match_scored: { statusCode: 409, message: 'A próxima partida já tem placar.' },
  solo_only: { statusCode: 400, message: 'Nesta categoria cada um se inscreve sozinho: a dupla é sorteada.' },
  pairs_only: { statusCode: 400, message: 'Só se convida por link para uma categoria de duplas formadas.' },
  pair_link_over: {
    statusCode: 404,
    message: 'Este convite não vale mais: já foi usado, venceu ou foi desligado. Peça outro a quem convidou você.',
  },
  own_pair_link: { statusCode: 409, message: 'Este convite é seu: envie o link a quem vai jogar com você.' },
  place_kept: { statusCode: 409, message: 'Esta inscrição não deixou um lugar livre no sorteio.' },
  place_played: {
    statusCode: 409,
    message: 'Já há placar em uma partida desta inscrição: o lugar dela não pode mais ser trocado.',
  },
  scorer_removed: {
    statusCode: 403,
    message: 'A organização tirou você de quem marca os placares deste torneio.',
  },
  scorer_not_found: { statusCode: 404, message: 'Esta pessoa não marca os placares deste torneio.' },
  scorer_link_over: { statusCode: 404, message: 'Este link não vale mais. Peça outro à organização do torneio.' },
  too_many_scorers: { statusCode: 409, message: `Este torneio já tem ${MOST_SCORERS} pessoas marcando placares.` },
  walkover_declared: {
    statusCode: 409,
    message: 'A organização decidiu esta partida por W.O., e só ela muda isso.',
  },
  not_in_match: { statusCode: 400, message: 'Esta dupla não joga esta partida.' },
  score_exists: { statusCode: 409, message: 'Esta partida já tem placar. Edite o placar.' },
  score_missing: { statusCode: 409, message: 'Esta partida ainda não tem placar.' },
  scores_missing: { statusCode: 400, message: 'Ainda há partidas da fase de grupos sem placar.' },
  second_phase_exists: { statusCode: 400, message: 'A segunda fase já foi gerada.' },
  second_phase_begun: { statusCode: 409, message: 'A segunda fase já começou.' },
  nobody_qualified: {
    statusCode: 400,
    message: 'Todos desistiram e não há classificados. Só resta cancelar este torneio.',
  },
} as const;
