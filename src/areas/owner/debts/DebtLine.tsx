import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { toIsoDay } from '../../../../domain/days/day.ts';
import type { Debt } from '../../../../domain/debts/debt.ts';
import { formatReais } from '../../../../domain/money/money.ts';
import { agendaPath } from '../../../../domain/navigation/routes.ts';
import { dayText, NoShowBadge, placesText } from '../agenda/index.ts';
import classes from './Debts.module.css';

/** A reservation that is owed; it leads to its card in the agenda, where it can be paid. */
export function DebtLine({ debt }: { debt: Debt }) {
  return (
    <li>
      <Link href={agendaPath(toIsoDay(debt.date), debt.id)} className={classes.debt}>
        <span className={classes.when}>
          <b>{dayText(debt)}</b>
          <span className={classes.detail}>{placesText(debt)}</span>
          {debt.isNoShow && <NoShowBadge />}
        </span>
        <span className={classes.left}>{formatReais(debt.left)}</span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}
