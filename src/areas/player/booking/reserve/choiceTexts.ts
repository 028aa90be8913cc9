import type { AskedChoice, GoneHour } from '#domain/booking/choice.ts';
import { slotLabel } from '#domain/values/days/hours.ts';

const DAY_FAULTS = {
  unknown: 'O dia deste link não existe. Escolha outro dia.',
  past: 'O dia deste link já passou. Escolha outro dia.',
  beyond: 'O dia deste link ainda não pode ser reservado. Escolha outro dia.',
} as const;

const UNKNOWN_HOUR = 'Um horário deste link não existe nesta arena, neste dia.';
const UNHEARD = 'Não conseguimos conferir os horários deste link. Escolha de novo, ou recarregue a página.';

interface Missed extends Pick<AskedChoice, 'dayFault' | 'hasUnread'> {
  readonly gone: readonly GoneHour[];
  readonly isUnheard: boolean;
}

/** What of the address could not be shown, in sentences; empty when all of it was. */
export function missedText({ dayFault, hasUnread, gone, isUnheard }: Missed): string {
  const named = gone.filter(({ courtName }) => courtName !== null);
  const mine = named.filter(({ isMine }) => isMine);
  const taken = named.filter(({ isMine }) => !isMine);
  return [
    dayFault && DAY_FAULTS[dayFault],
    taken.length > 0 && `${hoursText(taken)}: já ${taken.length === 1 ? 'não está livre' : 'não estão livres'}.`,
    mine.length > 0 && `${hoursText(mine)}: já ${mine.length === 1 ? 'é reserva sua' : 'são reservas suas'}.`,
    (hasUnread || named.length < gone.length) && UNKNOWN_HOUR,
    isUnheard && UNHEARD,
  ]
    .filter(Boolean)
    .join(' ');
}

function hoursText(hours: readonly GoneHour[]): string {
  return hours.map(({ courtName, startHour }) => `${courtName}, ${slotLabel(startHour)}`).join('; ');
}
