import type { ReactNode } from 'react';
import classes from './StickyBar.module.css';

type StickyBarProps = {
  summary: ReactNode;
  total: ReactNode;
  action: ReactNode;
  /** In rows of their own at the top of the bar, where nothing of the page lies under them. */
  notice?: ReactNode;
  /** In a row of its own above the summary. */
  details?: ReactNode;
};

/** The selection, its total and one button, always in reach of the thumb. It must be the last child of its scroller. */
export function StickyBar({ summary, total, action, notice, details }: StickyBarProps) {
  return (
    <section className={classes.bar} aria-label="Resumo da reserva">
      {notice !== undefined && <div className={classes.notice}>{notice}</div>}
      {Boolean(details) && <div className={classes.details}>{details}</div>}
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
