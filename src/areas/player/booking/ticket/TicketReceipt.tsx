import { WAYS_TO_PAY } from '#domain/arenas/arena.ts';
import { receiptLines, receiptNumber } from '#domain/agenda/receipt.ts';
import { accountOf } from '#domain/agenda/received.ts';
import { isLive, STATUS_NAMES } from '#domain/booking/reservation.ts';
import type { ReservationTicket } from '#domain/booking/reservationTicket.ts';
import { SPORT_NAMES } from '#domain/courts/sport.ts';
import { formatDay, weekdayName } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { fateText, lostText, MINE, newsOf, policyOf } from '../mine/myReservationsTexts.ts';
import classes from './OwnTicket.module.css';
import { discountText, hoursText, TICKET, voucherText } from './ticketTexts.ts';

/** What was reserved, at which price, and what was or is to be paid. */
export function TicketReceipt({ ticket }: { ticket: ReservationTicket }) {
  const { reservation, voucher } = ticket;
  const { arena, date, status, paymentMethod, totalValue, discount } = reservation;
  const { received, discounted, left, lost } = accountOf(reservation);
  const news = newsOf(reservation);
  const fate = fateText(reservation);
  const policy = policyOf(reservation);
  return (
    <section className={classes.part} aria-labelledby="recibo">
      <h2 className={classes.heading} id="recibo">
        {TICKET.receipt}
      </h2>
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
      <dl className={classes.account}>
        {discount > 0 && (
          <>
            <Row name={TICKET.subtotal}>{discountText(totalValue + discount, voucher?.discount)}</Row>
            <Row name={voucher ? voucherText(voucher) : MINE.discount}>{`− ${formatReais(discount)}`}</Row>
          </>
        )}
        <Row name={MINE.total} isStrong>
          {formatReais(totalValue)}
        </Row>
        {discounted > 0 && <Row name={TICKET.atArena}>{`− ${formatReais(discounted)}`}</Row>}
        {received > 0 && <Row name={TICKET.received}>{formatReais(received)}</Row>}
        {isLive(reservation) && left > 0 && <Row name={TICKET.left}>{formatReais(left)}</Row>}
      </dl>
      <dl className={classes.account}>
        <Row name={TICKET.arena}>{arena.name}</Row>
        <Row name={TICKET.day}>{`${formatDay(date)}, ${weekdayName(date)}`}</Row>
        <Row name={MINE.payment}>{WAYS_TO_PAY[paymentMethod]}</Row>
        <Row name={MINE.status}>{STATUS_NAMES[status]}</Row>
        {news !== undefined && <Row name={TICKET.refund}>{news}</Row>}
        {fate !== undefined && <Row name={TICKET.received}>{fate}</Row>}
        {policy !== undefined && <Row name={MINE.cancellation}>{policy}</Row>}
        {lost > 0 && !reservation.playerCancellation && <Row name={TICKET.refund}>{lostText(lost)}</Row>}
        <Row name={TICKET.number}>{receiptNumber(reservation.id)}</Row>
      </dl>
    </section>
  );
}

function Row({ name, children, isStrong = false }: { name: string; children: string; isStrong?: boolean }) {
  return (
    <div className={classes.row} data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
