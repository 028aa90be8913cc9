import { useSelector } from '@xstate/react';
import { type AgendaActor, describeAgenda } from '../../../../machines/agenda/agenda.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../shared/submission/closeForm.ts';
import type { ReadDay } from './openDay.ts';
import { REOPEN } from './closingTexts.ts';
import { ReopenFields } from './ReopenFields.tsx';
import { draftOfReopening } from './reopening.ts';

/** Where a closed hour is opened again, its court, or all of its closure. */
export function ReopenDialog({ actor, agenda }: { actor: AgendaActor; agenda: ReadDay }) {
  const closed = useSelector(actor, (snapshot) => describeAgenda(snapshot).reopening);
  const form = useSelector(actor, ({ children }) => children.submission);
  const onClose = () => closeForm(actor, form, draftOfReopening(closed?.id ?? ''));
  return (
    <Dialog opened={closed !== null} title={REOPEN.title} onClose={onClose}>
      {form && closed && <ReopenFields actor={form} closed={closed} agenda={agenda} onDismiss={onClose} />}
    </Dialog>
  );
}
