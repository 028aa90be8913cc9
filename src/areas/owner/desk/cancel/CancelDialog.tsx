import { useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type AgendaActor, describeAgenda } from '../../../../../machines/agenda/agenda.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { CancelFields, draftOfCancellation } from './CancelFields.tsx';
import { CANCEL } from './cancelTexts.ts';

type CancelDialogProps = { actor: AgendaActor; reservations: readonly Reservation[] };

/** Asks before a reservation is cancelled, and what becomes of money that the arena has received for it. */
export function CancelDialog({ actor, reservations }: CancelDialogProps) {
  const id = useSelector(actor, (snapshot) => describeAgenda(snapshot).cancelling);
  const form = useSelector(actor, ({ children }) => children.submission);
  const onClose = () => closeForm(actor, form, draftOfCancellation(id));
  return (
    <Dialog opened={id !== ''} title={CANCEL.title} onClose={onClose}>
      {form && (
        <CancelFields
          key={id}
          actor={form}
          id={id}
          reservation={reservations.find((reservation) => reservation.id === id)}
          onDismiss={onClose}
        />
      )}
    </Dialog>
  );
}
