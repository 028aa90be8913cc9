import { CloseButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { RESERVE } from './reserveTexts.ts';
import classes from './MissedNotice.module.css';

/** Says what of the address could not be shown, until it is put away; the page shows the rest. */
export function MissedNotice({ text }: { text: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={classes.notice}>
      <IconInfoCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <p className={classes.text} role="status">
        {text}
      </p>
      <CloseButton className={classes.close ?? ''} aria-label={RESERVE.closeMissed} onClick={() => setShown(false)} />
    </div>
  );
}
