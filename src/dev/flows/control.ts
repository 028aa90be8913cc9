import type { KeyboardEvent } from 'react';

/** What makes a part of a drawing a button: by mouse, by finger, by keyboard and for a screen reader. Nothing without `pick`. */
export function control(label: string, isPicked: boolean, pick: (() => void) | undefined) {
  if (pick === undefined) return {};
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': isPicked,
    onClick: alone(pick),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      pick();
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
