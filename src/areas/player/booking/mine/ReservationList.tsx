import { Anchor } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { describeMyReservations } from '../../../../../machines/booking/myReservations.ts';
import { Link } from 'wouter';
import { reservationPath } from '#domain/navigation/paths.ts';
import { cancelSubject } from './cancelSubject.ts';
import { detailsOf, MINE } from './myReservationsTexts.ts';
import type { MyReservationsActor } from '../bookingActors.ts';
import classes from './MyReservationsScreen.module.css';
import { ReservationTicket } from './ReservationTicket.tsx';

type ReservationListProps = {
  actor: MyReservationsActor;
  reservations: readonly Reservation[];
  /** When the server sent them, in epoch milliseconds by this device's clock. */
  readAt: number;
  /** Another page is being read. */
  isStale: boolean;
};

export function ReservationList({ actor, reservations, readAt, isStale }: ReservationListProps) {
  const { opening, paying } = useSelector(actor, describeMyReservations, shallowEqual);
  return (
    <div className={classes.list} aria-busy={isStale} inert={isStale}>
      {reservations.map((reservation) => (
        <ReservationTicket
          key={reservation.id}
          reservation={reservation}
          readAt={readAt}
          isOpening={opening === reservation.id}
          isPaying={paying === reservation.id}
          more={
            <Anchor component={Link} href={reservationPath(reservation.id)} className={classes.details ?? ''}>
              {MINE.details}
              <span className="visually-hidden">{detailsOf(reservation)}</span>
              <IconChevronRight size={18} stroke={2} aria-hidden />
            </Anchor>
          }
          onPay={() => actor.send({ type: 'pay.requested', id: reservation.id })}
          onCancel={() => actor.send({ type: 'cancel.requested', id: cancelSubject(reservation) })}
        />
      ))}
    </div>
  );
}
