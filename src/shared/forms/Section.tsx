import { type ReactNode, useId } from 'react';
import { ReadFailure, type ReadFailureProps } from '../look/states/ReadFailure.tsx';
import classes from './Section.module.css';

/** One thing that can be changed: what it is, and below (on wide screens beside) it the card to change it on. */
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

/** Stands where sections could not be read. */
export function SectionFailure(failure: ReadFailureProps) {
  return (
    <div className={classes.failure}>
      <ReadFailure {...failure} />
    </div>
  );
}
