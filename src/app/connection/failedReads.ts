import type { Query, QueryClient } from '@tanstack/react-query';
import { Offline } from '../../shared/api/failure.ts';

/** Tells of each read on screen that got no answer. A refusal is an answer, and would only be repeated. */
export function tellFailedReads(queryClient: QueryClient, tell: () => void): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && hasFailed(query) && query.isActive()) tell();
  });
}

/** Reads again what is on screen and got no answer. */
export function retryFailedReads(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

function hasFailed({ state: { status, fetchStatus, error } }: Query): boolean {
  return status === 'error' && fetchStatus === 'idle' && error instanceof Offline;
}
