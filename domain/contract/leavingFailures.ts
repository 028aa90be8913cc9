/** Why somebody cannot leave yet. */
export const LEAVING_FAILURES = {
  organizes_event: {
    statusCode: 409,
    message:
      'Você organiza um evento que ainda não terminou. Sua conta pode ser excluída quando ele acabar ou for cancelado.',
  },
  payout_owed: {
    statusCode: 409,
    message: 'A plataforma ainda tem dinheiro a repassar a você. Sua conta pode ser excluída depois do repasse.',
  },
  arena_obliged: {
    statusCode: 409,
    message: 'Antes de excluir a conta, encerre as reservas pagas e as devoluções da sua arena.',
  },
  players_hold: {
    statusCode: 409,
    message:
      'Antes de excluir a conta, devolva o que os jogadores têm na sua arena: crédito, horas compradas e sinais.',
  },
  platform_owed: {
    statusCode: 409,
    message:
      'Você deve à plataforma uma parte de um repasse. Sua conta pode ser excluída depois que isso for acertado.',
  },
  last_admin: {
    statusCode: 409,
    message: 'Você é a única pessoa na administração. Crie outra conta de administração antes de excluir a sua.',
  },
} as const;
