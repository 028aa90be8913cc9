import { useEffectEvent, useLayoutEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

interface Unsaved {
  readonly isThere: () => boolean;
  /** Asks whether the page may be left for that address. */
  readonly ask: (to: string) => void;
}

/** What the page on screen has that is not saved. */
let shown: Unsaved | undefined;

/**
 * Asks before the page is left by a link, the browser's back button, 'Sair', or with the tab, while something on it is not
 * saved. The browser words the question of the tab, and lets a second 'back' through to whoever touched nothing since the first.
 */
export function useAskBeforeLeaving(unsaved: Unsaved): void {
  const isThere = useEffectEvent(unsaved.isThere);
  const ask = useEffectEvent(unsaved.ask);
  // In layout effects, which end before the page that comes next can redirect.
  useLayoutEffect(() => {
    shown = { isThere: () => isThere(), ask: (to) => ask(to) };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isThere()) event.preventDefault();
    };
    const onTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !isThere()) return;
      const { pathname, search } = new URL(event.destination.url);
      if (pathname === location.pathname) return;
      event.preventDefault();
      ask(pathname + search);
    };
    // Browsers of before 2026 have none; there 'back' asks nothing.
    const history = 'navigation' in window ? window.navigation : undefined;
    addEventListener('beforeunload', onUnload);
    history?.addEventListener('navigate', onTraverse);
    return () => {
      shown = undefined;
      removeEventListener('beforeunload', onUnload);
      history?.removeEventListener('navigate', onTraverse);
    };
  }, []);
}

/** Follows a link, unless the page asks first. A redirect replaces the address and is nobody's departure. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const isLeft = new URL(to, location.href).pathname !== location.pathname;
  if (isLeft && !options?.replace) leaveFor(to, () => navigate(to, options));
  else navigate(to, options);
};

/** Leaves for an address, unless the page asks first; then whoever asked leads there. */
export function leaveFor(to: string, leave: () => void): void {
  if (shown?.isThere()) shown.ask(to);
  else leave();
}
