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
  const width = matchMedia(WIDE);
  const onWidth = ({ matches }: MediaQueryListEvent) =>
    navigation.send({ type: matches ? 'screen.widened' : 'screen.narrowed' });
  const onPage = () => navigation.send({ type: 'page.changed' });
  const onNewPage = () => scrollTo(0, 0);

  width.addEventListener('change', onWidth);
  for (const type of NAVIGATIONS) addEventListener(type, onPage);
  addEventListener('pushState', onNewPage);
  return () => {
    width.removeEventListener('change', onWidth);
    for (const type of NAVIGATIONS) removeEventListener(type, onPage);
    removeEventListener('pushState', onNewPage);
  };
}
