import type { ReactNode } from 'react';
import classes from './Known.module.css';

/** The sums of somebody at a glance. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={classes.figures} aria-label={label}>
      {children}
    </dl>
  );
}

/** In their place while they are read. */
export function FiguresSkeleton({ children }: { children: ReactNode }) {
  return <div className={classes.figures}>{children}</div>;
}

type FigureProps = { name: string; isBad?: boolean; detail?: string; children: ReactNode };

export function Figure({ name, isBad = false, detail = '', children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-bad={isBad || undefined}>{children}</dd>
      {detail !== '' && <dd className={classes.until}>{detail}</dd>}
    </div>
  );
}

/** A part of the page of somebody: debts, vouchers, reservations; a form says by itself what it is. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  if (title === undefined) return <div className={classes.part}>{children}</div>;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** What somebody owes, and a message that asks for it. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>;
}
