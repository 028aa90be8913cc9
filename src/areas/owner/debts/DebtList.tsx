import type { Debtor } from '#domain/debts/debt.ts';
import { formatReais } from '#domain/values/money.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { DebtLine } from './DebtLine.tsx';
import { DEBTS, moreText } from './debtTexts.ts';
import classes from './Debts.module.css';

/** What somebody owes, each reservation and each bill, the oldest first. */
export function DebtList({ debtor }: { debtor: Debtor }) {
  const more = moreText(debtor);
  return (
    <>
      <ul className={classes.debts} aria-label={DEBTS.debts}>
        {debtor.debts.map((debt) => (
          <DebtLine key={`${debt.id} ${debt.billOf ? toIsoMonth(debt.billOf) : ''}`} debt={debt} />
        ))}
        {debtor.creditOwed !== undefined && (
          <li className={classes.creditOwed}>
            <span>{DEBTS.creditOwed}</span>
            <span className={classes.left}>{formatReais(debtor.creditOwed)}</span>
          </li>
        )}
      </ul>
      {more !== '' && <p className={classes.more}>{more}</p>}
    </>
  );
}
