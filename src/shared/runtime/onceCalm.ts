import type { QueryClient } from '@tanstack/react-query';

/** Longer than it takes from one reply to the read that it leads to. */
const CALM_MS = 1_000;

/**
 * Does some work once nothing has been read for a while: on a thin line it would hold up what the person came for. A read
 * that fails ends too, so the work is done in the end.
 * @returns a function that gives the work up
 */
export function onceCalm(queryClient: QueryClient, work: () => void): () => void {
  const look = () => {
    // The reply is a change too, and the wait begins again.
    if (queryClient.isFetching() > 0) return;
    stop();
    work();
  };
  const wait = () => setTimeout(look, CALM_MS);
  let timer = wait();
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    clearTimeout(timer);
    timer = wait();
  });
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  return stop;
}
