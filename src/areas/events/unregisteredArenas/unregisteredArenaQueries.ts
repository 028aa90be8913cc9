import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { unregisteredArenaEndpoints } from '../../../../domain/contract/unregisteredArenas.ts';
import type { Call } from '../../../shared/api/call.ts';
import { UNREGISTERED_ARENAS } from '../../../shared/api/queryKeys.ts';

/** Arenas that do not use the product, by name. */
export function unregisteredArenasQuery(call: Call) {
  return queryOptions({
    queryKey: [UNREGISTERED_ARENAS],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(unregisteredArenaEndpoints.unregisteredArenas, {}, { signal })).then(
        ({ data }) => data.unregisteredArenas,
      ),
  });
}
