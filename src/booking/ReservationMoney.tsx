import { IconArrowBackUp } from '@tabler/icons-react';
import { PAYMENT_METHOD_NAMES } from '../../domain/arenas/arena.ts';
import type { Reservation } from '../../domain/booking/reservation.ts';
import { formatReais } from '../../domain/money/money.ts';
import { MINE } from './myReservationsTexts.ts';
import classes from './ReservationTicket.module.css';

/** Total, discount and how it is paid. */
export function ReservationMoney({ reservation }: { reservation: Reservation }) {
  const { totalValue, discount, paymentMethod, refunded } = reservation;
  return (
    <>
      <dl className={classes.money}>
        <div>
          <dt>{MINE.total}</dt>
          <dd className={classes.total}>{formatReais(totalValue)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{MINE.discount}</dt>
            <dd>{formatReais(discount)}</dd>
          </div>
        )}
        <div>
          <dt>{MINE.payment}</dt>
          <dd>{PAYMENT_METHOD_NAMES[paymentMethod]}</dd>
        </div>
      </dl>
      {refunded && (
        <p className={classes.note}>
          <IconArrowBackUp size={18} stroke={2} aria-hidden />
          {MINE.refunded}
        </p>
      )}
    </>
  );
}
