import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { describeBooking } from '../../../../../machines/booking/describeBooking.ts';
import type { BookingActor } from '../bookingActors.ts';
import classes from './HoldNotice.module.css';
import { RESERVE } from './reserveTexts.ts';

/** Leads to the payment of a reservation at this arena whose PIX is still open. */
export function HoldNotice({ actor }: { actor: BookingActor }) {
  const isOffered = useSelector(actor, (snapshot) => describeBooking(snapshot).isHoldOffered);
  if (!isOffered) return null;
  return (
    <div className={classes.notice} role="status">
      <IconClock className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>{RESERVE.held}</span>
      <Button variant="light" onClick={() => actor.send({ type: 'hold.pressed' })}>
        {RESERVE.resume}
      </Button>
    </div>
  );
}
