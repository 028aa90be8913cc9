import { ActionIcon, Button } from '@mantine/core';
import { IconTrash, IconUserShare } from '@tabler/icons-react';
import { ownerActions } from '#domain/agenda/agenda.ts';
import { isDiscount } from '#domain/ledger/installment.ts';
import { accountOf } from '#domain/agenda/received.ts';
import { isLive, isSold, type Reservation } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { useHeld } from '../../../../shared/offline/useHeld.ts';
import { DESK, NEWS } from '../deskTexts.ts';
import { DeskPix } from '../../arenaPix/index.ts';
import { PaymentLink } from '../../paymentLinks/index.ts';
import { AccountProducts } from '../../products/index.ts';
import { AttendanceButton, type OnAttendance } from '../reservation/AttendanceButton.tsx';
import { ReservationAudit } from '../../audit/index.ts';
import { GivingHistory } from '../give/GivingHistory.tsx';
import { InstallmentAccount } from './InstallmentAccount.tsx';
import { MoveButtons, type OnMove } from '../move/MoveButtons.tsx';
import { MoveHistory } from '../move/MoveHistory.tsx';
import type { InstallmentsActor } from './installmentActors.ts';
import { deleteName, INSTALLMENTS, nameOf, originOf } from './installmentTexts.ts';
import { ReservationFor } from '../reservation/ReservationFor.tsx';
import classes from './InstallmentList.module.css';

type InstallmentListProps = {
  actor: InstallmentsActor;
  reservation: Reservation;
  onAttendance: OnAttendance;
  onMove: OnMove;
  onNote: () => void;
  onGive: () => void;
  onMoveBack: () => void;
  onHandBack: () => void;
};

export function InstallmentList({
  actor,
  reservation,
  onAttendance,
  onMove,
  onNote,
  onGive,
  onMoveBack,
  onHandBack,
}: InstallmentListProps) {
  const { installments, returns = [] } = reservation;
  const held = useHeld().filter(({ subject }) => subject === reservation.id);
  const { left, confirmed } = accountOf(reservation);
  const isOpen = ownerActions(reservation).includes('installments');
  return (
    <div className={classes.view}>
      <ReservationFor reservation={reservation} onNote={onNote} />
      <MoveButtons reservation={reservation} onMove={onMove}>
        {isLive(reservation) && (
          <Button
            variant="default"
            leftSection={<IconUserShare size={20} stroke={1.75} aria-hidden />}
            onClick={onGive}
          >
            {INSTALLMENTS.give}
          </Button>
        )}
      </MoveButtons>
      <InstallmentAccount reservation={reservation} />
      <AccountProducts account={{ reservation: reservation.id }} isOpen={isSold(reservation)} />
      {isOpen && <DeskPix amount={left} />}
      <PaymentLink reservation={reservation} isOpen={isOpen} />
      {reservation.moneyNews === 'in_cash' && <p className={classes.none}>{NEWS.in_cash}</p>}
      <h3 className={classes.heading}>{INSTALLMENTS.list}</h3>
      {installments.length === 0 && confirmed === 0 && held.length === 0 && (
        <p className={classes.none}>{INSTALLMENTS.none}</p>
      )}
      <ul>
        {installments.map((installment) => (
          <li key={installment.id} className={classes.row}>
            <span className={classes.name}>
              {nameOf(installment)}
              <span className={classes.origin}>{originOf(installment)}</span>
            </span>
            <span className={classes.value} data-discount={isDiscount(installment) || undefined}>
              {isDiscount(installment) && '− '}
              {formatReais(installment.value)}
            </span>
            {isOpen && installment.method !== 'platform' && (
              <ActionIcon
                color="coral"
                size={44}
                aria-label={deleteName(installment)}
                onClick={() => actor.send({ type: 'delete.requested', id: installment.id })}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
        {returns.map((returned) => (
          <li key={returned.id} className={classes.row}>
            <span className={classes.name}>
              {INSTALLMENTS.returned}
              <span className={classes.origin}>{originOf(returned)}</span>
            </span>
            <span className={classes.value} data-discount>
              {`− ${formatReais(returned.value)}`}
            </span>
          </li>
        ))}
        {held.map(({ key, what }) => (
          <li key={key} className={classes.row}>
            <span className={classes.name}>
              {what}
              <span className={classes.origin}>{DESK.held}</span>
            </span>
          </li>
        ))}
        {confirmed > 0 && (
          <li className={classes.row}>
            <span className={classes.name}>{INSTALLMENTS.confirmed}</span>
            <span className={classes.value}>{formatReais(confirmed)}</span>
          </li>
        )}
      </ul>
      <MoveHistory reservation={reservation} onUndo={onMoveBack} />
      <GivingHistory reservation={reservation} onUndo={onHandBack} />
      <ReservationAudit reservation={reservation.id} />
      <DialogActions>
        <AttendanceButton reservation={reservation} onChoose={onAttendance} />
        {isOpen && left > 0 && (
          <>
            <Button variant="default" size="lg" onClick={() => actor.send({ type: 'split.requested' })}>
              {INSTALLMENTS.split}
            </Button>
            <Button variant="default" size="lg" onClick={() => actor.send({ type: 'discount.requested' })}>
              {INSTALLMENTS.addDiscount}
            </Button>
            <Button size="lg" onClick={() => actor.send({ type: 'payment.requested' })}>
              {INSTALLMENTS.addPayment}
            </Button>
          </>
        )}
      </DialogActions>
    </div>
  );
}
