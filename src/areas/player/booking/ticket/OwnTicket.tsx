import { shallowEqual, useSelector } from '@xstate/react';
import type { ReservationTicket as Ticket } from '#domain/booking/reservationTicket.ts';
import { describeMyReservations } from '../../../../../machines/booking/myReservations.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideMyReservations } from '../bookingActors.ts';
import { cancelSubject } from '../mine/cancelSubject.ts';
import { MyReservationsDialogs } from '../mine/MyReservationsDialogs.tsx';
import { ReservationTicket } from '../mine/ReservationTicket.tsx';
import classes from './OwnTicket.module.css';
import { TicketHistory } from './TicketHistory.tsx';
import { TicketPlace } from './TicketPlace.tsx';
import { TicketReceipt } from './TicketReceipt.tsx';

type OwnTicketProps = {
  ticket: Ticket;
  /** When the server sent it, in epoch milliseconds by this device's clock. */
  readAt: number;
};

/** The ticket as it stands in the list, and below it receipt, place and history. It is paid and cancelled as in the list. */
export function OwnTicket({ ticket, readAt }: OwnTicketProps) {
  const { reservation } = ticket;
  const { id } = reservation;
  const actor = useChart(provideMyReservations, { input: undefined });
  const { opening, paying } = useSelector(actor, describeMyReservations, shallowEqual);
  return (
    <div className={classes.page}>
      <ReservationTicket
        reservation={reservation}
        readAt={readAt}
        isOpening={opening === id}
        isPaying={paying === id}
        onPay={() => actor.send({ type: 'pay.requested', id })}
        onCancel={() => actor.send({ type: 'cancel.requested', id: cancelSubject(reservation) })}
      />
      <div className={classes.parts}>
        <TicketReceipt ticket={ticket} />
        <TicketPlace ticket={ticket} />
        <TicketHistory ticket={ticket} />
      </div>
      <MyReservationsDialogs actor={actor} reservations={[reservation]} />
    </div>
  );
}
