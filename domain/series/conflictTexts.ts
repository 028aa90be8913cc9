import { hourLabel, stretchesOf } from '../values/days/hours.ts';
import { REASON_NAMES } from '../hours/closureReason.ts';
import type { HourConflict } from './series.ts';

/** What has hours that a week cannot have: `18:00 às 20:00: reserva de Bia` */
export function conflictTexts(conflicts: readonly HourConflict[]): string[] {
  const whats = [...new Set(conflicts.map(whatText))];
  return whats.flatMap((what) => {
    const hours = conflicts.filter((conflict) => whatText(conflict) === what);
    return stretchesOf(hours.map(({ startHour }) => startHour)).map(
      ({ from, to }) => `${hourLabel(from)} às ${hourLabel(to)}: ${what}`,
    );
  });
}

function whatText({ kind, who, reason }: HourConflict): string {
  if (kind === 'reservation') return who === undefined ? 'já reservado' : `reserva de ${who}`;
  if (kind === 'series') return who === undefined ? 'de outro mensalista' : `mensalista ${who}`;
  if (kind === 'closure')
    return `quadra fechada${reason === undefined ? '' : ` (${REASON_NAMES[reason].toLowerCase()})`}`;
  return { past: 'já passou', closed: 'a arena não abre neste horário', altered: 'fechado neste dia' }[kind];
}
