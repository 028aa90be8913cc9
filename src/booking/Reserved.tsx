import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { PAYMENT_METHOD_NAMES } from '../../domain/arenas/arena.ts';
import { formatReais } from '../../domain/money/money.ts';
import { ROUTES } from '../../domain/navigation/routes.ts';
import { useApp } from '../app/AppContext.tsx';
import { DialogActions } from '../look/DialogActions.tsx';
import { StatusBadge } from '../look/StatusBadge.tsx';
import { Ticket } from '../look/Ticket.tsx';
import { ReservationSummary } from './ReservationSummary.tsx';
import { reservationQuery } from './reservationQueries.ts';
import classes from './Reserved.module.css';
import { RESERVED } from './reserveTexts.ts';

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
            <div>
              <strong className={classes.total}>{reservation && formatReais(reservation.totalValue)}</strong>
              <span className={classes.method}>{reservation && PAYMENT_METHOD_NAMES[reservation.paymentMethod]}</span>
            </div>
            <StatusBadge tone="green" icon={IconCheck}>
              {RESERVED.status}
            </StatusBadge>
          </div>
        }
      />
      <p className={classes.text} role="status">
        {isFree ? RESERVED.nothingToPay : RESERVED.payAtArena}
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
