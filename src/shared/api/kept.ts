import type { Query } from '@tanstack/react-query';

/** Since when, in milliseconds of this device's clock, a read shows what the browser had kept; absent of what the server said just now. */
const sinceOf = new WeakMap<Query, number>();

/** Notes where a read's answer came from. */
export function noteKept(query: Query | undefined, keptAt: Date | undefined): void {
  if (!query) return;
  if (keptAt) sinceOf.set(query, keptAt.getTime());
  else sinceOf.delete(query);
}

/** @returns milliseconds of this device's clock */
export function keptSince(query: Query): number | undefined {
  return query.state.status === 'success' ? sinceOf.get(query) : undefined;
}
