export const LISTED = {
  title: 'Arenas',
  hint: 'Oculta, uma arena some para todos, menos para a equipe dela, que lê o motivo. O que já foi reservado continua valendo.',
  loading: 'Carregando arenas…',
  failed: 'Não foi possível carregar as arenas.',
  none: 'Nenhuma arena encontrada...',
  isHidden: 'Oculta',
  isOn: 'No ar',
  isOff: 'Fora do ar',
  page: 'Ver página',
  hide: 'Ocultar',
  show: 'Mostrar de novo',
} as const;

export const LISTED_SEARCH = { label: 'Buscar arena pelo nome', placeholder: 'Nome da arena' } as const;

export const HIDING = {
  title: 'Ocultar arena?',
  reason: 'Motivo',
  reasonHint: 'A equipe da arena recebe este texto por email e o lê nas configurações dela.',
  confirm: 'Ocultar arena',
  dismiss: 'Manter visível',
} as const;

export function hidingText(name: string): string {
  return `${name} some da lista, da busca e da própria página, e ninguém mais reserva por ela.`;
}

/** `Motivo: fotos de outra arena` */
export function reasonText(reason: string): string {
  return `Motivo: ${reason}`;
}
