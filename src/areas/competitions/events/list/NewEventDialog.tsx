import { useSelector } from '@xstate/react';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { ProofDialog } from '../../../../shared/proof/ProofDialog.tsx';
import type { EventCreationActor } from './eventActors.ts';
import { EventForm } from './EventForm.tsx';
import { NEW_EVENT } from './eventFormTexts.ts';

export function NewEventDialog({ actor }: { actor: EventCreationActor }) {
  const submission = useSelector(actor, ({ children }) => children.submission);
  const close = () => {
    // A form that is being sent stays open, and Escape over the crop closes the crop alone.
    if (submission?.getSnapshot().hasTag('editable')) actor.send({ type: 'dialog.closed' });
  };
  return (
    <Dialog opened={submission !== undefined} title={NEW_EVENT.title} onClose={close}>
      {submission && (
        <>
          <EventForm actor={submission} onDismiss={close} />
          <ProofDialog actor={submission} />
        </>
      )}
    </Dialog>
  );
}
