import { IconInfoCircle } from '@tabler/icons-react';
import classes from './MissedNotice.module.css';

/** Says what of the address could not be shown; the page shows the rest. */
export function MissedNotice({ text }: { text: string }) {
  return (
    <p className={classes.notice} role="status">
      <IconInfoCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      {text}
    </p>
  );
}
