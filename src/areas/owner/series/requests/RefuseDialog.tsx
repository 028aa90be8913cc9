import { useSelector } from '@xstate/react';
import type { SeriesRequest } from '#domain/series/request.ts';
import { describeSeries } from '../../../../../machines/series/series.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../../shared/look/states/DialogNotice.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import type { SeriesActor } from '../seriesActors.ts';
import { draftOfRefusal } from './refusalForm.ts';
import { RefuseForm } from './RefuseForm.tsx';
import { REFUSAL } from './requestTexts.ts';

export function RefuseDialog({ actor, list }: { actor: SeriesActor; list: readonly SeriesRequest[] }) {
  const id = useSelector(actor, (snapshot) => describeSeries(snapshot).refusing);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const request = list.find((one) => one.id === id);
  const close = () => closeForm(actor, submission, draftOfRefusal(id));
  return (
    <Dialog opened={id !== ''} title={REFUSAL.title} onClose={close}>
      {request && submission && <RefuseForm key={id} actor={submission} request={request} onDismiss={close} />}
      {!request && (
        <DialogNotice close={REFUSAL.close} onClose={close}>
          {REFUSAL.gone}
        </DialogNotice>
      )}
    </Dialog>
  );
}
