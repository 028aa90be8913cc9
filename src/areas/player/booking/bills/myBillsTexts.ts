import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Bill } from '#domain/series/bill.ts';
import { weeklyText } from '../../../../shared/bills/billTexts.ts';

export const MY_BILLS = {
  documentTitle: 'Minhas mensalidades · Quadra Livre',
  title: 'Minhas mensalidades',
  lead: 'O que você paga pelo mês onde é mensalista.',
  back: { href: ROUTES.myReservations.path, label: 'Minhas reservas' },
  loading: 'Carregando mensalidades…',
  failed: 'Não foi possível carregar suas mensalidades.',
  none: 'Nenhuma mensalidade neste mês',
  noneHint: 'Quem é mensalista joga toda semana no mesmo horário e paga por mês. Combine com a sua arena.',
  pageEmpty: 'Não há mensalidades nesta página',
  firstPage: 'Ver as primeiras',
  where: 'Pague na arena.',
  whereWithPix: 'Pague por PIX aqui, ou na arena.',
  pay: 'Pagar com PIX',
} as const;

export const MY_REQUESTS = {
  title: 'Meus pedidos',
  failed: 'Não foi possível carregar seus pedidos.',
  anyCourt: 'Qualquer quadra',
  waiting: 'Esperando a resposta da arena.',
  refused: 'Recusado.',
  withdraw: 'Retirar pedido',
} as const;

export const MY_INVITATIONS = {
  title: 'Convites de arenas',
  failed: 'Não foi possível carregar seus convites.',
  accept: 'Aceitar',
  refuse: 'Recusar',
  refuseTitle: 'Recusar o convite?',
  refuseText: 'Nada fica na sua conta. A arena pode manter o horário só com o seu nome, como convidado.',
  back: 'Voltar',
} as const;

/** `Responda até 12/03/2026, 18:40. Até lá nada está na sua conta.` */
export function endText(endsAt: Date): string {
  const day = formatDay(momentIn(endsAt, DEFAULT_ZONE).day);
  const time = endsAt.toLocaleTimeString('pt-BR', { timeZone: DEFAULT_ZONE, hour: '2-digit', minute: '2-digit' });
  return `Responda até ${day}, ${time}. Até lá nada está na sua conta.`;
}

/** Somebody may play at one arena several times a week, or on several courts. */
export function billName(bill: Bill): string {
  return `${bill.arenaName}, ${weeklyText(bill)}, ${bill.courtName}`;
}

/** What is to be done about it: `Pague na arena.`, `Sem pagamento, o seu horário fica livre em 26/11/2026.` */
export function toDoTexts({ state, ends, credit, left, takesPix }: Bill): string[] {
  if (state === 'paid' || state === 'forgiven') return [];
  return [
    ...(credit > 0 ? [`O seu crédito paga ${formatReais(credit)}.`] : []),
    takesPix && left > 0 ? MY_BILLS.whereWithPix : MY_BILLS.where,
    ...(ends ? [`Sem pagamento, o seu horário fica livre em ${formatDay(ends)}.`] : []),
  ];
}
