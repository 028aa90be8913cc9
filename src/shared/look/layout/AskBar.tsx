import type { ReactNode } from 'react';
import classes from './AskBar.module.css';

type AskBarProps = {
  title: string;
  /** What it is about. */
  children: ReactNode;
  /** The buttons. */
  answers: ReactNode;
};

/** A question above the page, which goes on working. */
export function AskBar({ title, children, answers }: AskBarProps) {
  return (
    <section className={classes.bar} aria-label={title}>
      <div>
        <strong>{title}</strong>
        <p className={classes.text}>{children}</p>
      </div>
      <div className={classes.answers}>{answers}</div>
    </section>
  );
}
