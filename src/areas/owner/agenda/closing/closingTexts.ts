import { hourLabel } from '../../../../../domain/booking/hours.ts';
import {
  type ClosureImpact,
  type ClosureScope,
  type DayClosure,
  REASON_NAMES,
} from '../../../../../domain/closures/closure.ts';
import { isSameDay } from '../../../../../domain/days/day.ts';
import { formatDay, spokenDay } from '../../../../../domain/days/formatDay.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import type { OpenDay, Period } from './closingForm.ts';

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
  told: 'Todas são canceladas. Quem tem conta é avisado quando o minuto para desfazer acabar.',
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
  const isToday = isSameDay(day, today);
  if (period === 'other') return 'Outros dias e horas';
  if (period === 'week') return isToday ? '7 dias, desde agora' : `7 dias, desde ${formatDay(day).slice(0, 5)}`;
  return isToday ? 'Hoje, daqui em diante' : `${formatDay(day).slice(0, 5)}, o dia todo`;
}

/** `2 quadras · quinta-feira, 5 de março · 18:00 às 22:00` */
export function scopeText({ courts, from, until, startHour, endHour }: ClosureScope): string {
  const places = courts.length === 1 ? '1 quadra' : `${courts.length} quadras`;
  const days = isSameDay(from, until) ? spokenDay(from) : `${formatDay(from)} a ${formatDay(until)}`;
  return [places, days, `${hourLabel(startHour)} às ${hourLabel(endHour)}`].join(' · ');
}

/** What else there is to know before closing, one sentence each. */
export function impactTexts({ reservations, closed, byPix }: ClosureImpact): string[] {
  return [
    ...(reservations === 0 ? [CLOSING.none] : [CLOSING.told]),
    ...(byPix > 0 ? [`${formatReais(byPix)} são de PIX pela plataforma e voltam sozinhos para quem pagou.`] : []),
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
