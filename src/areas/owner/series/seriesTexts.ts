import type { Day } from '#domain/values/days/day.ts';
import { formatDay, spokenDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { Series, SeriesWeek } from '#domain/series/series.ts';

export const SERIES_PAGE = {
  documentTitle: 'Mensalistas · Quadra Livre',
  title: 'Mensalistas',
  lead: 'Quem joga toda semana no mesmo horário.',
  create: 'Novo mensalista',
  loading: 'Carregando mensalistas…',
  failed: 'Não foi possível carregar os mensalistas.',
  none: 'Nenhum mensalista por aqui ainda',
  noneHint:
    'Um mensalista tem o mesmo horário toda semana, com preço combinado. Cada semana vira uma reserva na agenda, e o horário fica guardado para quem é de toda semana.',
  pageEmpty: 'Não há mensalistas nesta página',
  firstPage: 'Ver os primeiros',
} as const;

export const SERIES_TABS = { label: 'Mensalistas', series: 'Quem joga', bills: 'Mensalidades' } as const;

export const SERIES = {
  weeks: 'Próximas semanas',
  past: 'Semanas anteriores',
  noWeeks: 'Nenhuma semana foi reservada ainda: elas entram na agenda cerca de três meses antes.',
  change: 'Mudar',
  end: 'Encerrar',
  skip: 'Pular',
  restore: 'Trazer de volta',
  again: 'Tentar de novo',
  open: 'Ver na agenda',
} as const;

export const END = {
  title: 'Encerrar mensalista?',
  until: 'Último dia',
  placeholder: 'Escolha o último dia',
  missing: 'Escolha o último dia.',
  save: 'Encerrar mensalista',
  dismiss: 'Manter mensalista',
  gone: 'Este mensalista não está mais na lista.',
  close: 'Fechar',
  change: 'A mudança combinada com este mensalista também deixa de valer.',
  right: 'Depois deste dia o horário deixa de ser deste mensalista e fica livre para outras pessoas.',
} as const;

/** What stands on the badge of a week. */
export const WEEK_STATES: Readonly<Record<SeriesWeek['state'] | 'money', string>> = {
  kept: 'Reservada',
  money: 'Com pagamento',
  skipped: 'Pulada',
  conflict: 'Sem horário',
};

export function nameOf({ player, guestPlayerName = '' }: Pick<Series, 'player' | 'guestPlayerName'>): string {
  return player?.name ?? guestPlayerName;
}

/** `Desde 03/03/2026, sem fim` */
export function courseText({ from, until }: Pick<Series, 'from' | 'until'>, isBegun: boolean): string {
  const begin = `${isBegun ? 'Desde' : 'A partir de'} ${formatDay(from)}`;
  return `${begin}, ${until ? `até ${formatDay(until)}` : 'sem fim'}`;
}

/** `Convite enviado: responde até 12/03/2026. Até lá, reservado só pelo nome.` */
export function invitedText(until: Date): string {
  return `Convite enviado: responde até ${formatDay(momentIn(until, DEFAULT_ZONE).day)}. Até lá, reservado só pelo nome.`;
}

/** `Muda em 05/01/2027: o novo combinado está nesta lista.` */
export function changesText(on: Day): string {
  return `Muda em ${formatDay(on)}: o novo combinado está nesta lista.`;
}

/** `Próxima: terça-feira, 3 de março` */
export function nextText(weeks: readonly SeriesWeek[]): string {
  const next = weeks.find(({ state }) => state === 'kept');
  return next ? `Próxima: ${spokenDay(next.day)}` : 'Nenhuma semana reservada';
}

/** `Mudada para quarta-feira, 4 de março` */
export function movedText(playedOn: Day): string {
  return `Mudada para ${spokenDay(playedOn)}`;
}

/** `2 semanas sem horário` */
export function conflictsText(count: number): string {
  return count === 1 ? '1 semana sem horário' : `${count} semanas sem horário`;
}

/** What the end of a series does to its weeks that are in the agenda. */
export function endText({ freed, kept }: { readonly freed: number; readonly kept: readonly Day[] }): string[] {
  const texts = [freedText(freed)];
  if (kept.length === 0) return texts;
  const days = kept.map(formatDay).join(', ');
  const stay =
    kept.length === 1 ? '1 semana fica, porque tem pagamento' : `${kept.length} semanas ficam, porque têm pagamento`;
  return [...texts, `${stay}: ${days}. Decida na agenda o que fazer com o valor.`];
}

function freedText(freed: number): string {
  if (freed === 0) return 'Nenhuma reserva da agenda é cancelada.';
  return freed === 1 ? '1 semana da agenda é cancelada.' : `${freed} semanas da agenda são canceladas.`;
}
