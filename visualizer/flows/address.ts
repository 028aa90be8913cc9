import type { Picked } from './Diagram.tsx';

export const HOME = '/dev/fluxos';

/** What the address of a diagram keeps besides the chart, so that a link or a reload shows the same view. */
export interface Shown {
  readonly picked: Picked | null;
  /** Paths of the states that are closed. */
  readonly closed: readonly string[];
}

/** /dev/fluxos/booking?estado=order.choosing.calm&fechados=order.submitting,hold */
export function addressOf(chartId: string, { picked, closed }: Shown): string {
  const query = new URLSearchParams();
  if (picked !== null && 'state' in picked) query.set('estado', picked.state);
  if (picked !== null && 'transition' in picked) query.set('transicao', picked.transition);
  if (closed.length > 0) query.set('fechados', closed.join(','));
  const text = query.toString();
  return `${HOME}/${encodeURIComponent(chartId)}${text === '' ? '' : `?${text}`}`;
}

/** Reads the query of such an address; ignores closed states that the chart does not have. */
export function shownIn(query: string, foldable: readonly string[]): Shown {
  const params = new URLSearchParams(query);
  const [state, transition] = [params.get('estado'), params.get('transicao')];
  const named = (params.get('fechados') ?? '').split(',');
  return {
    picked: transition !== null ? { transition } : state !== null ? { state } : null,
    closed: foldable.filter((path) => named.includes(path)),
  };
}
