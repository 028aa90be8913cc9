import { WIDE_FROM_PX } from '../../machines/navigation/navigation.ts';
import type { App } from '../shared/runtime/app.ts';
import { loadToaster } from './toasts.ts';

const WIDE = `(min-width: ${WIDE_FROM_PX + 1}px)`;
/** wouter tells of its own navigations by events of these names. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];
/** Whoever does the first of these may do something that a toast tells of. */
const TOUCHES = ['pointerdown', 'keydown'];

export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

/**
 * Tells the charts what only the window knows: its width, and that another page is shown; and fetches the toasts when
 * somebody begins to act. Returns how to stop.
 */
export function listenToWindow({ navigation }: App): () => void {
  const width = matchMedia(WIDE);
  const onWidth = ({ matches }: MediaQueryListEvent) =>
    navigation.send({ type: matches ? 'screen.widened' : 'screen.narrowed' });
  const onPage = () => navigation.send({ type: 'page.changed' });
  const onNewPage = () => scrollTo(0, 0);
  const onTouch = () => void loadToaster();

  width.addEventListener('change', onWidth);
  for (const type of NAVIGATIONS) addEventListener(type, onPage);
  addEventListener('pushState', onNewPage);
  for (const type of TOUCHES) addEventListener(type, onTouch, { once: true, passive: true });
  return () => {
    width.removeEventListener('change', onWidth);
    for (const type of NAVIGATIONS) removeEventListener(type, onPage);
    removeEventListener('pushState', onNewPage);
    for (const type of TOUCHES) removeEventListener(type, onTouch);
  };
}
