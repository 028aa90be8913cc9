import { keptOf } from '#domain/arenas/cancellationPolicy.ts';
import { skippedText } from '#domain/booking/inBill.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { formatReais } from '#domain/values/money.ts';
import { BACK_AS, cancelText, MINE } from './myReservationsTexts.ts';
import classes from './ReservationTicket.module.css';

/** What a cancellation undoes, and of a paid reservation to the centavo what comes back. It is unknown when it has left the page meanwhile. */
export function CancelConsequences({ reservation }: { reservation: Reservation | undefined }) {
  const quote = reservation?.cancelQuote;
  const skipped = reservation ? skippedText(reservation) : '';
  return (
    <>
      <p>{cancelText(reservation)}</p>
      {skipped !== '' && <p className={classes.note}>{skipped}</p>}
      {quote && (
        <dl className={classes.money} aria-live="polite">
          <div>
            <dt>{MINE.paid}</dt>
            <dd>{formatReais(quote.paid)}</dd>
          </div>
          <div>
            <dt>{BACK_AS[quote.gives]}</dt>
            <dd>{formatReais(quote.returned + quote.bonus)}</dd>
          </div>
          <div>
            <dt>{MINE.kept}</dt>
            <dd>{formatReais(keptOf(quote))}</dd>
          </div>
        </dl>
      )}
      {quote && quote.returned < quote.paid && (
        <p className={classes.note}>
          <span>
            {MINE.sevenDays} <Link href={ROUTES.cancellation.path}>{MINE.sevenDaysHow}</Link>
          </span>
        </p>
      )}
    </>
  );
}
