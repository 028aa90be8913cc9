import type { ReactNode } from 'react';
import classes from './Hours.module.css';
import { RESERVE } from './reserveTexts.ts';

/** Shown in place of the hours when a day has none. */
export function NoHours() {
  return <NoHoursBox hint={RESERVE.noneHint} />;
}

export function NoHoursBox({ hint, action }: { hint: string; action?: ReactNode }) {
  return (
    <div className={classes.none}>
      <strong>{RESERVE.none}</strong>
      {hint}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
