import { Button } from '@mantine/core';
import { WAYS_TO_PAY } from '#domain/arenas/arena.ts';
import { awaitsPix, isSold, type Reservation } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { AttendanceButton, type OnAttendance } from './reservation/AttendanceButton.tsx';
import { COUNTER, DESK, lostText, NEWS, pixBackText } from './deskTexts.ts';
import { CANCEL, cancellationLines } from './cancel/cancelTexts.ts';
import { ReservationAudit } from '../audit/index.ts';
import { AccountProducts } from '../products/index.ts';
import { GivingHistory } from './give/GivingHistory.tsx';
import { MoveButtons, type OnMove } from './move/MoveButtons.tsx';
import { MoveHistory } from './move/MoveHistory.tsx';
import { OwnerStatusBadge } from './reservation/OwnerStatusBadge.tsx';
import { ReservationFor } from './reservation/ReservationFor.tsx';
import classes from './DetailsDialog.module.css';

type DetailsDialogProps = {
  isOpen: boolean;
  reservation: Reservation | undefined;
  onReturn: (id: string) => void;
  onCounter: (id: string) => void;
  onAttendance: OnAttendance;
  onMove: OnMove;
  onRestore: (id: string) => void;
  onNote: (id: string) => void;
  onMoveBack: (id: string) => void;
  onHandBack: (id: string) => void;
  onClose: () => void;
};

/** A reservation that accepts no payments at the arena: it was paid through the platform, or it is over. */
export function DetailsDialog({ isOpen, reservation, onClose, ...deeds }: DetailsDialogProps) {
  return (
    <Dialog opened={isOpen} title={DESK.details} onClose={onClose}>
      {reservation ? <Details reservation={reservation} {...deeds} /> : <p>{DESK.gone}</p>}
    </Dialog>
  );
}

type DetailsProps = Omit<DetailsDialogProps, 'isOpen' | 'onClose' | 'reservation'> & { reservation: Reservation };

function Details({
  reservation,
  onReturn,
  onCounter,
  onRestore,
  onAttendance,
  onMove,
  onNote,
  onMoveBack,
  onHandBack,
}: DetailsProps) {
  const { id, status, totalValue, paymentMethod, moneyNews, lostValue = 0, pixBack = [] } = reservation;
  const isRefused = moneyNews === 'refund_refused' || pixBack.some(({ state }) => state === 'refused');
  return (
    <>
      <ReservationFor reservation={reservation} onNote={() => onNote(id)} />
      <MoveButtons reservation={reservation} onMove={onMove} />
      <dl className={classes.money}>
        <div className={classes.sum}>
          <dt className="visually-hidden">{DESK.total}</dt>
          <dd className={classes.total}>{formatReais(totalValue)}</dd>
          <dt className="visually-hidden">{DESK.status}</dt>
          <dd>
            <OwnerStatusBadge status={status} />
          </dd>
        </div>
        <div>
          <dt>{DESK.payment}</dt>
          <dd>{WAYS_TO_PAY[paymentMethod]}</dd>
        </div>
      </dl>
      {moneyNews && !reservation.rebooking && <p className={classes.note}>{NEWS[moneyNews]}</p>}
      {lostValue > 0 && moneyNews !== 'charged_back' && <p className={classes.note}>{lostText(lostValue)}</p>}
      {pixBack.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts are only added, and two may say the same
        <p key={index} className={classes.note}>
          {pixBackText(part)}
        </p>
      ))}
      {cancellationLines(reservation).map((line) => (
        <p key={line} className={classes.note}>
          {line}
        </p>
      ))}
      <AccountProducts account={{ reservation: id }} isOpen={isSold(reservation)} />
      <MoveHistory reservation={reservation} onUndo={() => onMoveBack(id)} />
      <GivingHistory reservation={reservation} onUndo={() => onHandBack(id)} />
      <ReservationAudit reservation={id} />
      <DialogActions>
        <AttendanceButton reservation={reservation} onChoose={onAttendance} />
        {reservation.cancellation && (
          <Button variant="default" onClick={() => onRestore(id)}>
            {CANCEL.undo}
          </Button>
        )}
        {awaitsPix(reservation) && (
          <Button size="lg" onClick={() => onCounter(id)}>
            {COUNTER.confirm}
          </Button>
        )}
        {isRefused && <Button onClick={() => onReturn(id)}>{DESK.returnRefund}</Button>}
      </DialogActions>
    </>
  );
}
