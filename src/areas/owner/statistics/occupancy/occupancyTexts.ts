import { GONE_COURTS, type HoursChoice, percentSold, type SoldHours } from '#domain/agenda/monthOccupancy.ts';
import { spokenWeekday } from '#domain/values/days/formatDay.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { formatReais } from '#domain/values/money.ts';

export const OCCUPANCY = {
  definition: 'Horas vendidas de todas as que estavam abertas à venda, sem as fechadas: a mesma conta da agenda.',
  rate: 'Ocupação',
  sold: 'Horas vendidas',
  empty: 'Horas vazias',
  soldHint: 'Com as horas de mensalistas que ainda não têm reserva. O que espera um PIX não conta.',
  average: 'Cada uma, em média',
  ahead: 'Ainda à venda',
  closed: 'Fechadas',
  price: 'pelos preços de hoje',
  nothingSold: 'nada vendido',
  nothingOpen: 'nada à venda',
  same: 'igual',
  byCourt: 'Por quadra',
  byWeekday: 'Por dia da semana',
  byHour: 'Por hora',
  map: 'Dia da semana e hora',
  mapLead: 'Quanto foi vendido de cada hora da semana. Toque em um número para ver as horas.',
  hour: 'Hora',
  less: 'Menos vendida',
  more: 'Mais vendida',
  court: 'Quadra',
  weekday: 'Dia',
  counted: 'Vendidas',
  gone: 'Quadras excluídas',
  noHours: 'Nenhuma hora esteve à venda neste mês',
  noHoursHint: 'A ocupação aparece quando há quadras e horários abertos.',
  toSlots: 'Ver horários',
} as const;

export const HOURS_LIST = {
  kinds: 'Quais horas',
  sold: 'Vendidas',
  empty: 'Vazias',
  loading: 'Carregando as horas…',
  failed: 'Não foi possível carregar as horas.',
  none: { sold: 'Nenhuma hora vendida aqui.', empty: 'Nenhuma hora vazia aqui.' },
  past: 'já passou',
  byRight: 'mensalista, ainda sem reserva',
} as const;

/** `1 hora`, `1.234 horas` */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hora' : `${hours.toLocaleString('pt-BR')} horas`;
}

/** `412 de 660 horas` */
export function soldText({ sold, offered }: SoldHours): string {
  return `${sold.toLocaleString('pt-BR')} de ${hoursText(offered)}`;
}

/** `62%` */
export function percentText(hours: SoldHours): string {
  return `${percentSold(hours)}%`;
}

/** `54% (8 pontos a mais agora)`: what another month came to, beside the one that is shown. */
export function besideText(now: SoldHours, then: SoldHours): string {
  if (then.offered === 0) return OCCUPANCY.nothingOpen;
  if (then.sold === 0) return OCCUPANCY.nothingSold;
  const points = percentSold(now) - percentSold(then);
  if (points === 0) return `${percentText(then)} (${OCCUPANCY.same})`;
  const count = Math.abs(points) === 1 ? '1 ponto' : `${Math.abs(points)} pontos`;
  return `${percentText(then)} (${count} a ${points > 0 ? 'mais' : 'menos'} agora)`;
}

/** `120 horas, R$ 9.600,00` */
export function pricedText({ hours, price }: { hours: number; price: number }): string {
  return `${hoursText(hours)}, ${formatReais(price)}`;
}

/** `terça, 19:00`, `Quadra 1`, or nothing for a whole month. */
export function choiceText(
  { court, weekday, hour }: HoursChoice,
  courts: readonly { readonly id: string | null; readonly name: string }[],
): string {
  const named = courts.find(({ id }) => id === court)?.name;
  return [
    court === undefined ? undefined : court === GONE_COURTS ? OCCUPANCY.gone : named,
    weekday === undefined ? undefined : spokenWeekday(weekday),
    hour === undefined ? undefined : hourLabel(hour),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** What can still be acted on comes first: the empty hours, where there are any. */
export function kindFor({ sold, offered }: SoldHours): HoursChoice['of'] {
  return sold < offered ? 'empty' : 'sold';
}
