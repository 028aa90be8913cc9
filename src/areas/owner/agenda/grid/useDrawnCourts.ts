import { useDeferredValue, useMemo } from 'react';

interface Drawn {
  readonly iso: string;
  readonly courts: ReadonlySet<string>;
}

const NOTHING: Drawn = { iso: '', courts: new Set() };

/**
 * The courts whose cells of the day are drawn to the last one. What is new — a day, or a court that is shown again — is
 * first drawn where it can be seen, and the rest right after, in moments in which nothing else is asked of the page.
 */
export function useDrawnCourts(iso: string, columns: readonly { readonly id: string }[]): ReadonlySet<string> {
  const all = useMemo((): Drawn => ({ iso, courts: new Set(columns.map(({ id }) => id)) }), [iso, columns]);
  const drawn = useDeferredValue(all, NOTHING);
  return drawn.iso === iso ? drawn.courts : NOTHING.courts;
}
