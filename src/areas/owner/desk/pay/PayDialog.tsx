import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { accountOf } from '#domain/agenda/received.ts';
import { tapMethodsFor } from '#domain/agenda/usedMethods.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { type AgendaActor, describeAgenda } from '../../../../../machines/agenda/agenda.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DESK, NEWS } from '../deskTexts.ts';
import { DeskPix } from '../../arenaPix/index.ts';
import { whoOf } from '../reservationNames.ts';
import { PAY, TAP_NAMES } from './payTexts.ts';
import classes from './Pay.module.css';

type PayDialogProps = { actor: AgendaActor; reservations: readonly Reservation[] };

function isByMonth({ inBill = 'week' }: Reservation): boolean {
  return inBill !== 'week';
}

/** Asks by one tap how a reservation was paid. The way of the last payment of the day comes first, and has the focus. */
export function PayDialog({ actor, reservations }: PayDialogProps) {
  const id = useSelector(actor, (snapshot) => describeAgenda(snapshot).paying);
  const reservation = reservations.find((other) => other.id === id);
  return (
    <Dialog opened={id !== ''} title={PAY.title} onClose={() => actor.send({ type: 'dialog.closed' })}>
      {!reservation && <p>{DESK.gone}</p>}
      {reservation && (
        <>
          <p>
            {whoOf(reservation)} · <strong>{formatReais(accountOf(reservation).left)}</strong>
          </p>
          {reservation.moneyNews === 'in_cash' && <p>{NEWS.in_cash}</p>}
          {isByMonth(reservation) && <p>{PAY.byMonth}</p>}
          <div className={classes.ways}>
            {tapMethodsFor(reservation, reservations).map((method, index) => (
              <Button
                key={method}
                size="lg"
                variant={index === 0 ? 'filled' : 'default'}
                data-autofocus={index === 0 || undefined}
                onClick={() => actor.send({ type: 'confirm.requested', method })}
              >
                {TAP_NAMES[method]}
              </Button>
            ))}
          </div>
          <DeskPix amount={accountOf(reservation).left} />
        </>
      )}
    </Dialog>
  );
}
