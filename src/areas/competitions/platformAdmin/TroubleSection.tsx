import { type ReactNode, useId } from 'react';
import type { PlatformTroubles } from '#domain/platformAdmin/platformTroubles.ts';
import { SECTIONS, shownText } from './platformAdminTexts.ts';
import classes from './PlatformAdmin.module.css';

type TroubleSectionProps = { of: keyof PlatformTroubles['counts']; troubles: PlatformTroubles; children: ReactNode };

/** One list of what needs attention; nothing at all when it is empty. */
export function TroubleSection({ of, troubles, children }: TroubleSectionProps) {
  const id = useId();
  const { title, hint } = SECTIONS[of];
  if (troubles[of].length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title} <span className={classes.count}>{shownText(troubles[of].length, troubles.counts[of])}</span>
      </h2>
      <p className={classes.hint}>{hint}</p>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}
