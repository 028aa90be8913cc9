import type { PreviewedWeek, SeriesWish, WeekChoice } from '#domain/series/series.ts';
import { type MonthlySum, monthsAhead } from '#domain/series/monthlySum.ts';
import { firstDays, PREVIEWED_WEEKS } from '#domain/series/weeks.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { formatReais } from '#domain/values/money.ts';
import { monthlyRulesText, monthText } from '../../../../shared/bills/billTexts.ts';
import { MONTHS, whyText } from './makingTexts.ts';
import classes from './Making.module.css';

/** So many months are shown. */
const SHOWN = 3;

type MonthsAheadProps = {
  monthly: MonthlySum;
  wish: SeriesWish;
  found: readonly PreviewedWeek[];
  choices: readonly WeekChoice[];
};

/** What the first bills will ask for, and why; weeks that are skipped here, or that a change leaves alone, are not in them. */
export function MonthsAhead({ monthly, wish, found, choices }: MonthsAheadProps) {
  const skipped = choices.filter(({ court, startHour }) => court === undefined && startHour === undefined);
  const staying = found.filter(({ stays }) => stays !== undefined);
  const days = firstDays(wish, PREVIEWED_WEEKS);
  const months = monthsAhead(monthly, { days, skipped: [...skipped, ...staying].map(({ day }) => day) }, SHOWN);
  return (
    <section className={classes.card} aria-label={MONTHS.title}>
      <h2 className={classes.heading}>{MONTHS.title}</h2>
      <ul className={classes.weeks}>
        {months.map((ahead) => (
          <li key={toIsoMonth(ahead.month)} className={classes.month}>
            <span>
              {monthText(ahead.month)}
              <span className={classes.conflict}>{whyText(ahead, wish.changes !== undefined)}</span>
            </span>
            <strong>{formatReais(ahead.sum)}</strong>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{monthlyRulesText(monthly)}</p>
    </section>
  );
}
