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
 * Asks before the page is left by a link, or with the tab, while something on it is not saved. The browser words the
 * question of the tab. Its back button asks nothing.
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
    addEventListener('beforeunload', onUnload);
    return () => {
      shown = undefined;
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
}

/** Follows a link, unless the page asks first. A redirect replaces the address and is nobody's departure. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const isLeft = new URL(to, location.href).pathname !== location.pathname;
  if (shown && isLeft && !options?.replace && shown.isThere()) shown.ask(to);
  else navigate(to, options);
};
