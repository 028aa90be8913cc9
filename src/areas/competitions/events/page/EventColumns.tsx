import type { ReactNode } from 'react';
import classes from './EventColumns.module.css';

type EventColumnsProps = {
  /** Beside the tournaments where there is room, else above or below them. With `null` they take the whole width. */
  aside: ReactNode;
  /** On phones, whether the aside comes first, because it is short and important. */
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
