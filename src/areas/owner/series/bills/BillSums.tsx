import { formatReais } from '#domain/values/money.ts';
import type { BillSummary } from '#domain/series/bill.ts';
import { BILLS_PAGE } from './billsTexts.ts';
import classes from './Bills.module.css';

/** What the whole month comes to, also the bills on other pages. */
export function BillSums({ summary: { left, paid, late } }: { summary: BillSummary }) {
  return (
    <dl className={classes.sums} aria-label={BILLS_PAGE.sums}>
      <div>
        <dt>{BILLS_PAGE.left}</dt>
        <dd>{formatReais(left)}</dd>
      </div>
      <div>
        <dt>{BILLS_PAGE.paid}</dt>
        <dd>{formatReais(paid)}</dd>
      </div>
      <div data-late={late > 0 || undefined}>
        <dt>{BILLS_PAGE.late}</dt>
        <dd>{late}</dd>
      </div>
    </dl>
  );
}
