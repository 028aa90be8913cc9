import type { Debt } from '#domain/debts/debt.ts';
import { customerPath } from '#domain/navigation/paths.ts';
import { formatReais } from '#domain/values/money.ts';
import { cardPath, ownerBillsPath } from '#domain/navigation/paths.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { CardLine, NoShowBadge } from '../desk/index.ts';
import { placeOf, titleOf } from './debtTexts.ts';
import classes from './Debts.module.css';

/** A reservation, a bill or a product that is owed, which leads to where it can be paid. */
export function DebtLine({ debt }: { debt: Debt }) {
  return (
    <CardLine href={hrefOf(debt)} title={titleOf(debt)} details={[placeOf(debt)]}>
      <span className={classes.left}>{formatReais(debt.left)}</span>
      {debt.isNoShow && <NoShowBadge />}
    </CardLine>
  );
}

function hrefOf({ id, date, billOf, sale }: Debt): string | undefined {
  if (billOf) return ownerBillsPath(toIsoMonth(billOf));
  if (!sale) return cardPath({ id, date });
  if (sale.reservation !== undefined) return cardPath({ id: sale.reservation, date });
  return sale.customer === undefined ? undefined : customerPath(sale.customer);
}
