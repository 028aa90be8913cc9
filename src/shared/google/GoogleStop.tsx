import { IconAlertTriangle } from '@tabler/icons-react';
import type { STOPPED } from '../../../machines/session/google.ts';
import { STOPS } from './googleTexts.ts';
import classes from './GoogleStop.module.css';

type GoogleStopProps = { reason: (typeof STOPPED)[number]; fault: string | null };

/** Why the login through Google failed, and what helps. */
export function GoogleStop({ reason, fault }: GoogleStopProps) {
  const { title, text } = STOPS[reason];
  return (
    <div className={classes.stop}>
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div>
        <strong>{fault ?? title}</strong>
        <p className={classes.text}>{text}</p>
      </div>
    </div>
  );
}
