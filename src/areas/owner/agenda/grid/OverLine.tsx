import { STATUS_NAMES } from '../../../../../domain/booking/reservation.ts';
import { overName } from './cellNames.ts';
import type { Over } from './dayGrid.ts';
import classes from './ReservationCard.module.css';

type OverLineProps = { over: Over; hour: number; court: string; tabIndex: number };

/** A reservation that no longer holds the hour: small, since the hour is free. */
export function OverLine({ over, hour, court, tabIndex }: OverLineProps) {
  return (
    <button
      type="button"
      className={classes.over}
      data-status={over.status}
      data-act="details"
      data-id={over.id}
      tabIndex={tabIndex}
      aria-label={overName(over, hour, court)}
    >
      {`${STATUS_NAMES[over.status]} · ${over.who}`}
    </button>
  );
}
