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

/** What gets the focus, and a toast, stays clear of the bar, whatever it has to say: `--sticky-bar` in tokens.css is its usual height. */
function keepRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--sticky-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--sticky-bar');
  };
}

/** The selection, its total and one button, always in reach of the thumb. It must be the last child of its scroller. */
export function StickyBar({ summary, total, action, notice, details }: StickyBarProps) {
  return (
    <section className={classes.bar} aria-label="Resumo da reserva" ref={keepRoom}>
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
