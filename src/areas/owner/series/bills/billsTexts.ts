import { type Day, daysBetween, toIsoDay } from '#domain/values/days/day.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { guestMessage } from '#domain/notices/guestMessage.ts';
import { BILL_WORDS } from '#domain/notices/billWords.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Bill, BillRule } from '#domain/series/bill.ts';

export const BILLS_PAGE = {
  documentTitle: 'Mensalidades · Quadra Livre',
  title: 'Mensalidades',
  lead: 'O que cada mensalista paga pelo mês, feito das semanas dele.',
  loading: 'Carregando mensalidades…',
  failed: 'Não foi possível carregar as mensalidades.',
  none: 'Nenhuma mensalidade neste mês',
  noneHint: 'Aqui aparece o que cada mensalista paga: as semanas do mês, menos as puladas e o que já foi pago.',
  pageEmpty: 'Não há mensalidades nesta página',
  firstPage: 'Ver as primeiras',
  sums: 'O mês até agora',
  left: 'A receber',
  paid: 'Recebido',
  late: 'Atrasadas',
  changeRule: 'Mudar regra',
} as const;

export const BILL = {
  pay: 'Receber',
  remind: 'Lembrar',
  forgive: 'Perdoar',
  forgiven: 'Perdoada por',
  close: 'Fechar',
  gone: 'Esta mensalidade não está mais na lista.',
  settled: 'Nada mais falta desta mensalidade.',
} as const;

export const PAY = {
  title: 'Receber mensalidade',
  method: 'Como foi pago',
  left: 'A receber agora',
  dismiss: 'Voltar',
} as const;

/** How the sum of a bill comes about. */
export const ACCOUNT = {
  total: 'Mensalidade',
  paid: 'Já pago',
  discounted: 'Descontos',
  credit: 'Crédito do jogador',
} as const;

export const FORGIVE = {
  title: 'Perdoar mensalidade?',
  left: 'A perdoar',
  lead: 'O que falta vira desconto em cada semana, e ninguém mais cobra.',
  reason: 'Motivo',
  reasonHint: 'Só a arena vê.',
  save: 'Perdoar mensalidade',
  dismiss: 'Continuar cobrando',
} as const;

export const RULE = {
  skipNotice: 'Mensalista por mês pula até',
  skipHint: 'Depois disso, o jogador ainda libera o horário, mas a mensalidade não muda. A arena pode sempre.',
  anyTime: 'Até a hora do jogo',
  skips: 'Semanas puladas por mês, no máximo',
  anyNumber: 'Quantas quiser',
  title: 'Regra das mensalidades',
  dueDay: 'Dia do vencimento',
  graceDays: 'Se não for paga, o horário fica livre',
  graceHint: 'O mensalista é avisado quando atrasa. O que ficou devendo continua nas pendências.',
  never: 'Nunca',
  save: 'Salvar regra',
  dismiss: 'Voltar',
} as const;

/** `Receber R$ 480,00` */
export function payText(left: number): string {
  return left === 0 ? 'Usar o crédito' : `Receber ${formatReais(left)}`;
}

/** `Vencem no dia 10. Depois de 15 dias de atraso, o horário fica livre.` */
export function ruleText({ dueDay, graceDays, skipNoticeHours, skipsAMonth }: BillRule): string {
  return [
    `Vencem no dia ${dueDay}.`,
    ...(graceDays === null ? [] : [`Depois de ${daysText(graceDays)} de atraso, o horário fica livre.`]),
    ...(skipNoticeHours ? [`O mensalista por mês pula até ${noticeText(skipNoticeHours)}.`] : []),
    ...(skipsAMonth
      ? [`No máximo ${skipsAMonth === 1 ? '1 semana pulada' : `${skipsAMonth} semanas puladas`} por mês.`]
      : []),
  ].join(' ');
}

/** `24 horas antes` */
export function noticeText(hours: number): string {
  return `${hours === 1 ? '1 hora' : `${hours} horas`} antes`;
}

/** `15 dias` */
export function daysText(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`;
}

/** What the desk sends by WhatsApp, in the words of the notice that a player gets by then. @param payLines how to pay */
export function reminderText(bill: Bill, name: string, today: Day, payLines: readonly string[]): string {
  const { arenaName: arena, month, left, due, ends } = bill;
  const days = daysBetween(today, due);
  const facts = { arena, month: toIsoMonth(month), left, due: toIsoDay(due), ...(ends && { ends: toIsoDay(ends) }) };
  const kind = days < 0 ? 'billLate' : days === 0 ? 'billDueToday' : 'billDue';
  const { title, line } = BILL_WORDS[kind];
  return [guestMessage(name, { title: title(facts), line: line(facts) }), ...payLines].join('\n');
}

/** `Sem pagamento, o horário fica livre em 26/11/2026.` */
export function endsText({ ends }: Pick<Bill, 'ends'>): string {
  return ends ? `Sem pagamento, o horário fica livre em ${formatDay(ends)}.` : '';
}
