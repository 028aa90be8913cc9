import { useSelector } from '@xstate/react';
import { type AgendaActor, describeAgenda } from '../../../../machines/agenda/agenda.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../shared/submission/closeForm.ts';
import { CLOSING_DRAFT } from './closingForm.ts';
import { ClosingFields } from './ClosingFields.tsx';
import { CLOSING } from './closingTexts.ts';
import type { OpenDay } from './openDay.ts';

type ClosingDialogProps = {
  actor: AgendaActor;
  open: OpenDay;
  /** The ids of the courts in the grid, when they are not all of the day's. */
  shown: readonly string[];
};

/** Where courts are closed for rain, a repair, a holiday or an event. */
export function ClosingDialog({ actor, open, shown }: ClosingDialogProps) {
  const isClosing = useSelector(actor, (snapshot) => describeAgenda(snapshot).isClosing);
  const form = useSelector(actor, ({ children }) => children.submission);
  const onClose = () => closeForm(actor, form, CLOSING_DRAFT);
  return (
    <Dialog opened={isClosing} title={CLOSING.title} onClose={onClose}>
      {form && <ClosingFields actor={form} open={open} shown={shown} onDismiss={onClose} />}
    </Dialog>
  );
}
