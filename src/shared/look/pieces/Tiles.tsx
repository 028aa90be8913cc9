import type { ReactNode } from 'react';
import classes from './Tiles.module.css';

/** A grid of equal tiles, as many per row as fit: 'slot' for hours, 'card' for arenas. */
export function Tiles({ of, children }: { of: 'slot' | 'card'; children: ReactNode }) {
  return (
    <div className={classes.tiles} data-of={of}>
      {children}
    </div>
  );
}
