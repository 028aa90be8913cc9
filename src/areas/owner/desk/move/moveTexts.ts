import type { PastHours } from '#domain/booking/pastMove.ts';
import { spansOf } from '#domain/values/days/hours.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import type { Day } from '#domain/values/days/day.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Movable } from '../../../../../machines/agenda/moveSetup.ts';

export const MOVE = {
  label: 'Mudança de horário',
  move: 'Mover',
  longer: 'Mais 1 hora',
  shorter: 'Menos 1 hora',
  moving: 'Mudando os horários…',
  choose: 'Toque no novo horário, em qualquer dia.',
  drop: 'Desistir',
  priceTitle: 'O valor muda',
  before: 'Antes',
  after: 'Depois',
  fate: 'O que fazer com o que foi pago a mais',
  method: 'Como devolver',
  decide: 'Diga o que fazer com o valor pago a mais.',
  confirm: 'Mudar horários',
  decline: 'Deixar como está',
  history: 'Mudanças de horário',
  from: 'De',
  to: 'Para',
  undo: 'Desfazer mudança',
} as const;

export function carriedText(who: string): string {
  return `Movendo a reserva de ${who}`;
}

/** `sexta, 5 de março · 18:00 às 20:00`. */
export function whenText({ date, hours }: { readonly date: Day; readonly hours: Movable['hours'] }): string {
  const spans = spansOf([...new Set(hours.map(({ startHour }) => startHour))]);
  return `${spokenDay(date)} · ${spans.join(', ')}`;
}

/** What the difference means for whoever pays. */
export function differenceText(before: number, after: number, excess: number): string {
  if (excess > 0) return `Foram pagos ${formatReais(excess)} a mais.`;
  return after > before
    ? `São ${formatReais(after - before)} a mais a pagar.`
    : `São ${formatReais(before - after)} a menos.`;
}

/** `sexta-feira, 5 de março, 18:00 às 20:00 (Quadra 1)`. */
export function hoursText({ date, courts }: PastHours): string {
  return [
    spokenDay(date),
    ...courts.map(({ name, startHours }) => `${spansOf(startHours).join(' e ')} (${name})`),
  ].join(', ');
}
