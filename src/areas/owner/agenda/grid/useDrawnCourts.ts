import { useDeferredValue, useMemo } from 'react';

interface Drawn {
  readonly iso: string;
  readonly courts: ReadonlySet<string>;
}

const NOTHING: Drawn = { iso: '', courts: new Set() };

/**
 * The courts whose cells are all rendered. A new day or a court that is shown again first renders only its visible
 * cells; a deferred, interruptible render adds the rest.
 */
export function useDrawnCourts(iso: string, columns: readonly { readonly id: string }[]): ReadonlySet<string> {
  const all = useMemo((): Drawn => ({ iso, courts: new Set(columns.map(({ id }) => id)) }), [iso, columns]);
  const drawn = useDeferredValue(all, NOTHING);
  return drawn.iso === iso ? drawn.courts : NOTHING.courts;
}
