import type { ClosureImpact, ClosureScope } from '#domain/closures/closure.ts';
import { formatReais } from '#domain/values/money.ts';
import controls from '../../../shared/look/controls.module.css';
import { type FailedRead, ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import classes from './Closing.module.css';
import { CLOSING, scopeText } from './closingTexts.ts';
import { impactTexts } from './impactTexts.ts';

type ClosingImpactProps = {
  scope: ClosureScope;
  query: FailedRead;
  /** Absent until the choice on screen is measured. */
  impact: ClosureImpact | undefined;
  /** Of it, what does not wait for players to choose. */
  rest: Pick<ClosureImpact, 'byPix'> | undefined;
  /** Said when somebody closes before that. */
  fault: unknown;
};

/** What the chosen hours are, and what closing them cancels: reservations, people, money. */
export function ClosingImpact({ scope, query, impact, rest, fault }: ClosingImpactProps) {
  const isFailed = !impact && query.error !== null;
  return (
    <section className={classes.impact} aria-label={CLOSING.impact} data-grave={(impact?.reservations ?? 0) > 0}>
      <p className={classes.scope}>{scopeText(scope)}</p>
      <div role="status" className={classes.news}>
        {impact && rest && <Measured impact={impact} rest={rest} />}
        {!impact && !isFailed && <p>{CLOSING.measuring}</p>}
      </div>
      {isFailed && <ReadFailure message={CLOSING.notMeasured} query={query} />}
      {typeof fault === 'string' && !impact && (
        <p className={controls.error} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

type MeasuredProps = { impact: ClosureImpact; rest: Pick<ClosureImpact, 'byPix'> };

function Measured({ impact, rest }: MeasuredProps) {
  const { reservations, people, atArena, byPix } = impact;
  const figures = [
    [CLOSING.reservations, String(reservations)],
    [CLOSING.people, String(people)],
    [CLOSING.received, formatReais(atArena + byPix)],
  ] as const;
  return (
    <>
      {reservations > 0 && (
        <dl className={classes.figures}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {impactTexts({ ...impact, byPix: rest.byPix }).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
