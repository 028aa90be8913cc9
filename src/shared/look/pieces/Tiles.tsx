import type { ReactNode } from 'react';
import classes from './Tiles.module.css';

/** Equal tiles, as many in a row as fit: 'slot' for hours, 'card' for arenas. */
export function Tiles({ of, children }: { of: 'slot' | 'card'; children: ReactNode }) {
  return (
    <div className={classes.tiles} data-of={of}>
      {children}
    </div>
  );
}
