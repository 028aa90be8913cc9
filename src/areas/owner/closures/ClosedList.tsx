import { useQuery } from '@tanstack/react-query';
import type { ClosureReport } from '#domain/closures/rebooking.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import classes from './Closing.module.css';
import { closureQuery } from './closingQueries.ts';
import { CLOSED_LIST, becameText, metText } from './closingTexts.ts';

/** Whom a closure took hours from, and what became of each. */
export function ClosedList({ id }: { id: string }) {
  const { call } = useApp();
  const read = useQuery(closureQuery(call, id));
  if (read.isLoadingError) return <ReadFailure message={CLOSED_LIST.failed} query={read} />;
  if (!read.data) return <p className={classes.hint}>{CLOSED_LIST.loading}</p>;
  return <Met closure={read.data} />;
}

function Met({ closure: { reservations, isTold } }: { closure: ClosureReport }) {
  if (reservations.length === 0) return null;
  return (
    <section className={classes.met} aria-labelledby="canceladas">
      <h3 id="canceladas" className={classes.metTitle}>
        {CLOSED_LIST.title}
      </h3>
      <ul className={classes.metRows}>
        {reservations.map((met) => (
          <li key={met.id}>
            <span>{metText(met)}</span>
            <span className={classes.hint}>{becameText(met, isTold)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
