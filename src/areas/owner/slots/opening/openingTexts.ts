import { slotLabel, spansOf } from '#domain/values/days/hours.ts';
import { formatDay, sentence, shortWeekday, spokenWeekday } from '#domain/values/days/formatDay.ts';
import type { OpeningPreview } from '#domain/opening/openingWeek.ts';

export const OPENING = {
  form: 'Horário de funcionamento',
  lead: 'Fora destas horas ninguém reserva. O preço não muda, e uma alteração de um dia vale no lugar delas.',
  unsaid: 'Sua arena ainda não disse quando abre: todos os horários ativados podem ser reservados, todos os dias.',
  open: 'Aberto',
  closed: 'Fechado',
  from: 'Das',
  until: 'Até',
  add: 'Outro período',
  copy: 'Copiar para todos',
  save: 'Salvar',
  players: 'Os jogadores leem:',
  counting: 'Conferindo o que já está reservado…',
  notCounted: 'Não foi possível conferir o que já está reservado. Nada do que já foi reservado é cancelado.',
  nothing: 'Nada do que já está reservado fica fora destas horas.',
  staying: 'Ficam fora destas horas, e continuam valendo:',
  discard: 'Descartar mudanças',
} as const;

/** Such as `Das, segunda, período 2`. */
export function spanName(label: string, weekday: number, index: number): string {
  return `${label}, ${spokenWeekday(weekday)}, período ${index + 1}`;
}

export function removeName(weekday: number, index: number): string {
  return `Tirar o período ${index + 1} de ${spokenWeekday(weekday)}`;
}

export function addName(weekday: number): string {
  return `${OPENING.add} em ${spokenWeekday(weekday)}`;
}

export function copyName(weekday: number): string {
  return `${OPENING.copy} as horas de ${spokenWeekday(weekday)}`;
}

/** One line for each that is named, and one for the rest. */
export function stayingTexts({ reservations, named, series, weekly }: OpeningPreview): string[] {
  return [
    ...weekly.map(
      ({ weekday, startHour, hours, court, who }) =>
        `Mensalista ${who}: ${spokenWeekday(weekday)}, ${spansOf(hoursFrom(startHour, hours)).join()}, ${court}`,
    ),
    ...restOf(series - weekly.length, 'mensalista', 'mensalistas'),
    ...named.map(
      ({ date, startHours, court, who }) =>
        `${sentence(shortWeekday(date))}, ${formatDay(date)}, ${startHours.map(slotLabel).join(', ')}, ${court}: ${who}`,
    ),
    ...restOf(reservations - named.length, 'reserva', 'reservas'),
  ];
}

function hoursFrom(startHour: number, hours: number): number[] {
  return Array.from({ length: hours }, (_, index) => startHour + index);
}

function restOf(count: number, one: string, many: string): string[] {
  return count > 0 ? [`e mais ${count} ${count === 1 ? one : many}`] : [];
}
