import { useSelector } from '@xstate/react';
import type { Event } from '#domain/events/event.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import type { EventApprovalActor } from './eventActors.ts';
import { APPROVE, CANCEL, cancelText } from './eventListTexts.ts';

type ApprovalDialogsProps = { actor: EventApprovalActor; events: readonly Event[] };

export function ApprovalDialogs({ actor, events }: ApprovalDialogsProps) {
  const approval = useSelector(actor, ({ children }) => children.approval);
  const cancellation = useSelector(actor, ({ children }) => children.cancellation);
  const known = (id: string) => events.find((event) => event.id === id);
  return (
    <>
      {approval && (
        <ConfirmDialog
          actor={approval}
          title={APPROVE.title}
          confirm={APPROVE.confirm}
          decline={APPROVE.decline}
          isGrave={false}
        >
          {(id) => <Meaning event={known(id)}>{APPROVE.meaning}</Meaning>}
        </ConfirmDialog>
      )}
      {cancellation && (
        <ConfirmDialog actor={cancellation} title={CANCEL.title} confirm={CANCEL.confirm} decline={CANCEL.decline}>
          {(id) => <Meaning event={known(id)}>{cancelText(known(id)?.status)}</Meaning>}
        </ConfirmDialog>
      )}
    </>
  );
}

function Meaning({ event, children }: { event: Event | undefined; children: string }) {
  return (
    <>
      {event && <strong>{event.name}. </strong>}
      {children}
    </>
  );
}
