import { IconClock } from '@tabler/icons-react';
import { clockLabel, useSecondsLeft } from '../../../../shared/look/states/countdown.ts';
import { MINE } from './myReservationsTexts.ts';
import classes from './ReservationTicket.module.css';

/** How long an open PIX can still be paid. */
export function TimeToPay({ secondsLeft, readAt }: { secondsLeft: number; readAt: number }) {
  const left = useSecondsLeft(secondsLeft, readAt);
  return (
    <span className={classes.time} role="timer">
      <IconClock size={18} stroke={2} aria-hidden />
      {left > 0 ? `${clockLabel(left)} ${MINE.timeLeft}` : MINE.timeOver}
    </span>
  );
}
