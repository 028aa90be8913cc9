/** The columns of a group's table, as the specification abbreviates them, and their meanings. */
export const GROUP_COLUMNS = {
  place: 'pt',
  placeIs: 'posição',
  athlete: 'atleta',
  points: 'pt',
  pointsAre: 'pontos',
  balance: 'sg',
  balanceIs: 'saldo de games',
  coefficient: 'coeficiente',
  qualified: 'Classificado',
  withdrawn: 'Desistiu',
  /** Beside the user's own name. */
  you: 'você',
} as const;
