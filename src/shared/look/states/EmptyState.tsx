import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CourtLines } from '../pieces/CourtLines.tsx';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** A link to the next step, when it is on another page. */
  way?: { readonly href: string; readonly text: string };
  asHeading?: 'h1' | 'h2';
};

/** Explains what would be here and offers the next step. */
export function EmptyState({ title, children, action, way, asHeading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.court}>
        <CourtLines fade="none" />
      </div>
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {way && (
        <div className={classes.action}>
          <Button component={Link} href={way.href} size="lg">
            {way.text}
          </Button>
        </div>
      )}
    </div>
  );
}
