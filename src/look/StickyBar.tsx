import type { ReactNode } from 'react';
import classes from './StickyBar.module.css';

/** What was chosen, its total and one button, always within the thumb's reach. The last child of what scrolls. */
export function StickyBar({ summary, total, action }: { summary: ReactNode; total: string; action: ReactNode }) {
  return (
    <section className={classes.bar} aria-label="Resumo da reserva">
      <div className={classes.text}>
        <span className={classes.summary}>{summary}</span>
        <strong className={classes.total} aria-live="polite">
          {total}
        </strong>
      </div>
      <div className={classes.action}>{action}</div>
    </section>
  );
}
