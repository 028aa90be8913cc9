import type { ReactNode } from 'react';
import classes from './Hours.module.css';
import { RESERVE } from './reserveTexts.ts';

/** Stands where the hours of a day would be. */
export function NoHours() {
  return <NoHoursBox hint={RESERVE.noneHint} />;
}

/** Says that there are none, and what to do about it. */
export function NoHoursBox({ hint, action }: { hint: string; action?: ReactNode }) {
  return (
    <div className={classes.none}>
      <strong>{RESERVE.none}</strong>
      {hint}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
