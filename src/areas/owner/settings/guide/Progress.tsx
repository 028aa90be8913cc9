import { IconCheck } from '@tabler/icons-react';
import { GUIDE_STEPS, type Publication, stepStateOf } from '#domain/publication/publication.ts';
import type { GuidePlace } from '../../../../../machines/settings/guide.ts';
import { GUIDE, STEP_NAMES } from './guideTexts.ts';
import classes from './Guide.module.css';

const PLACES = [...GUIDE_STEPS, 'publish'] as const;

/** The five steps in a row: which are done, which were skipped, which is on screen. */
export function Progress({ shown, publication }: { shown: GuidePlace; publication: Publication }) {
  const stateOf = (place: (typeof PLACES)[number]) => {
    if (place === 'publish') return publication.isPublished ? 'done' : 'open';
    return stepStateOf(place, publication);
  };
  return (
    <ol className={classes.steps} aria-label={GUIDE.steps}>
      {PLACES.map((place, index) => {
        const state = stateOf(place);
        const isShown = place === shown || (place === 'publish' && shown === 'published');
        return (
          <li key={place} className={classes.step} data-state={state} aria-current={isShown ? 'step' : undefined}>
            <span className={classes.mark} aria-hidden>
              {state === 'done' ? <IconCheck size={16} stroke={2.5} /> : index + 1}
            </span>
            <span className={classes.stepName}>
              {STEP_NAMES[place]}
              {state !== 'open' && <span className="visually-hidden">, {GUIDE[state]}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
