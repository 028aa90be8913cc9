import { useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type AgendaActor, describeAgenda } from '../../../../../machines/agenda/agenda.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { DESK } from '../../desk/index.ts';
import { draftOfGiving } from './givingForm.ts';
import { GivingFields } from './GivingFields.tsx';
import { GIVE } from './giveTexts.ts';

type GiveDialogProps = { actor: AgendaActor; reservations: readonly Reservation[] };

/** Where a reservation goes to somebody else. */
export function GiveDialog({ actor, reservations }: GiveDialogProps) {
  const id = useSelector(actor, (snapshot) => describeAgenda(snapshot).giving);
  const form = useSelector(actor, ({ children }) => children.submission);
  const reservation = reservations.find((other) => other.id === id);
  const onClose = () => closeForm(actor, form, draftOfGiving(id));
  return (
    <Dialog opened={id !== ''} title={GIVE.title} onClose={onClose}>
      {reservation && form && <GivingFields key={id} actor={form} reservation={reservation} onDismiss={onClose} />}
      {!reservation && <p>{DESK.gone}</p>}
    </Dialog>
  );
}
