import { type ReactNode, useId } from 'react';
import { type FailedRead, ReadFailure } from '../look/states/ReadFailure.tsx';
import classes from './Section.module.css';

/** One group of settings: its title and lead, and below them (beside them on wide screens) the card with the form. */
export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </header>
      <div className={classes.card}>{children}</div>
    </section>
  );
}

/** Replaces sections that could not be read. */
export function SectionFailure(failure: { message: string; query: FailedRead }) {
  return (
    <div className={classes.failure}>
      <ReadFailure {...failure} />
    </div>
  );
}
