import type { ReactNode } from 'react';
import { CourtLines } from '../pieces/CourtLines.tsx';
import classes from './EmptyState.module.css';

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; asHeading?: 'h1' | 'h2' };

/** Says what would be here and offers the next step. */
export function EmptyState({ title, children, action, asHeading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.court}>
        <CourtLines fade="none" />
      </div>
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
