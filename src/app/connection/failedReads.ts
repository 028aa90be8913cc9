import type { Query, QueryClient } from '@tanstack/react-query';
import { Offline } from '../../shared/api/failure.ts';
import { keptSince } from '../../shared/api/kept.ts';

/**
 * Tells of each read on screen that the server did not answer, also when the browser had kept what it once said. A refusal is an answer,
 * and would only be repeated.
 */
export function tellFailedReads(queryClient: QueryClient, tell: () => void): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && hasFailed(query) && query.isActive()) tell();
  });
}

/** Reads again what is on screen and was not answered by the server. */
export function retryFailedReads(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
}

function hasFailed(query: Query): boolean {
  const { status, fetchStatus, error } = query.state;
  if (fetchStatus !== 'idle') return false;
  return keptSince(query) !== undefined || (status === 'error' && error instanceof Offline);
}
