import { IconArrowBackUp } from '@tabler/icons-react';
import { WAYS_TO_PAY } from '#domain/arenas/arena.ts';
import { creditIn } from '#domain/booking/creditUse.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { fateText, lostText, MINE, newsOf, pixBackText } from './myReservationsTexts.ts';
import { ReservationStatusBadge } from './ReservationStatusBadge.tsx';
import classes from './ReservationTicket.module.css';

/** The payment status, the sum and the payment method. */
export function ReservationMoney({ reservation }: { reservation: Reservation }) {
  const { status, totalValue, discount, paymentMethod, lostValue = 0 } = reservation;
  const notes = [
    newsOf(reservation),
    // What went back for a cancellation is said with it.
    lostValue > 0 && !reservation.playerCancellation ? lostText(lostValue) : undefined,
    fateText(reservation),
    ...(reservation.pixBack ?? []).map(pixBackText),
  ];
  return (
    <>
      <dl className={classes.money}>
        <div className={classes.sum}>
          {totalValue > 0 && (
            <>
              <dt className="visually-hidden">{MINE.total}</dt>
              <dd className={classes.total}>{formatReais(totalValue)}</dd>
            </>
          )}
          <dt className="visually-hidden">{MINE.status}</dt>
          <dd>
            <ReservationStatusBadge status={status} />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{MINE.discount}</dt>
            <dd>{formatReais(discount)}</dd>
          </div>
        )}
        {creditIn(reservation) > 0 && (
          <div>
            <dt>{MINE.byCredit}</dt>
            <dd>{formatReais(creditIn(reservation))}</dd>
          </div>
        )}
        {totalValue > 0 && (
          <div>
            <dt>{MINE.payment}</dt>
            <dd>{WAYS_TO_PAY[paymentMethod]}</dd>
          </div>
        )}
      </dl>
      {notes.map(
        (note) =>
          note !== undefined && (
            <p key={note} className={classes.note}>
              <IconArrowBackUp size={18} stroke={2} aria-hidden />
              {note}
            </p>
          ),
      )}
    </>
  );
}
