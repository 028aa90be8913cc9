import type { ReactNode } from 'react';
import classes from './QrFrame.module.css';

/** A QR code on white in both themes, because readers need dark on light, within viewfinder corners. */
export function QrFrame({ children, label = 'QR code do PIX' }: { children: ReactNode; label?: string }) {
  return (
    <div className={classes.frame} role="img" aria-label={label}>
      {children}
    </div>
  );
}
