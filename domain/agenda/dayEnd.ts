import type { DayFigures } from '../dayEnd/dayFigures.ts';
import { isLive } from '../booking/reservation.ts';
import type { Method } from '../ledger/movement.ts';
import type { Taking } from '../statistics/takings.ts';
import { verdictOf } from '../till/sums.ts';
import { type Day, toIsoDay } from '../values/days/day.ts';
import type { AgendaDay } from './agenda.ts';
import { summaryOf } from './daySummary.ts';
import { firstReservedHour, occupancyOf } from './occupancy.ts';

interface ReadDay {
  readonly day: Day;
  readonly agenda: AgendaDay;
  /** The agenda of the day after. */
  readonly next: Pick<AgendaDay, 'reservations'>;
  /** What came in on the day. */
  readonly takings: readonly Pick<Taking, 'method' | 'value'>[];
  /** The tills of the day; null while one is open. */
  readonly counts: readonly ({ readonly counted: number; readonly expected: number } | null)[];
}

/** What a day came to, out of what its screens show; undefined where nothing was reserved, received or counted. */
export function dayFiguresOf({ day, agenda, next, takings, counts }: ReadDay): DayFigures | undefined {
  const { count, total, atArena, viaPlatform } = summaryOf(agenda.reservations);
  const received = receivedOf(takings);
  const isQuiet = agenda.reservations.every(({ status }) => status === 'EXPIRADA');
  if (isQuiet && received.length === 0 && counts.length === 0) return undefined;
  const verdicts = counts.flatMap((counted) => (counted === null ? [] : [verdictOf(counted)]));
  const differences = (kind: 'over' | 'short') =>
    verdicts.filter((verdict) => verdict.kind === kind).reduce((sum, { centavos }) => sum + centavos, 0);
  return {
    day: toIsoDay(day),
    reservations: count,
    sold: total,
    hours: occupancyOf(agenda),
    received,
    atArena,
    viaPlatform,
    tills: {
      closed: verdicts.length,
      over: differences('over'),
      short: differences('short'),
      isOpen: counts.includes(null),
    },
    noShows: agenda.reservations.filter((reservation) => isLive(reservation) && reservation.noShowAt !== undefined)
      .length,
    nextHour: firstReservedHour(next),
  };
}

/** The sum of each method, the largest first. */
function receivedOf(takings: ReadDay['takings']): DayFigures['received'] {
  const methods: readonly Method[] = [...new Set(takings.map(({ method }) => method))];
  return methods
    .map((method) => ({
      method,
      value: takings.filter((taking) => taking.method === method).reduce((sum, { value }) => sum + value, 0),
    }))
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value);
}
