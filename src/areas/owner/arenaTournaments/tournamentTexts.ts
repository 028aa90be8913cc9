import type { ArenaTournamentStatus } from '#domain/arenaTournaments/arenaTournament.ts';

export const TOURNAMENTS_TEXTS = {
  documentTitle: 'Torneios · Quadra Livre',
  title: 'Torneios',
  lead: 'O que a sua arena anuncia a quem joga.',
  create: 'Criar torneio',
  loading: 'Carregando torneios…',
  failed: 'Não foi possível carregar os torneios.',
  counters: 'Resumo',
  filter: 'Filtrar por situação',
  registration: 'Inscrições',
  execution: 'Torneio',
  phone: 'Contato',
  cancel: 'Cancelar torneio',

  none: 'Nenhum torneio por aqui',
  noneHint: 'Anuncie o primeiro: um cartaz, as datas e um telefone bastam.',
  noneOfSeveral: 'Nenhum torneio nessas situações',
  noneFilteredHint: 'Há torneios em outras situações.',
  showAll: 'Ver todos',
} as const;

export const COUNTERS = {
  active: 'Ativos',
  finished: 'Concluídos',
  total: 'Total',
  cancelled: 'Cancelados',
} as const;

export const STATUS_WORDS: Readonly<Record<ArenaTournamentStatus, string>> = {
  INSCRICAO: 'Inscrição',
  EXECUCAO: 'Execução',
  CONCLUIDO: 'Concluído',
  CANCELADO: 'Cancelado',
};

/** The filter chips, in the order of the screen; `word` is the value in the address. */
export const FILTERS: readonly { status: ArenaTournamentStatus; word: string; label: string; none: string }[] = [
  { status: 'EXECUCAO', word: 'execucao', label: 'Execução', none: 'Nenhum torneio em execução' },
  { status: 'INSCRICAO', word: 'inscricao', label: 'Inscrição', none: 'Nenhum torneio com inscrições' },
  { status: 'CONCLUIDO', word: 'concluidos', label: 'Concluídos', none: 'Nenhum torneio concluído' },
  { status: 'CANCELADO', word: 'cancelados', label: 'Cancelados', none: 'Nenhum torneio cancelado' },
];

export const NEW_TOURNAMENT = {
  title: 'Novo torneio',
  picture: 'Imagem do torneio',
  name: 'Nome',
  registration: 'Período de inscrições',
  execution: 'Período do torneio',
  dismiss: 'Agora não',
  save: 'Criar torneio',
} as const;

export const CANCEL = {
  title: 'Cancelar torneio?',
  confirm: 'Cancelar torneio',
  decline: 'Manter torneio',
  meaning: 'Ele passa a aparecer como cancelado, e não há como voltar atrás.',
} as const;

/** @param share of the picture's bytes that have been sent, from 0 to 1; at 1 the server still creates the tournament */
export function sendingWords(share: number): string {
  return share < 1 ? `Enviando imagem… ${Math.floor(share * 100)} %` : 'Criando o torneio…';
}
