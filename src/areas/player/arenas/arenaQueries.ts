import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { arenaEndpoints } from '../../../../domain/contract/arenas.ts';
import type { Day } from '../../../../domain/days/day.ts';
import type { Call } from '../../../shared/api/call.ts';
import { ARENAS, AVAILABILITY } from '../../../shared/api/queryKeys.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Every arena, for the directory. */
export function directoryQuery(call: Call) {
  return queryOptions({
    queryKey: [ARENAS, 'all'],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(arenaEndpoints.allArenas, {}, { signal })).then(({ data }) => data.allArenas),
    staleTime: FIVE_MINUTES_MS,
  });
}

export function arenaQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [ARENAS, 'one', id],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(arenaEndpoints.arena, { params: { id } }, { signal })).then(({ data }) => data.arena),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The hours of one day on every court; always asked anew, since others book too. */
export function availabilityQuery(call: Call, id: string, day: Day) {
  return queryOptions({
    queryKey: [AVAILABILITY, id, day],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(arenaEndpoints.availability, { params: { id }, query: day }, { signal })).then(
        ({ data }) => data.availableTimeSlots,
      ),
  });
}
