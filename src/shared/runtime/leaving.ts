import { useEffectEvent, useLayoutEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

interface Unsaved {
  readonly isThere: () => boolean;
  /** Asks whether the page may be left for that address. */
  readonly ask: (to: string) => void;
}

/** What the page on screen has that is not saved. */
let shown: Unsaved | undefined;

/** What is done once the page may be left, where leaving is more than going to another address. */
let meant: (() => void) | undefined;

/**
 * Asks before the page is left by a link, the browser's back button, 'Sair', for another arena, or with the tab, while something on it
 * is not saved. The browser words the question of the tab, and lets a second 'back' through to whoever touched nothing since the first.
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
      meant = undefined;
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
  if (isLeft && !options?.replace && shown?.isThere()) askFor(shown, to);
  else navigate(to, options);
};

/** Does what leaves the page, unless the page asks first; whoever is asked is led to the address, and {@link leaveAsMeant} does it. */
export function leaveFor(to: string, leave: () => void): void {
  if (shown?.isThere()) askFor(shown, to, leave);
  else leave();
}

/** What was asked for last was agreed to: does what it is beside the way to its address. */
export function leaveAsMeant(): void {
  const leave = meant;
  meant = undefined;
  leave?.();
}

/** Told of before somebody signs out; whoever asks them something first prevents it. */
export const SIGNING_OUT = 'signOut.asked';

/** Whether nothing stands against signing out. */
export function mayLeave(): boolean {
  return dispatchEvent(new Event(SIGNING_OUT, { cancelable: true }));
}

function askFor({ ask }: Unsaved, to: string, leave?: () => void): void {
  meant = leave;
  ask(to);
}
