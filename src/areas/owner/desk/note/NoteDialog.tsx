import { useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type AgendaActor, describeAgenda } from '../../../../../machines/agenda/agenda.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { DESK } from '../deskTexts.ts';
import { draftOfNote, NoteFields } from './NoteFields.tsx';
import { NOTE } from './noteTexts.ts';

type NoteDialogProps = { actor: AgendaActor; reservations: readonly Reservation[] };

/** Where the desk writes about one reservation. */
export function NoteDialog({ actor, reservations }: NoteDialogProps) {
  const id = useSelector(actor, (snapshot) => describeAgenda(snapshot).noting);
  const form = useSelector(actor, ({ children }) => children.submission);
  const reservation = reservations.find((other) => other.id === id);
  const onClose = () => closeForm(actor, form, draftOfNote(id));
  return (
    <Dialog opened={id !== ''} title={NOTE.title} onClose={onClose}>
      {reservation && form && <NoteFields key={id} actor={form} reservation={reservation} onDismiss={onClose} />}
      {!reservation && <p>{DESK.gone}</p>}
    </Dialog>
  );
}
