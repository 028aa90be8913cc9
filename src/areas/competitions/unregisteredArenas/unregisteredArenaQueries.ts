import { queryOptions } from '@tanstack/react-query';
import { unregisteredArenaEndpoints } from '#domain/contract/unregisteredArenas.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import { UNREGISTERED_ARENAS } from '../../../shared/api/queryKeys.ts';

/** The arenas that do not use the product, sorted by name. */
export function unregisteredArenasQuery(call: Call) {
  return queryOptions({
    queryKey: [UNREGISTERED_ARENAS],
    queryFn: reading(call, unregisteredArenaEndpoints.unregisteredArenas, {}, (data) => data.unregisteredArenas),
  });
}
