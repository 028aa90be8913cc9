import { WIDE_FROM_PX } from '../../machines/navigation/navigation.ts';
import type { App } from '../shared/runtime/app.ts';
import { loadToaster } from './toasts.ts';

const WIDE = `(min-width: ${WIDE_FROM_PX + 1}px)`;
/** The window events of a navigation; wouter adds pushState and replaceState. */
const NAVIGATIONS = ['pushState', 'replaceState', 'popstate'];
/** The first of these events loads the toasts, because the user may be about to do something that shows one. */
const TOUCHES = ['pointerdown', 'keydown'];

export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

/**
 * Sends window events to the navigation chart: width changes, navigations and Escape. It also loads the toasts, and
 * what keeps the focus, at the first touch or key.
 * @returns a function that removes the listeners
 */
export function listenToWindow({ navigation }: App): () => void {
  const width = matchMedia(WIDE);
  const onWidth = ({ matches }: MediaQueryListEvent) =>
    navigation.send({ type: matches ? 'screen.widened' : 'screen.narrowed' });
  const onPage = () => navigation.send({ type: 'page.changed' });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') navigation.send({ type: 'overlay.dismissed' });
  };
  // It is the address of the page that came with the HTML. Browsers share it in place of what is on screen.
  const [first, address] = [location.pathname, document.querySelector('link[rel="canonical"]')];
  const onPlace = () => {
    if (location.pathname !== first) address?.remove();
  };
  const onNewPage = () => {
    // A link to a section of the page that is shown already; another page scrolls when its text is there.
    const section = document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
  };
  // Another page in place of this one, as after a login; a screen that repeats its choice in the address stays where it is.
  let shown = location.pathname;
  const onReplaced = () => {
    if (location.pathname !== shown) onNewPage();
  };
  const onShown = () => (shown = location.pathname);
  let stopFocus: (() => void) | undefined;
  let isOver = false;
  const onTouch = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest('a[href], button') : null;
    const touch = { element, path: location.pathname, heading: document.querySelector('main h1') };
    void loadToaster();
    void import('./keepFocus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) stopFocus ??= keepFocus(touch);
      },
      () => undefined,
    );
  };

  width.addEventListener('change', onWidth);
  for (const type of NAVIGATIONS) for (const then of [onPage, onPlace]) addEventListener(type, then);
  addEventListener('keydown', onKey);
  addEventListener('pushState', onNewPage);
  addEventListener('replaceState', onReplaced);
  for (const type of NAVIGATIONS) addEventListener(type, onShown);
  for (const type of TOUCHES) addEventListener(type, onTouch, { once: true, passive: true });
  return () => {
    isOver = true;
    stopFocus?.();
    width.removeEventListener('change', onWidth);
    for (const type of NAVIGATIONS) for (const then of [onPage, onPlace]) removeEventListener(type, then);
    removeEventListener('keydown', onKey);
    removeEventListener('pushState', onNewPage);
    removeEventListener('replaceState', onReplaced);
    for (const type of NAVIGATIONS) removeEventListener(type, onShown);
    for (const type of TOUCHES) removeEventListener(type, onTouch);
  };
}
