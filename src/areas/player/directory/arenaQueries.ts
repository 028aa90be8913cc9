import { queryOptions } from '@tanstack/react-query';
import { directoryEndpoints } from '#domain/contract/directory.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { Call } from '../../../shared/api/call.ts';
import { FIVE_MINUTES_MS, reading } from '../../../shared/api/reading.ts';
import { ARENAS, AVAILABILITY } from '../../../shared/api/queryKeys.ts';

export function arenaQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [ARENAS, 'one', id],
    queryFn: reading(call, directoryEndpoints.arena, { params: { id } }, (data) => data.arena),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The hours of one day on every court. Always read again, since others book too. */
export function availabilityQuery(call: Call, id: string, day: Day) {
  return queryOptions({
    queryKey: [AVAILABILITY, id, day],
    queryFn: reading(
      call,
      directoryEndpoints.availability,
      { params: { id }, query: day },
      (data) => data.availableTimeSlots,
    ),
  });
}
