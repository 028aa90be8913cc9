import type { KeyboardEvent } from 'react';

/**
 * The props that make a part of a diagram a button for mouse, finger, keyboard and screen reader; none without `pick`.
 * @param keys actions of other keys while the part has focus
 */
export function control(
  label: string,
  isPicked: boolean,
  pick: (() => void) | undefined,
  keys: Readonly<Record<string, () => void>> = {},
) {
  if (pick === undefined) return {};
  const shortcuts = Object.keys(keys).join(' ').toUpperCase();
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': isPicked,
    ...(shortcuts !== '' && { 'aria-keyshortcuts': shortcuts }),
    onClick: alone(pick),
    onKeyDown: (event: KeyboardEvent) => {
      const act = event.key === 'Enter' || event.key === ' ' ? pick : keys[event.key.toLowerCase()];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}

/** Rows and states are nested: a click picks the innermost part only. */
export function alone(pick: () => void) {
  return (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    pick();
  };
}
