import type { ReactNode } from 'react';
import classes from './Card.module.css';

/** A surface with its hairline and soft shadow. `flush` lets a picture reach the edges. */
export function Card({
  children,
  flush = false,
  lifts = false,
}: {
  children: ReactNode;
  flush?: boolean;
  lifts?: boolean;
}) {
  return (
    <div className={classes.card} data-flush={flush || undefined} data-lifts={lifts || undefined}>
      {children}
    </div>
  );
}
