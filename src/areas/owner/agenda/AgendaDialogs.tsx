import { shallowEqual, useSelector } from '@xstate/react';
import { spansOf } from '../../../../domain/booking/hours.ts';
import type { Reservation } from '../../../../domain/booking/reservation.ts';
import { spokenDay } from '../../../../domain/days/formatDay.ts';
import { describeAgenda } from '../../../../machines/agenda/agenda.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import type { AgendaActor } from './agendaActors.ts';
import { CANCEL, cancelText, RETURN_REFUND, returnRefundText } from './agendaTexts.ts';
import { whoOf } from './grid/dayGrid.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { InstallmentsDialog } from './installments/InstallmentsDialog.tsx';

type AgendaDialogsProps = { actor: AgendaActor; reservations: readonly Reservation[] };

/** The dialogs of one reservation: its details, its payments, and the confirmation before a cancellation. */
export function AgendaDialogs({ actor, reservations }: AgendaDialogsProps) {
  const { reading, settling } = useSelector(actor, describeAgenda, shallowEqual);
  const installments = useSelector(actor, ({ children }) => children.installments);
  const cancel = useSelector(actor, ({ children }) => children.cancel);
  const giveBack = useSelector(actor, ({ children }) => children.giveBack);
  const known = (id: string) => reservations.find((reservation) => reservation.id === id);
  return (
    <>
      <DetailsDialog
        isOpen={reading !== ''}
        reservation={known(reading)}
        onReturn={(id) => actor.send({ type: 'return.requested', id })}
        onAttendance={(type) => actor.send({ type, id: reading })}
        onClose={() => actor.send({ type: 'dialog.closed' })}
      />
      <InstallmentsDialog
        actor={installments}
        reservation={known(settling)}
        onAttendance={(type) => actor.send({ type, id: settling })}
      />
      {giveBack && (
        <ConfirmDialog
          actor={giveBack}
          title={RETURN_REFUND.title}
          confirm={RETURN_REFUND.confirm}
          decline={RETURN_REFUND.decline}
        >
          {(id) => returnRefundText(known(id), namesOf(known(id)))}
        </ConfirmDialog>
      )}
      {cancel && (
        <ConfirmDialog actor={cancel} title={CANCEL.title} confirm={CANCEL.confirm} decline={CANCEL.decline}>
          {(id) => cancelText(known(id), namesOf(known(id)))}
        </ConfirmDialog>
      )}
    </>
  );
}

/** `Ana Souza, sábado, 21 de novembro, 18:00 às 20:00 (Quadra 1)` */
function namesOf(reservation: Reservation | undefined): string {
  if (!reservation) return '';
  const places = reservation.selectedTimeSlots.map(
    ({ court, timeSlots }) => `${spansOf(timeSlots.map(({ startHour }) => startHour)).join(' e ')} (${court.name})`,
  );
  return [whoOf(reservation), spokenDay(reservation.date), ...places].join(', ');
}
