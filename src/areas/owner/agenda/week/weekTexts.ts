import type { WeekDay } from '#domain/agenda/week.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { formatDay, spokenDay } from '#domain/values/days/formatDay.ts';
import { NOBODY } from '../../desk/index.ts';

export const WEEK = {
  loading: 'Carregando a semana…',
  failed: 'Não foi possível carregar as reservas desta semana.',
  week: 'Semana',
  previous: 'Semana anterior',
  next: 'Próxima semana',
  current: 'Esta semana',
  grid: 'Quadras ocupadas por dia e hora',
  sideways: 'Arraste para o lado para ver os outros dias',
  closed: 'Fechado',
  full: 'Lotado',
  allFree: 'Livre',
  left: (sum: string) => `falta ${sum}`,
} as const;

type Hour = WeekDay['hours'][number];

/** `22/11/2026 a 28/11/2026` */
export function weekTitle(first: Day): string {
  return `${formatDay(first)} a ${formatDay(addDays(first, 6))}`;
}

/** `3 de 7`; a word where every court is taken, free or closed. */
export function takenText({ free, who }: Hour): string {
  const courts = free + who.length;
  if (courts === 0) return WEEK.closed;
  if (who.length === 0) return WEEK.allFree;
  return free === 0 ? WEEK.full : `${who.length} de ${courts}`;
}

export function namesIn({ who }: Hour): readonly string[] {
  return who.map((name) => name || NOBODY);
}

/** What a cell says to those who hear it before what everybody sees: `domingo, 22 de novembro, 18:00: 3 ocupadas, 4 livres.` */
export function hourName(date: Day, hour: Hour): string {
  const { startHour, free, who } = hour;
  const counts = free + who.length === 0 ? WEEK.closed : `${counted(who.length, 'ocupada')}, ${counted(free, 'livre')}`;
  return `${spokenDay(date)}, ${hourLabel(startHour)}: ${counts}. `;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
