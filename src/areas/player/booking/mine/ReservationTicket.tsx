import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { playerActions, type Reservation } from '#domain/booking/reservation.ts';
import { rebookingPath, reservePath } from '#domain/navigation/paths.ts';
import { Ticket } from '../../../../shared/look/pieces/Ticket.tsx';
import { CancelObstacleNote } from './CancelObstacleNote.tsx';
import { MINE } from './myReservationsTexts.ts';
import { OpenCharge } from './OpenCharge.tsx';
import { ReservationHours } from './ReservationHours.tsx';
import { ReservationMoney } from './ReservationMoney.tsx';
import classes from './ReservationTicket.module.css';
import { TimeToPay } from './TimeToPay.tsx';

type ReservationTicketProps = {
  reservation: Reservation;
  readAt: number;
  isOpening: boolean;
  /** Its payment is open in a dialog, which follows the charge itself. */
  isPaying: boolean;
  /** Below day and hours. */
  more?: ReactNode;
  onPay: () => void;
  onCancel: () => void;
};

export function ReservationTicket({
  reservation,
  readAt,
  isOpening,
  isPaying,
  more,
  onPay,
  onCancel,
}: ReservationTicketProps) {
  const actions = playerActions(reservation);
  const obstacle = reservation.cancelObstacle;
  const reasonId = `motivo-${reservation.id}`;
  const charge = reservation.payment.find(({ status }) => status === 'Pendente');
  return (
    <Ticket
      header={<ReservationHours reservation={reservation} />}
      {...(more !== undefined && { children: more })}
      stub={
        <div className={classes.stub}>
          <ReservationMoney reservation={reservation} />
          {actions.includes('pay') &&
            charge &&
            (isPaying ? (
              <TimeToPay secondsLeft={charge.secondsLeft} readAt={readAt} />
            ) : (
              <OpenCharge id={reservation.id} charge={charge} readAt={readAt} />
            ))}
          <div className={classes.actions}>
            {actions.includes('pay') && (
              <Button loading={isOpening} onClick={onPay}>
                {MINE.pay}
              </Button>
            )}
            {actions.includes('cancel') && (
              <Button
                variant="subtle"
                color="coral"
                disabled={obstacle !== undefined}
                {...(obstacle && { 'aria-describedby': reasonId })}
                onClick={onCancel}
              >
                {MINE.cancel}
              </Button>
            )}
            {reservation.rebooking && (
              <Button component={Link} href={rebookingPath(reservation.id)}>
                {MINE.rebook}
              </Button>
            )}
            {actions.includes('reserveAgain') && (
              <Button component={Link} href={reservePath(reservation.arena.id)} variant="default">
                {MINE.again}
              </Button>
            )}
          </div>
          {obstacle && <CancelObstacleNote id={reasonId} obstacle={obstacle} phone={reservation.arena.phone} />}
        </div>
      }
    />
  );
}
