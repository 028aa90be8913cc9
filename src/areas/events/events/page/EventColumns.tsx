import type { ReactNode } from 'react';
import classes from './EventColumns.module.css';

type EventColumnsProps = {
  /** Beside the tournaments where there is room, else above or below them; `null` leaves them all of it. */
  aside: ReactNode;
  /** On phones, whether it is so short and so needed that it comes first. */
  asideFirst: boolean;
  children: ReactNode;
};

export function EventColumns({ aside, asideFirst, children }: EventColumnsProps) {
  if (aside === null) return <div className={classes.alone}>{children}</div>;
  return (
    <div className={classes.columns}>
      {asideFirst && <div className={classes.aside}>{aside}</div>}
      <div className={classes.main}>{children}</div>
      {!asideFirst && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
