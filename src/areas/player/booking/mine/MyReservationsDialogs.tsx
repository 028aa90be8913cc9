import { useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeMyReservations } from '../../../../../machines/booking/myReservations.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import { PaymentDialog } from '../../payment/index.ts';
import type { MyReservationsActor } from '../bookingActors.ts';
import { CancelConsequences } from './CancelConsequences.tsx';
import { CANCEL } from './myReservationsTexts.ts';
import { reservationPurchase } from './reservationPurchase.ts';
import { ReservationSummary } from './ReservationSummary.tsx';

type MyReservationsDialogsProps = { actor: MyReservationsActor; reservations: readonly Reservation[] };

export function MyReservationsDialogs({ actor, reservations }: MyReservationsDialogsProps) {
  const payment = useSelector(actor, ({ children }) => children.payment);
  const command = useSelector(actor, ({ children }) => children.command);
  const paying = useSelector(actor, (snapshot) => describeMyReservations(snapshot).paying);
  const known = (id: string) => reservations.find((reservation) => reservation.id === id);
  const arena = known(paying)?.arena.id;
  return (
    <>
      <PaymentDialog
        actor={payment}
        summary={<ReservationSummary id={paying} />}
        purchase={reservationPurchase(arena ? arenaPath(arena) : ROUTES.home.path)}
        onClose={() => actor.send({ type: 'dialog.closed' })}
      />
      {command && (
        <ConfirmDialog actor={command} title={CANCEL.title} confirm={CANCEL.confirm} decline={CANCEL.decline}>
          {(subject) => <CancelConsequences reservation={known(partsOf(subject).id)} />}
        </ConfirmDialog>
      )}
    </>
  );
}
