/** The texts of every player search. */
export const PLAYER_SEARCH = {
  searching: 'Buscando…',
  none: 'Nenhum jogador encontrado',
  failedHint: 'Não foi possível buscar agora. Tente de novo.',
  again: 'Tentar novamente',
} as const;

export const PICKER = {
  placeholder: 'Nome do jogador',
  hint: 'Digite pelo menos 2 letras do nome.',
  clear: 'Escolher outro jogador',
  options: 'Jogadores encontrados',
  played: 'jogou com você',
} as const;

export const TO_PLAYER = 'Ver jogador';
export const TO_RECORD = 'Ver cliente';
