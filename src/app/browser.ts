import { WIDE_FROM_PX } from '../../machines/navigation/navigation.ts';
import type { App } from './createApp.ts';

const WIDE = `(min-width: ${WIDE_FROM_PX + 1}px)`;
/** wouter tells of its own navigations by events of these names. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];

export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

/** Tells the charts what only the window knows: its width, and that another page is shown. Returns how to stop. */
export function listenToWindow({ navigation }: App): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  matchMedia(WIDE).addEventListener(
    'change',
    ({ matches }) => navigation.send({ type: matches ? 'screen.widened' : 'screen.narrowed' }),
    options,
  );
  for (const type of NAVIGATIONS) addEventListener(type, () => navigation.send({ type: 'page.changed' }), options);
  addEventListener('pushState', () => scrollTo(0, 0), options);
  return () => stop.abort();
}
