import { receiptLines } from '#domain/agenda/receipt.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { SPORT_NAMES } from '#domain/courts/sport.ts';
import { formatReais } from '#domain/values/money.ts';
import { hoursText, RECEIPT } from './receiptTexts.ts';
import classes from './Receipt.module.css';

/** The reserved hours by court, with the price of one hour. */
export function ReceiptLines({ reservation }: { reservation: Reservation }) {
  return (
    <section>
      <h3 className={classes.heading}>{RECEIPT.what}</h3>
      <ul className={classes.rows}>
        {receiptLines(reservation).map(({ court, sport, spans, hours, price, sum }) => (
          <li key={`${court} ${sport} ${price}`} className={classes.row}>
            <span>
              <b>{spans.join(', ')}</b>
              <span className={classes.small}>{`${court} · ${SPORT_NAMES[sport]}`}</span>
              <span className={classes.small}>{`${hoursText(hours)} × ${formatReais(price)}`}</span>
            </span>
            <span className={classes.money}>{formatReais(sum)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
