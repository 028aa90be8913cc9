import type { ReactNode } from 'react';
import classes from './Ticket.module.css';

type TicketProps = {
  /** The largest text: day and hours, or the amount. */
  header: ReactNode;
  children?: ReactNode;
  /** Price, badge and actions; beside the rest when there is room, below it on phones. */
  stub: ReactNode;
  /** Whether the stub is torn off, as on a paid ticket. */
  torn?: boolean;
  /** Stub always below, as in a dialog, which has no room beside. */
  upright?: boolean;
};

/** A reservation or a payment as a ticket with a notched edge. */
export function Ticket({ header, children, stub, torn = false, upright = false }: TicketProps) {
  return (
    <div className={classes.frame} data-upright={upright || undefined}>
      <article className={classes.ticket} data-torn={torn || undefined}>
        <div className={classes.main}>
          <div className={classes.header}>{header}</div>
          {children !== undefined && <div className={classes.body}>{children}</div>}
        </div>
        <div className={classes.stub}>{stub}</div>
      </article>
    </div>
  );
}
