import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keptSince } from '../../shared/api/kept.ts';
import { NOTICES } from '../../shared/api/queryKeys.ts';

/** What stands on every page, or is not read from the server. */
const BESIDE: ReadonlySet<unknown> = new Set(['code', 'operator', NOTICES]);

/**
 * Since when the page shows what it does: of everything on it the oldest, in milliseconds of this device's clock. `undefined` while
 * it is the server's present.
 */
export function useLastUpdated(isOffline: boolean): number | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => {
      const instants = cache.getAll().flatMap((query) => {
        if (BESIDE.has(query.queryKey[0]) || !query.isActive() || query.state.data === undefined) return [];
        return keptSince(query) ?? (isOffline ? query.state.dataUpdatedAt : []);
      });
      return instants.length === 0 ? undefined : Math.min(...instants);
    },
  );
}
