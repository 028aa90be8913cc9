import { shallowEqual, useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type AgendaActor, describeAgenda } from '../../../../machines/agenda/agenda.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { COUNTER, counterText, RETURN_REFUND, returnRefundText } from './deskTexts.ts';
import { CancelDialog } from './cancel/CancelDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { namesOf } from './reservationNames.ts';
import { NoteDialog } from './note/NoteDialog.tsx';
import { PayDialog } from './pay/PayDialog.tsx';
import { InstallmentsDialog } from './installments/InstallmentsDialog.tsx';

type DeskDialogsProps = { actor: AgendaActor; reservations: readonly Reservation[] };

/** The dialogs of one reservation: its details, its payments, what is written about it, and the confirmation before a cancellation. */
export function DeskDialogs({ actor, reservations }: DeskDialogsProps) {
  const { reading, settling } = useSelector(actor, describeAgenda, shallowEqual);
  const installments = useSelector(actor, ({ children }) => children.installments);
  const giveBack = useSelector(actor, ({ children }) => children.giveBack);
  const counter = useSelector(actor, ({ children }) => children.counter);
  const known = (id: string) => reservations.find((reservation) => reservation.id === id);
  return (
    <>
      <DetailsDialog
        isOpen={reading !== ''}
        reservation={known(reading)}
        onReturn={(id) => actor.send({ type: 'return.requested', id })}
        onCounter={(id) => actor.send({ type: 'counter.requested', id })}
        onAttendance={(type) => actor.send({ type, id: reading })}
        onMove={(wish) => actor.send(wish)}
        onRestore={(id) => actor.send({ type: 'restore.requested', id })}
        onNote={(id) => actor.send({ type: 'note.requested', id })}
        onMoveBack={(id) => actor.send({ type: 'moveBack.requested', id })}
        onHandBack={(id) => actor.send({ type: 'handBack.requested', id })}
        onClose={() => actor.send({ type: 'dialog.closed' })}
      />
      <InstallmentsDialog
        actor={installments}
        reservation={known(settling)}
        onAttendance={(type) => actor.send({ type, id: settling })}
        onMove={(wish) => actor.send(wish)}
        onNote={() => actor.send({ type: 'note.requested', id: settling })}
        onGive={() => actor.send({ type: 'give.requested', id: settling })}
        onMoveBack={() => actor.send({ type: 'moveBack.requested', id: settling })}
        onHandBack={() => actor.send({ type: 'handBack.requested', id: settling })}
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
      {counter && (
        <ConfirmDialog actor={counter} title={COUNTER.title} confirm={COUNTER.confirm} decline={COUNTER.decline}>
          {(id) => counterText(namesOf(known(id)))}
        </ConfirmDialog>
      )}
      <PayDialog actor={actor} reservations={reservations} />
      <CancelDialog actor={actor} reservations={reservations} />
      <NoteDialog actor={actor} reservations={reservations} />
    </>
  );
}
