import type { ReactNode } from 'react';
import { CourtLines } from '../pieces/CourtLines.tsx';
import classes from './Hero.module.css';

/** The head of a landing page: a dark sea with the court's lines, one sentence and one action. */
export function Hero({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <section className={classes.hero}>
      <CourtLines />
      <div className={classes.content}>
        <h1 className={classes.title}>{title}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children !== undefined && <div className={classes.slot}>{children}</div>}
      </div>
    </section>
  );
}
