import { useSelector } from '@xstate/react';
import type { Day } from '#domain/values/days/day.ts';
import type { Series } from '#domain/series/series.ts';
import { describeSeries } from '../../../../machines/series/series.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../shared/look/states/DialogNotice.tsx';
import { closeForm } from '../../../shared/submission/closeForm.ts';
import { draftOfEnd } from './endForm.ts';
import { EndForm } from './EndForm.tsx';
import type { SeriesActor } from './seriesActors.ts';
import { END } from './seriesTexts.ts';

export function EndDialog({ actor, list, today }: { actor: SeriesActor; list: readonly Series[]; today: Day }) {
  const id = useSelector(actor, (snapshot) => describeSeries(snapshot).ending);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const series = list.find((one) => one.id === id);
  const close = () => closeForm(actor, submission, draftOfEnd(id));
  return (
    <Dialog opened={id !== ''} title={END.title} onClose={close}>
      {series && submission && <EndForm key={id} actor={submission} series={series} today={today} onDismiss={close} />}
      {!series && (
        <DialogNotice close={END.close} onClose={close}>
          {END.gone}
        </DialogNotice>
      )}
    </Dialog>
  );
}
