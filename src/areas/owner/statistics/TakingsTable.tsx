import { type Takings, TAKINGS, takingsTable } from '#domain/statistics/takings.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { TAKINGS_TEXTS } from './statisticsTexts.ts';
import classes from './Takings.module.css';

/** A line for each day and person, a column for each method and what is told beside it, and the sums below. */
export function TakingsTable({ takings }: { takings: Takings }) {
  const { methods, others, lines, totals } = takingsTable(takings);
  const columns = [...methods, ...others];
  return (
    // A wide table scrolls by itself, also with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} role="region" aria-label={TAKINGS_TEXTS.table} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{TAKINGS.day}</th>
            <th scope="col">{TAKINGS.who}</th>
            {/* First of the sums: on a phone the others are a swipe away. */}
            <th scope="col" className={classes.sum}>
              {TAKINGS.total}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classes.sum}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ date, who, values, total, others: beside }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two of one name may have a line each on one day
            <tr key={`${toIsoDay(date)} ${index}`}>
              <td>{formatDay(date).slice(0, 5)}</td>
              <th scope="row">{who}</th>
              <Sums values={[...values, ...beside]} columns={columns} total={total} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {TAKINGS.total}
            </th>
            <Sums values={[...totals.values, ...totals.others]} columns={columns} total={totals.total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type SumsProps = { values: readonly number[]; columns: readonly string[]; total: number };

function Sums({ values, columns, total }: SumsProps) {
  return (
    <>
      <td className={classes.total}>{formatReais(total)}</td>
      {values.map((value, index) => (
        <td key={columns[index]} className={classes.sum}>
          {value === 0 ? '–' : formatReais(value)}
        </td>
      ))}
    </>
  );
}
