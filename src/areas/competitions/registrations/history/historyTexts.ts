import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, formatPixValidity, momentIn } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import type { HistoryPix, HistoryRefund, PixFate, Share } from '#domain/registrations/paymentHistory.ts';

export const HISTORY = {
  title: 'Pagamentos de eventos',
  lead: 'Cada carrinho e cada PIX das suas inscrições, e por quem você pagou.',
  back: '< Meus torneios',
  all: 'Ver os pagamentos de todos os eventos',
  loading: 'Carregando seus pagamentos…',
  failed: 'Não foi possível carregar seus pagamentos.',
  none: 'Nenhum pagamento ainda',
  noneHint: 'Quando você se inscrever em um torneio pago pela plataforma, cada PIX aparece aqui.',
  find: 'Ver eventos',
  pageEmpty: 'Não há pagamentos nesta página',
  firstPage: 'Ver os mais novos',
  owed: 'No carrinho, sem pagamento',
  removed: 'Nada mais no carrinho: as inscrições foram canceladas.',
} as const;

export const FATES: Readonly<Record<PixFate, string>> = {
  requested: 'PIX em preparo',
  pending: 'Aguardando pagamento',
  expired: 'Não foi pago',
  paid: 'Pago',
  partRefunded: 'Devolvido em parte',
  refunded: 'Devolvido',
  disputed: 'Em disputa no banco',
  charged_back: 'Retirado na disputa',
};

/** `Mista C/D, Ana Souza` */
export function shareText({ category, name }: Share): string {
  return `${category}, ${name}`;
}

/** When a PIX was made, and paid or over. */
export function whenText({ fate, createdAt, expiresAt, paidAt }: HistoryPix): string {
  const made = `Gerado em ${formatPixValidity(createdAt)}`;
  if (paidAt) return `${made}, pago em ${formatPixValidity(paidAt)}`;
  if (fate === 'pending') return `${made}, vale até ${formatPixValidity(expiresAt)}`;
  return fate === 'expired' ? `${made}, valia até ${formatPixValidity(expiresAt)}` : made;
}

/** `Devolvido em 03/05/2030: R$ 60,50, de Mista C/D, Ana Souza` */
export function refundText({ amount, state, doneAt, share }: HistoryRefund): string {
  const what = `${formatReais(amount)}${share ? `, de ${shareText(share)}` : ''}`;
  if (state === 'underWay') return `Devolução em andamento: ${what}`;
  if (state === 'refused') return `O banco recusou a devolução. Fale com a organização: ${what}`;
  const on = doneAt ? ` em ${formatDay(momentIn(doneAt, DEFAULT_ZONE).day)}` : '';
  return `Devolvido${on}: ${what}`;
}
