import { shallowEqual, useSelector } from '@xstate/react';
import type { Day } from '../../../../../domain/days/day.ts';
import type { SlotAlteration } from '../../../../../domain/slots/alteration.ts';
import { describeAlterations } from '../../../../../machines/slots/alterations.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { NewAlteration } from './NewAlteration.tsx';
import type { AlterationsActor } from '../slotActors.ts';
import { DELETE_ALTERATION, deleteAlterationText, NEW_ALTERATION } from '../slotTexts.ts';

type AlterationDialogsProps = {
  actor: AlterationsActor;
  /** The arena's id. */
  arena: string;
  today: Day;
  alterations: readonly SlotAlteration[];
};

export function AlterationDialogs({ actor, arena, today, alterations }: AlterationDialogsProps) {
  const { isCreating } = useSelector(actor, describeAlterations, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const command = useSelector(actor, ({ children }) => children.command);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      <Dialog opened={isCreating} title={NEW_ALTERATION.title} onClose={close}>
        {submission && <NewAlteration actor={submission} arena={arena} today={today} onDismiss={close} />}
      </Dialog>
      {command && (
        <ConfirmDialog actor={command} {...DELETE_ALTERATION}>
          {(id) => deleteAlterationText(alterations.find((alteration) => alteration.id === id))}
        </ConfirmDialog>
      )}
    </>
  );
}
