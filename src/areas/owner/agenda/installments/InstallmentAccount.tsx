import { IconCircleCheckFilled } from '@tabler/icons-react';
import { accountOf } from '../../../../../domain/agenda/installment.ts';
import type { Reservation } from '../../../../../domain/booking/reservation.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import { INSTALLMENTS } from './installmentTexts.ts';
import classes from './InstallmentAccount.module.css';

/** What is left to receive, as the biggest number, and how it came to be. */
export function InstallmentAccount({ reservation }: { reservation: Reservation }) {
  const { received, discounted, left } = accountOf(reservation);
  return (
    <div className={classes.account} data-paid={left === 0 || undefined} role="status" tabIndex={-1} ref={focusOn}>
      {left === 0 ? (
        <p className={classes.paid}>
          <IconCircleCheckFilled size={36} aria-hidden />
          {INSTALLMENTS.paid}
        </p>
      ) : (
        <p className={classes.left}>
          <span className={classes.label}>{INSTALLMENTS.left}</span>
          <strong className={classes.sum}>{formatReais(left)}</strong>
        </p>
      )}
      <dl className={classes.parts}>
        <div>
          <dt>{INSTALLMENTS.total}</dt>
          <dd>{formatReais(reservation.totalValue)}</dd>
        </div>
        <div>
          <dt>{INSTALLMENTS.received}</dt>
          <dd>{formatReais(received)}</dd>
        </div>
        <div>
          <dt>{INSTALLMENTS.discounts}</dt>
          <dd>{formatReais(discounted)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** What had the focus is gone, a form or a button: the sum that it changed takes it, within the dialog. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
