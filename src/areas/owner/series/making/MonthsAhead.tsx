import type { WeekChoice } from '#domain/series/series.ts';
import { type MonthlySum, monthsAhead } from '#domain/series/monthlySum.ts';
import { type Course, firstDays, PREVIEWED_WEEKS } from '#domain/series/weeks.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { formatReais } from '#domain/values/money.ts';
import { monthlyRulesText, monthText } from '../../../../shared/bills/billTexts.ts';
import { MONTHS, whyText } from './makingTexts.ts';
import classes from './Making.module.css';

/** So many months are shown. */
const SHOWN = 3;

type MonthsAheadProps = { monthly: MonthlySum; course: Course; choices: readonly WeekChoice[] };

/** What the first bills will ask for, and why; weeks that are skipped here are not in them. */
export function MonthsAhead({ monthly, course, choices }: MonthsAheadProps) {
  const skipped = choices.filter(({ court, startHour }) => court === undefined && startHour === undefined);
  const days = firstDays(course, PREVIEWED_WEEKS);
  const months = monthsAhead(monthly, { days, skipped: skipped.map(({ day }) => day) }, SHOWN);
  return (
    <section className={classes.card} aria-label={MONTHS.title}>
      <h2 className={classes.heading}>{MONTHS.title}</h2>
      <ul className={classes.weeks}>
        {months.map((ahead) => (
          <li key={toIsoMonth(ahead.month)} className={classes.month}>
            <span>
              {monthText(ahead.month)}
              <span className={classes.conflict}>{whyText(ahead)}</span>
            </span>
            <strong>{formatReais(ahead.sum)}</strong>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{monthlyRulesText(monthly)}</p>
    </section>
  );
}
