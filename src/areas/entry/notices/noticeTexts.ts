import { MOST_COUNTED, NOTICE_DAYS } from '#domain/notices/notice.ts';

export const NOTICES_PAGE = {
  documentTitle: 'Avisos · Quadra Livre',
  title: 'Avisos',
  lead: 'O que mudou nas suas reservas, inscrições e no que você cuida.',
  loading: 'Carregando os avisos…',
  failed: 'Não foi possível carregar os avisos.',
  readAll: 'Marcar tudo como lido',
  isNew: 'Não lido',
  none: 'Nenhum aviso por aqui',
  noneHint: `Quando algo mudar, você fica sabendo aqui. Cada aviso fica guardado por ${NOTICE_DAYS} dias.`,
  first: 'Voltar aos mais novos',
  more: 'Ver mais antigos',
} as const;

/** The name of the button that hands a notice on. */
export function handOnText(title: string): string {
  return `Enviar por WhatsApp: ${title}`;
}

/** `7`, or `99+` where no more are counted. */
export function countText(unread: number): string {
  return unread < MOST_COUNTED ? String(unread) : `${MOST_COUNTED - 1}+`;
}

/** `avisos não lidos`, after their number. */
export function unreadText(unread: number): string {
  return unread === 1 ? 'aviso não lido' : 'avisos não lidos';
}
