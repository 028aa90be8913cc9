import type { Debt } from '../../../../domain/debts/debt.ts';
import { formatReais } from '../../../../domain/money/money.ts';
import { CardLine, dayText, NoShowBadge, placesText } from '../agenda/index.ts';
import classes from './Debts.module.css';

/** A reservation that is owed; its card in the agenda is where it can be paid. */
export function DebtLine({ debt }: { debt: Debt }) {
  return (
    <CardLine reservation={debt} title={dayText(debt)} details={[placesText(debt)]}>
      <span className={classes.left}>{formatReais(debt.left)}</span>
      {debt.isNoShow && <NoShowBadge />}
    </CardLine>
  );
}
