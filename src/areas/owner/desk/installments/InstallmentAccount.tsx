import { IconCircleCheckFilled } from '@tabler/icons-react';
import { accountOf } from '#domain/agenda/received.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { INSTALLMENTS } from './installmentTexts.ts';
import classes from './InstallmentAccount.module.css';

/** The amount left to receive as the largest number, with the sums that it results from. */
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

/** The focused form or button was removed, so the changed sum takes the focus and keeps it inside the dialog. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
