import type { Debt } from '#domain/debts/debt.ts';
import { formatReais } from '#domain/values/money.ts';
import { cardPath, ownerBillsPath } from '#domain/navigation/paths.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { CardLine, NoShowBadge, placesText } from '../desk/index.ts';
import { titleOf } from './debtTexts.ts';
import classes from './Debts.module.css';

/** A reservation or a bill that is owed, which leads to where it can be paid. */
export function DebtLine({ debt }: { debt: Debt }) {
  const href = debt.billOf ? ownerBillsPath(toIsoMonth(debt.billOf)) : cardPath(debt);
  return (
    <CardLine href={href} title={titleOf(debt)} details={[placesText(debt)]}>
      <span className={classes.left}>{formatReais(debt.left)}</span>
      {debt.isNoShow && <NoShowBadge />}
    </CardLine>
  );
}
