import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/** A dialog's buttons, the primary one last; on phones they are stacked, with the primary one nearest the thumb. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
