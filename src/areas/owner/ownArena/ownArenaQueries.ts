import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { ownArenaEndpoints } from '../../../../domain/contract/ownArena.ts';
import type { Call } from '../../../shared/api/call.ts';
import { OWN_ARENA } from '../../../shared/api/queryKeys.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** The arena of the owner, with the version that their changes start from. */
export function ownArenaQuery(call: Call) {
  return queryOptions({
    queryKey: [OWN_ARENA],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(ownArenaEndpoints.myArena, {}, { signal })).then(({ data }) => data),
    staleTime: FIVE_MINUTES_MS,
  });
}
