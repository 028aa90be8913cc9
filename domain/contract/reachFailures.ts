import { STRANGER_DEEDS_A_DAY } from '../people/reach.ts';

/** Failures of an arena's calls that would reach a player's account, as in `failure.ts`. */
export const REACH_FAILURES = {
  arena_unpublished: {
    statusCode: 409,
    message:
      'Publique a arena e confirme o e-mail para chegar à conta de jogadores. Até lá, use o nome, como convidado.',
  },
  // It must fit any reason: the arena cannot tell by it that it is blocked.
  player_unreachable: {
    statusCode: 409,
    message: 'Não é possível usar a conta desta pessoa. Use o nome, como convidado.',
  },
  stranger_limit: {
    statusCode: 429,
    message: `Esta pessoa ainda não reservou na sua arena por conta própria: até lá, são no máximo ${STRANGER_DEEDS_A_DAY} reservas, mensalidades, vouchers ou mudanças por dia na conta dela. Use o nome, como convidado, ou tente amanhã.`,
  },
} as const;

/** All of them, and that of a player who is not there. */
export const REACH_CODES = ['player_not_found', 'arena_unpublished', 'player_unreachable', 'stranger_limit'] as const;
