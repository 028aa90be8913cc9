import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import type { AgendaDay } from '../../../../domain/agenda/agenda.ts';
import { agendaEndpoints } from '../../../../domain/contract/agenda.ts';
import { type Day, toIsoDay } from '../../../../domain/days/day.ts';
import type { Call } from '../../../shared/api/call.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import { type DayGrid, toDayGrid } from './grid/dayGrid.ts';

/** A day as it was read, with its grid: what did not change by the next reading stays the same object, cell by cell. */
export interface DayReading extends AgendaDay {
  readonly day: Day;
  readonly grid: DayGrid;
}

export function agendaKey(day: Day) {
  return [AGENDA, toIsoDay(day)] as const;
}

/** A day of the owner's arena. While another one is read, the one before stays on screen. */
export function agendaQuery(call: Call, day: Day) {
  return queryOptions({
    queryKey: agendaKey(day),
    queryFn: ({ signal }): Promise<DayReading> =>
      Effect.runPromise(call(agendaEndpoints.agenda, { query: day }, { signal })).then(({ data }) => ({
        ...data,
        day,
        grid: toDayGrid(data),
      })),
    placeholderData: keepPreviousData,
  });
}
