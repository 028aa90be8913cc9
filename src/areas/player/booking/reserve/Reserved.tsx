import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { WAYS_TO_PAY } from '#domain/arenas/arena.ts';
import { formatReais } from '#domain/values/money.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { Ticket } from '../../../../shared/look/pieces/Ticket.tsx';
import { ReservationStatusBadge } from '../mine/ReservationStatusBadge.tsx';
import { ReservationSummary } from '../mine/ReservationSummary.tsx';
import { reservationQuery } from '../reservationQueries.ts';
import classes from './Reserved.module.css';
import { RESERVED, reservedText } from './reserveTexts.ts';

/** A reservation that is paid at the arena, or has nothing to pay. */
export function Reserved({ id, onClose }: { id: string; onClose: () => void }) {
  const { call } = useApp();
  const { data: reservation } = useQuery(reservationQuery(call, id));
  const isFree = reservation?.totalValue === 0;
  return (
    <>
      <Ticket
        upright
        header={<ReservationSummary id={id} />}
        stub={
          <div className={classes.stub}>
            {reservation && !isFree && (
              <div>
                <strong className={classes.total}>{formatReais(reservation.totalValue)}</strong>
                <span className={classes.method}>{WAYS_TO_PAY[reservation.paymentMethod]}</span>
              </div>
            )}
            {reservation && <ReservationStatusBadge status={reservation.status} />}
          </div>
        }
      />
      <p className={classes.text} role="status">
        {reservation ? reservedText(reservation) : RESERVED.payAtArena}
      </p>
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {RESERVED.close}
        </Button>
        <Button component={Link} href={ROUTES.myReservations.path} size="lg" data-autofocus onClick={onClose}>
          {RESERVED.toReservations}
        </Button>
      </DialogActions>
    </>
  );
}
