import { Button, Loader } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeBooking } from '../../../../../machines/booking/describeBooking.ts';
import type { BookingActor } from '../bookingActors.ts';
import classes from './HoldNotice.module.css';
import { RESERVE } from './reserveTexts.ts';

/**
 * Leads to the payment of a reservation at this arena whose PIX is still open, or, where no more may wait, to all of
 * them; says that one is being opened.
 */
export function HoldNotice({ actor }: { actor: BookingActor }) {
  const { isHoldOffered, isLimited, isOpening } = useSelector(actor, describeBooking, shallowEqual);
  if (isOpening) {
    return (
      <div className={classes.notice} role="status">
        <Loader className={classes.loader} size={20} aria-hidden />
        <span className={classes.words}>{RESERVE.opening}</span>
      </div>
    );
  }
  if (isLimited) {
    return (
      <div className={classes.notice} role="status">
        <IconClock className={classes.icon} size={20} stroke={1.75} aria-hidden />
        <span className={classes.words}>{RESERVE.limited}</span>
        <Button component={Link} href={ROUTES.myReservations.path} variant="light" className={classes.action}>
          {RESERVE.toWaiting}
        </Button>
      </div>
    );
  }
  if (!isHoldOffered) return null;
  return (
    <div className={classes.notice} role="status">
      <IconClock className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>{RESERVE.held}</span>
      <Button variant="light" className={classes.action} onClick={() => actor.send({ type: 'hold.pressed' })}>
        {RESERVE.resume}
      </Button>
    </div>
  );
}
