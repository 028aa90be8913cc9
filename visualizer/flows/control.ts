import type { KeyboardEvent } from 'react';

/**
 * What makes a part of a drawing a button: by mouse, by finger, by keyboard and for a screen reader. Nothing without
 * `pick`. `keys` are what other keys do while it has the focus.
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

/** A row lies in a state which lies in another: only the innermost is meant. */
export function alone(pick: () => void) {
  return (event: { stopPropagation: () => void }) => {
    event.stopPropagation();
    pick();
  };
}
