import type { ReservationTicket } from '#domain/booking/reservationTicket.ts';
import classes from './OwnTicket.module.css';
import { HAPPENED, momentText, TICKET } from './ticketTexts.ts';

export function TicketHistory({ ticket: { history, zone } }: { ticket: ReservationTicket }) {
  return (
    <section className={classes.part} aria-labelledby="historico">
      <h2 className={classes.heading} id="historico">
        {TICKET.history}
      </h2>
      <ol className={classes.rows}>
        {history.map(({ what, at }) => (
          <li key={what} className={classes.row}>
            <span>{HAPPENED[what]}</span>
            <time className={classes.small} dateTime={at.toISOString()}>
              {momentText(at, zone)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
