import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { GuideActor } from './guideActors.ts';
import { GUIDE } from './guideTexts.ts';
import classes from './Guide.module.css';

type ThereAlreadyProps = { actor: GuideActor; text: string; way: { href: string; text: string } };

/** What the arena has of a step already: it is changed on its own page, and the guide goes on. */
export function ThereAlready({ actor, text, way }: ThereAlreadyProps) {
  return (
    <>
      <p className={classes.there}>{text}</p>
      <div className={classes.actions}>
        <Button size="lg" onClick={() => actor.send({ type: 'step.passed' })}>
          {GUIDE.goOn}
        </Button>
        <Button size="lg" variant="default" component={Link} href={way.href}>
          {way.text}
        </Button>
      </div>
    </>
  );
}
