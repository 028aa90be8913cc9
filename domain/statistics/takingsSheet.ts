import { formatDay } from '../values/days/formatDay.ts';
import { formatMoment } from '../values/days/moment.ts';
import { type Month, toIsoMonth } from '../values/days/month.ts';
import { csvOf } from '../values/text/csv.ts';
import { ALL_OTHERS, MONEY_METHODS, TAKINGS, type Takings, takingsTable } from './takings.ts';

interface SheetMonth extends Month {
  /** Of the arena. */
  readonly zone: string;
}

/** The takings of a month as a CSV file: a row for each day, person and till, with all columns, and the totals below. */
export function takingsSheetOf(takings: Takings, { zone, ...month }: SheetMonth) {
  const columns = { methods: MONEY_METHODS, others: ALL_OTHERS, byTill: true };
  const { methods, others, lines, totals } = takingsTable(takings, columns);
  const rows = lines.map((line) => [
    formatDay(line.date),
    line.who,
    line.till ? formatMoment(line.till.openedAt, zone) : TAKINGS.noTill,
    ...line.values,
    line.total,
    ...line.others,
  ]);
  return {
    fileName: `recebimentos-${toIsoMonth(month)}.csv`,
    csv: csvOf([
      [TAKINGS.day, TAKINGS.who, TAKINGS.till, ...methods, TAKINGS.total, ...others],
      ...rows,
      [TAKINGS.total, '', '', ...totals.values, totals.total, ...totals.others],
    ]),
  };
}
