import { useSelector } from '@xstate/react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { describeInstallments } from '../../../../../machines/agenda/installments.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import type { OnAttendance } from '../reservation/AttendanceButton.tsx';
import type { OnMove } from '../move/MoveButtons.tsx';
import { DESK } from '../deskTexts.ts';
import { InstallmentFields } from './InstallmentFields.tsx';
import type { InstallmentsActor } from './installmentActors.ts';
import { InstallmentList } from './InstallmentList.tsx';
import { SplitFields } from './SplitFields.tsx';
import { DELETE, deleteText, FORM_TITLES, INSTALLMENTS } from './installmentTexts.ts';

type InstallmentsDialogProps = {
  /** Absent while the dialog is closed. */
  actor: InstallmentsActor | undefined;
  /** The agenda's current version; absent when another window removed the reservation from the day. */
  reservation: Reservation | undefined;
  onAttendance: OnAttendance;
  onMove: OnMove;
  onNote: () => void;
  onGive: () => void;
  onMoveBack: () => void;
  onHandBack: () => void;
};

/** The payments of one reservation at the arena; they can be added and deleted. */
export function InstallmentsDialog({ actor, reservation, ...deeds }: InstallmentsDialogProps) {
  return (
    <>
      <Dialog
        opened={actor !== undefined}
        title={actor && <Title actor={actor} />}
        onClose={() => {
          if (actor && !isUnderWay(actor)) actor.send({ type: 'dialog.closed' });
        }}
      >
        {actor && <View actor={actor} reservation={reservation} {...deeds} />}
      </Dialog>
      {actor && <DeleteDialog actor={actor} reservation={reservation} />}
    </>
  );
}

type Shown = { actor: InstallmentsActor; reservation: Reservation | undefined };

function Title({ actor }: Pick<Shown, 'actor'>) {
  const show = useSelector(actor, (snapshot) => describeInstallments(snapshot).show);
  return show === 'list' ? INSTALLMENTS.title : FORM_TITLES[show];
}

function View({ actor, reservation, ...deeds }: Shown & Omit<InstallmentsDialogProps, keyof Shown>) {
  const show = useSelector(actor, (snapshot) => describeInstallments(snapshot).show);
  const form = useSelector(actor, ({ children }) => children.submission);
  if (!reservation) return <p>{DESK.gone}</p>;
  if (show === 'list' || !form) {
    return <InstallmentList actor={actor} reservation={reservation} {...deeds} />;
  }
  const props = { actor: form, reservation, onDismiss: () => actor.send({ type: 'form.dismissed' }) };
  if (show === 'split') return <SplitFields {...props} />;
  return <InstallmentFields key={show} kind={show === 'payment' ? 'newPayment' : 'newDiscount'} {...props} />;
}

function DeleteDialog({ actor, reservation }: Shown) {
  const command = useSelector(actor, ({ children }) => children.command);
  if (!command) return null;
  return (
    <ConfirmDialog actor={command} title={DELETE.title} confirm={DELETE.confirm} decline={DELETE.decline}>
      {(id) => deleteText(reservation, id)}
    </ConfirmDialog>
  );
}

/** The dialog stays open while a request is under way or a deletion awaits confirmation (Escape closes only the latter). */
function isUnderWay(actor: InstallmentsActor): boolean {
  const { submission, command } = actor.getSnapshot().children;
  const deleting = command?.getSnapshot();
  return [submission?.getSnapshot().hasTag('busy'), deleting?.hasTag('busy'), deleting?.matches('confirming')].includes(
    true,
  );
}
