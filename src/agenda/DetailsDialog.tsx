import { PAYMENT_METHOD_NAMES } from '../../domain/arenas/arena.ts';
import type { Reservation } from '../../domain/booking/reservation.ts';
import { formatReais } from '../../domain/money/money.ts';
import { Dialog } from '../look/Dialog.tsx';
import { AGENDA_TEXTS } from './agendaTexts.ts';
import { OwnerStatusBadge } from './OwnerStatusBadge.tsx';
import { ReservationFor } from './ReservationFor.tsx';
import classes from './DetailsDialog.module.css';

type DetailsDialogProps = { isOpen: boolean; reservation: Reservation | undefined; onClose: () => void };

/** A reservation of which nothing is to be written down: paid by the platform, or over. */
export function DetailsDialog({ isOpen, reservation, onClose }: DetailsDialogProps) {
  return (
    <Dialog opened={isOpen} title={AGENDA_TEXTS.details} onClose={onClose}>
      {reservation ? <Details reservation={reservation} /> : <p>{AGENDA_TEXTS.gone}</p>}
    </Dialog>
  );
}

function Details({ reservation }: { reservation: Reservation }) {
  const { status, totalValue, paymentMethod, refunded } = reservation;
  return (
    <>
      <ReservationFor reservation={reservation} />
      <dl className={classes.money}>
        <div className={classes.sum}>
          <dt className="visually-hidden">{AGENDA_TEXTS.total}</dt>
          <dd className={classes.total}>{formatReais(totalValue)}</dd>
          <dt className="visually-hidden">{AGENDA_TEXTS.status}</dt>
          <dd>
            <OwnerStatusBadge status={status} />
          </dd>
        </div>
        <div>
          <dt>{AGENDA_TEXTS.payment}</dt>
          <dd>{PAYMENT_METHOD_NAMES[paymentMethod]}</dd>
        </div>
      </dl>
      {refunded && <p className={classes.note}>{AGENDA_TEXTS.refunded}</p>}
    </>
  );
}
