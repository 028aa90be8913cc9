import type { ReactNode } from 'react';
import classes from './StickyBar.module.css';

type StickyBarProps = {
  summary: ReactNode;
  total: string;
  action: ReactNode;
  /** Lies over the page, above the bar: it may come late without anything moving. */
  notice?: ReactNode;
};

/** What was chosen, its total and one button, always within the thumb's reach. The last child of what scrolls. */
export function StickyBar({ summary, total, action, notice }: StickyBarProps) {
  return (
    <section className={classes.bar} aria-label="Resumo da reserva">
      {notice !== undefined && <div className={classes.notice}>{notice}</div>}
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
