import { hourLabel } from '../../../../../domain/booking/hours.ts';
import {
  type ClosureImpact,
  type ClosureScope,
  type DayClosure,
  REASON_NAMES,
} from '../../../../../domain/closures/closure.ts';
import { isSameDay } from '../../../../../domain/days/day.ts';
import { formatDay, shortWeekday } from '../../../../../domain/days/formatDay.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import type { OpenDay, Period } from './openDay.ts';

export const CLOSING = {
  open: 'Fechar quadras',
  title: 'Fechar quadras',
  courts: 'Quadras',
  allCourts: 'Todas',
  period: 'Quando',
  from: 'Primeiro dia',
  until: 'Último dia',
  chooseDay: 'Escolha o dia',
  onlyThisDay: 'Só neste dia',
  clearUntil: 'Sem último dia',
  startHour: 'Das',
  endHour: 'Até',
  reason: 'Motivo',
  impact: 'O que isto cancela',
  measuring: 'Contando as reservas nestes horários…',
  notMeasured: 'Não foi possível contar as reservas nestes horários.',
  reservations: 'Reservas',
  people: 'Pessoas',
  received: 'Recebido',
  none: 'Nenhuma reserva nestes horários.',
  allClosed: 'Estes horários já estão fechados.',
  told: 'Todas são canceladas. Você tem 1 minuto para desfazer; depois, quem tem conta é avisado.',
  fate: 'O que fazer com o valor recebido na arena',
  method: 'Como devolver',
  close: 'Fechar quadras',
  dismiss: 'Voltar',

  noDay: 'Escolha o primeiro dia.',
  unseen: 'Espere a contagem das reservas: nada é fechado sem você ver o que cancela.',
  decide: 'Diga o que fazer com o valor recebido.',

  reopen: 'Reabrir',
} as const;

export const REOPEN = { title: 'Reabrir horários?', confirm: 'Reabrir', decline: 'Manter fechado' } as const;

/** The chips of the times. */
export function periodText(period: Period, { day, today }: OpenDay): string {
  if (period === 'other') return 'Outro período';
  if (period === 'week') return '7 dias';
  return isSameDay(day, today) ? 'Hoje' : formatDay(day).slice(0, 5);
}

/** `2 quadras · qui, 05/03/2026 · 18:00 às 22:00` */
export function scopeText({ courts, from, until, startHour, endHour }: ClosureScope): string {
  const places = courts.length === 1 ? '1 quadra' : `${courts.length} quadras`;
  const days = isSameDay(from, until)
    ? `${shortWeekday(from)}, ${formatDay(from)}`
    : `${formatDay(from)} a ${formatDay(until)}`;
  return [places, days, `${hourLabel(startHour)} às ${hourLabel(endHour)}`].join(' · ');
}

/** What else there is to know before closing, one sentence each. */
export function impactTexts({ reservations, closed, byPix }: ClosureImpact): string[] {
  return [
    ...(reservations === 0 ? [CLOSING.none] : [CLOSING.told]),
    ...(byPix > 0 ? [`${formatReais(byPix)} de PIX voltam sozinhos para quem pagou.`] : []),
    ...(closed > 0
      ? [closed === 1 ? '1 destas horas já está fechada.' : `${closed} destas horas já estão fechadas.`]
      : []),
  ];
}

export function guestsText(byGuests: number): string {
  return `${formatReais(byGuests)} são de convidados, que não têm conta para crédito: ficam como sinal até você falar com eles.`;
}

/** The confirmation's text; the closure is undefined once it has left the day. */
export function reopenText(closure: DayClosure | undefined): string {
  const all =
    'As horas deste fechamento que ainda não passaram voltam a ficar livres, em todos os seus dias e quadras.';
  const kept = 'As reservas canceladas continuam canceladas.';
  return [...(closure ? [`${REASON_NAMES[closure.reason]}.`] : []), all, kept].join(' ');
}
