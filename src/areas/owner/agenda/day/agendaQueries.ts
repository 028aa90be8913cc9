import { queryOptions } from '@tanstack/react-query';
import type { AgendaDay } from '#domain/agenda/agenda.ts';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { AGENDA } from '../../../../shared/api/queryKeys.ts';
import { type DayGrid, toDayGrid } from './dayGrid.ts';

/** A day with its grid. Cells that are equal after the next reading keep their object identity (structural sharing). */
export interface DayReading extends AgendaDay {
  readonly day: Day;
  readonly grid: DayGrid;
}

export function agendaKey(day: Day) {
  return [AGENDA, toIsoDay(day)] as const;
}

/** One day of the owner's agenda. While it loads no other day's cells stand under its heading. */
export function agendaQuery(call: Call, day: Day) {
  return queryOptions({
    queryKey: agendaKey(day),
    queryFn: reading(call, agendaEndpoints.agenda, { query: day }, (data): DayReading => ({
      ...data,
      day,
      grid: toDayGrid(data),
    })),
  });
}
