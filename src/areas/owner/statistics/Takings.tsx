import { useId } from 'react';
import { toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Month } from '#domain/values/days/month.ts';
import { type Taking, TAKINGS, takingsTable } from '#domain/statistics/takings.ts';
import { SheetButton } from '../../../shared/files/SheetButton.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideTakingsSheet } from './statisticsActors.ts';
import { TAKINGS_TEXTS } from './statisticsTexts.ts';
import classes from './Takings.module.css';

/** What came in during a month: a line for each day and person, a column for each method, and the sums below. */
export function Takings({ month, takings }: { month: Month; takings: readonly Taking[] }) {
  const id = useId();
  const actor = useChart(provideTakingsSheet, { input: { name: 'takingsSheet', asksFirst: false } });
  return (
    <section className={classes.takings}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {TAKINGS_TEXTS.title}
        </h2>
        <SheetButton actor={actor} subject={`${month.year}-${month.month}`} label={TAKINGS_TEXTS.sheet} />
      </div>
      <p className={classes.lead}>{TAKINGS_TEXTS.lead}</p>
      {takings.length === 0 ? (
        <p className={classes.nothing}>{TAKINGS_TEXTS.nothing}</p>
      ) : (
        <TakingsTable takings={takings} labelledBy={id} />
      )}
    </section>
  );
}

function TakingsTable({ takings, labelledBy }: { takings: readonly Taking[]; labelledBy: string }) {
  const { methods, lines, totals, total } = takingsTable(takings);
  return (
    // A wide table scrolls by itself, also with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{TAKINGS.day}</th>
            <th scope="col">{TAKINGS.who}</th>
            {/* First of the sums: on a phone the others are a swipe away. */}
            <th scope="col" className={classes.sum}>
              {TAKINGS.total}
            </th>
            {methods.map((method) => (
              <th key={method} scope="col" className={classes.sum}>
                {method}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ date, who, values, total: sum }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two of one name may have a line each on one day
            <tr key={`${toIsoDay(date)} ${index}`}>
              <td>{formatDay(date).slice(0, 5)}</td>
              <th scope="row">{who}</th>
              <Sums values={values} methods={methods} total={sum} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {TAKINGS.total}
            </th>
            <Sums values={totals} methods={methods} total={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type SumsProps = { values: readonly number[]; methods: readonly string[]; total: number };

function Sums({ values, methods, total }: SumsProps) {
  return (
    <>
      <td className={classes.total}>{formatReais(total)}</td>
      {values.map((value, index) => (
        <td key={methods[index]} className={classes.sum}>
          {value === 0 ? '–' : formatReais(value)}
        </td>
      ))}
    </>
  );
}
