import { formatReais } from '#domain/values/money.ts';
import type { Bill } from '#domain/series/bill.ts';
import { monthText, weeklyText } from '../../../../shared/bills/billTexts.ts';
import { nameOf } from '../seriesTexts.ts';
import { ACCOUNT } from './billsTexts.ts';
import classes from './Bills.module.css';

type BillAccountProps = {
  bill: Bill;
  /** What becomes of what is left. */
  label: string;
  /** What of the player's credit goes into it, in centavos. */
  credit: number;
};

/** Whose bill it is, and how the sum that is asked about comes about. */
export function BillAccount({ bill, label, credit }: BillAccountProps) {
  const { total, paid, discounted, month } = bill;
  const less = [
    [ACCOUNT.paid, paid],
    [ACCOUNT.discounted, discounted],
    [ACCOUNT.credit, credit],
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
            {ACCOUNT.total}, {monthText(month).toLocaleLowerCase('pt-BR')}
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
          <dt>{label}</dt>
          <dd>{formatReais(total - paid - discounted - credit)}</dd>
        </div>
      </dl>
    </>
  );
}
