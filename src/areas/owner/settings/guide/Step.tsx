import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { GuideActor } from './guideActors.ts';
import { GUIDE } from './guideTexts.ts';
import classes from './Guide.module.css';

type StepProps = {
  title: string;
  lead: string;
  children: ReactNode;
  /** Absent where nothing can be left behind or gone back to. */
  ways?: { readonly actor: GuideActor; readonly canReturn?: boolean; readonly canSkip?: boolean };
};

/** One step of the guide: its question, its form, and below it the ways on and back. */
export function Step({ title, lead, children, ways }: StepProps) {
  const id = useId();
  const { actor, canReturn = true, canSkip = true } = ways ?? {};
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
      {actor && (canReturn || canSkip) && (
        <div className={classes.ways}>
          {canReturn && (
            <Button
              variant="subtle"
              leftSection={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
              onClick={() => actor.send({ type: 'step.returned' })}
            >
              {GUIDE.back}
            </Button>
          )}
          {canSkip && (
            <Button variant="subtle" className={classes.skip ?? ''} onClick={() => actor.send({ type: 'step.passed' })}>
              {GUIDE.skip}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
