import { WAYS_TO_PAY } from '#domain/arenas/arena.ts';
import { type Reservation, STATUS_NAMES } from '#domain/booking/reservation.ts';
import { formatDay, weekdayName } from '#domain/values/days/formatDay.ts';
import { RECEIPT } from './receiptTexts.ts';
import classes from './Receipt.module.css';

export function ReceiptFacts({ reservation }: { reservation: Reservation }) {
  const { player, guestPlayerName = '', date, status, paymentMethod, refunded } = reservation;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{RECEIPT.to}</dt>
        <dd className={classes.to}>{player?.name ?? guestPlayerName}</dd>
      </div>
      <div>
        <dt>{RECEIPT.day}</dt>
        <dd>{`${formatDay(date)}, ${weekdayName(date)}`}</dd>
      </div>
      <div>
        <dt>{RECEIPT.payment}</dt>
        <dd>{WAYS_TO_PAY[paymentMethod]}</dd>
      </div>
      <div>
        <dt>{RECEIPT.status}</dt>
        <dd>
          <span className={classes.status}>{STATUS_NAMES[status]}</span>
          {refunded && ` ${RECEIPT.refunded}`}
        </dd>
      </div>
    </dl>
  );
}
