import { shallowEqual, useSelector } from '@xstate/react';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { describeSlots } from '../../../../machines/slots/slots.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { AllPricesForm } from './AllPricesForm.tsx';
import { NewSlotForm } from './NewSlotForm.tsx';
import type { SlotsActor } from './slotActors.ts';
import { ALL_PRICES, DELETE_SLOT, deleteSlotText, NEW_SLOT } from './slotTexts.ts';

type SlotDialogsProps = { actor: SlotsActor; slots: readonly TimeSlot[] };

/** The dialogs of a new hour, of one price for all hours, and of deleting an hour; only one is open at a time. */
export function SlotDialogs({ actor, slots }: SlotDialogsProps) {
  const { isCreating, isPricing } = useSelector(actor, describeSlots, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const command = useSelector(actor, ({ children }) => children.command);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      <Dialog opened={isCreating} title={NEW_SLOT.title} onClose={close}>
        {submission && <NewSlotForm actor={submission} onDismiss={close} />}
      </Dialog>
      <Dialog opened={isPricing} title={ALL_PRICES.title} onClose={close}>
        {submission && <AllPricesForm actor={submission} slots={slots} onDismiss={close} />}
      </Dialog>
      {command && (
        <ConfirmDialog actor={command} {...DELETE_SLOT}>
          {(id) => deleteSlotText(slots.find((slot) => slot.id === id))}
        </ConfirmDialog>
      )}
    </>
  );
}
