import { STATUS_NAMES } from '#domain/booking/reservation.ts';
import { overName } from './cellNames.ts';
import type { Over } from '../day/dayGrid.ts';
import classes from './ReservationCard.module.css';

type OverLineProps = { over: Over; hour: number; court: string; tabIndex: number };

/** A cancelled or expired reservation. It is small, because the hour is free again. */
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
      {[STATUS_NAMES[over.status], over.who, over.kept].filter(Boolean).join(' · ')}
    </button>
  );
}
