import { formatDay, monthName } from '#domain/values/days/formatDay.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Month } from '#domain/values/days/month.ts';
import type { MadePayout, OpenCharge, PayeeAccount, PayeeBalance } from '#domain/payouts/payout.ts';

export const PAYOUTS_PAGE = {
  documentTitle: 'Repasses · Quadra Livre',
  title: 'Repasses',
  lead: 'O que foi pago pela plataforma e pertence às arenas e a quem organiza eventos.',
  tabs: 'Partes dos repasses',
  toPay: 'A repassar',
  made: 'Repasses feitos',
  loading: 'Carregando os repasses…',
  failed: 'Não foi possível carregar os repasses.',
  total: 'Total a repassar',
  none: 'Nada a repassar',
  noneHint: 'O que entrou na conta da plataforma já foi repassado, ou ninguém pagou por ela ainda.',
  noneMade: 'Nenhum repasse feito',
  noneMadeHint: 'Os repasses registrados aparecem aqui, com data, valor e comprovante.',
  organizer: 'Organização de eventos',
  open: 'Ver e repassar',
  see: 'Ver detalhes',
  more: 'Mostrar os seguintes',
  first: 'Voltar ao início',
  sheets: 'Planilhas por mês',
} as const;

export const PAYEE_PAGE = {
  documentTitle: 'Repasse · Quadra Livre',
  back: 'Repasses',
  loading: 'Carregando o repasse…',
  failed: 'Não foi possível carregar o repasse.',
  due: 'A repassar',
  toDeduct: 'A descontar do próximo repasse',
  disputed: 'Em disputa',
  disputedHint: 'Fica de fora até o banco decidir.',
  email: 'Email',
  phone: 'WhatsApp',
  pixKey: 'Chave PIX',
  noPixKey: 'Não informada: combine com a pessoa.',
  charges: 'Cobranças deste repasse',
  chargesHint: 'Pagas pela plataforma, menos a taxa. As que voltaram depois de repassadas são descontadas.',
  title: 'Repasse',
  nothing: 'Nada a repassar agora',
  nothingHint: 'Quando um pagamento chegar pela plataforma, ele aparece aqui.',
  deductingHint: 'O que voltou a jogadores depois do último repasse é descontado do próximo.',
} as const;

export const PAYOUT_FORM = {
  title: 'Repasse feito',
  lead: 'Faça a transferência no banco e registre aqui. O registro não pode ser desfeito.',
  paidOn: 'Data do repasse',
  choose: 'Escolha o dia',
  receipt: 'Comprovante',
  receiptHint: 'O código da transação (E…) ou outra referência que prove o repasse.',
} as const;

/** `3 cobranças` */
export function chargesText(count: number): string {
  return `${count} ${count === 1 ? 'cobrança' : 'cobranças'}`;
}

/** `Total a repassar a 3 pessoas` */
export function totalText(toPay: number): string {
  return `${PAYOUTS_PAGE.total} a ${toPay} ${toPay === 1 ? 'pessoa' : 'pessoas'}`;
}

/** `R$ 120,00`, or with a minus what is to be deducted. */
export function balanceText({ due, toDeduct }: Pick<PayeeBalance, 'due' | 'toDeduct'>): string {
  return toDeduct > 0 ? `−${formatReais(toDeduct)}` : formatReais(due);
}

/** `Reserva de 20/11/2026 · pago em 19/11/2026 às 14:05` */
export function chargeText({ day, paidAt }: OpenCharge): string {
  return `${day ? `Reserva de ${formatDay(day)}` : 'Inscrições'} · pago em ${formatPixValidity(paidAt)}`;
}

/** `R$ 80,50 − taxa de R$ 4,03` */
export function feeText({ amount, fee, toDeduct }: OpenCharge): string {
  if (toDeduct > 0) return `Voltou a quem pagou · cobrança de ${formatReais(amount)}`;
  return fee > 0 ? `${formatReais(amount)} − taxa de ${formatReais(fee)}` : formatReais(amount);
}

/** What is shown of a long list: `100 de 240` */
export function shownText({ charges, count }: PayeeAccount): string {
  return charges.length < count ? `${charges.length} de ${count}` : String(count);
}

export function confirmText(centavos: number, name: string): string {
  return `Enviei ${formatReais(centavos)} a ${name}`;
}

export function saveText(centavos: number): string {
  return `Registrar ${formatReais(centavos)}`;
}

/** `20/11/2026 · registrado em 20/11/2026 às 14:05 por Adão Reis` */
export function madeText({ paidOn, madeAt, madeBy }: MadePayout): string {
  return `Em ${formatDay(paidOn)} · registrado em ${formatPixValidity(madeAt)} por ${madeBy}`;
}

/** `Planilha de novembro de 2026` */
export function sheetText(month: Month): string {
  return `Planilha de ${monthName(month)} de ${month.year}`;
}

export function receiptText(receipt: string): string {
  return `Comprovante: ${receipt}`;
}
