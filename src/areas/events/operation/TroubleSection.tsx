import { type ReactNode, useId } from 'react';
import type { Operation } from '#domain/operation/operation.ts';
import { SECTIONS, shownText } from './operationTexts.ts';
import classes from './Operation.module.css';

type TroubleSectionProps = { of: keyof Operation['counts']; operation: Operation; children: ReactNode };

/** One list of what needs attention; nothing at all when it is empty. */
export function TroubleSection({ of, operation, children }: TroubleSectionProps) {
  const id = useId();
  const { title, hint } = SECTIONS[of];
  if (operation[of].length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title} <span className={classes.count}>{shownText(operation[of].length, operation.counts[of])}</span>
      </h2>
      <p className={classes.hint}>{hint}</p>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}
