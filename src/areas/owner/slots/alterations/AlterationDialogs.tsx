import { shallowEqual, useSelector } from '@xstate/react';
import type { Day } from '#domain/values/days/day.ts';
import type { SlotAlteration } from '#domain/slots/alteration.ts';
import { describeAlterations } from '../../../../../machines/slots/alterations.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { AlterationFields } from './AlterationFields.tsx';
import { ManyFields } from './ManyFields.tsx';
import { MANY } from './manyTexts.ts';
import { PlacesToAlter } from './PlacesToAlter.tsx';
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
  const { isCreating, isCreatingMany } = useSelector(actor, describeAlterations, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const command = useSelector(actor, ({ children }) => children.command);
  const close = () => actor.send({ type: 'dialog.closed' });
  const form = { today, onDismiss: close };
  return (
    <>
      <Dialog opened={isCreating} title={NEW_ALTERATION.title} onClose={close}>
        {submission && (
          <PlacesToAlter arena={arena}>
            {(slots, courts) => <AlterationFields {...form} actor={submission} slots={slots} courts={courts} />}
          </PlacesToAlter>
        )}
      </Dialog>
      <Dialog opened={isCreatingMany} title={MANY.title} onClose={close}>
        {submission && (
          <PlacesToAlter arena={arena}>
            {(slots, courts) => <ManyFields {...form} actor={submission} slots={slots} courts={courts} />}
          </PlacesToAlter>
        )}
      </Dialog>
      {command && (
        <ConfirmDialog actor={command} {...DELETE_ALTERATION}>
          {(id) => deleteAlterationText(alterations.find((alteration) => alteration.id === id))}
        </ConfirmDialog>
      )}
    </>
  );
}
