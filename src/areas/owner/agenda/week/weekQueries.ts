import { queryOptions } from '@tanstack/react-query';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { AGENDA } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** The seven days from `first`. What makes a day of the agenda untrue makes its week untrue too. */
export function weekQuery(call: Call, first: Day) {
  return queryOptions({
    queryKey: [AGENDA, 'week', toIsoDay(first)] as const,
    queryFn: reading(call, agendaEndpoints.agendaWeek, { query: first }, ({ days }) => days),
  });
}
