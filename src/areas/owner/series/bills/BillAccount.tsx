import { formatReais } from '../../../../../domain/money/money.ts';
import type { Bill } from '../../../../../domain/series/bill.ts';
import { monthText, weeklyText } from '../../../../shared/bills/billTexts.ts';
import { nameOf } from '../seriesTexts.ts';
import { PAY } from './billsTexts.ts';
import classes from './Bills.module.css';

/** Whose bill it is, and how its sum comes about. */
export function BillAccount({ bill }: { bill: Bill }) {
  const { total, paid, discounted, credit, left, month } = bill;
  const less = [
    [PAY.paid, paid],
    [PAY.discounted, discounted],
    [PAY.credit, credit],
  ] as const;
  return (
    <>
      <p>
        <strong>{nameOf(bill)}</strong>
        <br />
        {weeklyText(bill)}
      </p>
      <dl className={classes.account}>
        <div>
          <dt>
            {PAY.total}, {monthText(month).toLocaleLowerCase('pt-BR')}
          </dt>
          <dd>{formatReais(total)}</dd>
        </div>
        {less
          .filter(([, value]) => value > 0)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>− {formatReais(value)}</dd>
            </div>
          ))}
        <div data-strong>
          <dt>{PAY.left}</dt>
          <dd>{formatReais(left)}</dd>
        </div>
      </dl>
    </>
  );
}
