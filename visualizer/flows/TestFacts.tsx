import { useLocation } from 'wouter';
import { type Walk, type Walks, testsOf } from '../walks.ts';
import { FileLink } from './FileLink.tsx';
import classes from './Details.module.css';
import type { ChartSource } from './catalogue.ts';
import { walkAddress } from './walkAddress.ts';
import { useTexts } from '../texts/useTexts.ts';

interface TestFactsProps {
  readonly walks: Walks;
  readonly chart: Pick<ChartSource, 'id' | 'machine'>;
  readonly transition: string;
}

/** The generated tests that take a transition: the walk and step of each, and the model that generates them. */
export function TestFacts({ walks, chart, transition }: TestFactsProps) {
  const tests = testsOf(walks, chart.id, transition);
  const known = walks[chart.id];
  const [, navigate] = useLocation();
  const texts = useTexts().tests;
  return (
    <section aria-label={texts.title}>
      <h3>{tests.length === 0 ? texts.title : `${texts.title} (${tests.length})`}</h3>
      {tests.length === 0 && (
        <p className={classes.lacking}>
          {texts.none} <code>npm run docs:charts</code>.
        </p>
      )}
      <ul className={classes.walks}>
        {tests.map((walk) => (
          <li key={walk.title}>
            <WalkFacts
              walk={walk}
              transition={transition}
              onFollow={(at) => {
                if (known) void walkAddress(chart, known, walk, at).then((address) => navigate(address));
              }}
            />
          </li>
        ))}
      </ul>
      {known && (
        <p className={classes.file}>
          {texts.model} <FileLink file={known.file} />
        </p>
      )}
    </section>
  );
}

interface WalkFactsProps {
  readonly walk: Walk;
  readonly transition: string;
  /** Opens the step mode after `at` steps. */
  readonly onFollow: (at: number) => void;
}

function WalkFacts({ walk, transition, onFollow }: WalkFactsProps) {
  const texts = useTexts().tests;
  const { title, taken, steps } = walk;
  const index = steps.findIndex((step) => step.taken.includes(transition));
  const at = taken.includes(transition) ? texts.atStart : texts.step(index + 1, steps.length);
  const [first = '', last = ''] = [title.split(' → ')[0], title.split(' → ').at(-1)];
  return (
    <details>
      <summary>
        {first === last ? first : `${first} → … → ${last}`}
        <small>{at}</small>
      </summary>
      <ol>
        {steps.map((step, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a walk never changes, and it may repeat a step
          <li key={place} className={step.taken.includes(transition) ? classes.here : undefined}>
            {step.title}
          </li>
        ))}
      </ol>
      <button type="button" className={classes.link} onClick={() => onFollow(index + 1)}>
        {texts.follow}
      </button>
    </details>
  );
}
