import { Link } from 'wouter';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import type { Bill, BillWeek } from '#domain/series/bill.ts';
import { Disclosure } from '../look/pieces/Disclosure.tsx';
import { weeksText, weekText } from './billTexts.ts';
import classes from './BillWeeks.module.css';

type BillWeeksProps = {
  bill: Bill;
  /** Whose or where it is: each page has several of these lists. */
  of: string;
  hrefOf: (week: BillWeek) => string;
};

/** The weeks that a bill is made of; each leads to its reservation. */
export function BillWeeks({ bill, of, hrefOf }: BillWeeksProps) {
  return (
    <Disclosure summary={weeksText(bill)} of={of}>
      <ul>
        {bill.weeks.map((week) => (
          <li key={week.reservation}>
            <Link href={hrefOf(week)} className={classes.week}>
              <span>{spokenDay(week.day)}</span>
              <span className={classes.sum}>{weekText(week)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
