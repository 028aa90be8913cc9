import { useQuery } from '@tanstack/react-query';
import type { ManyAlterations } from '../../../../../domain/slots/manyAlterations.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { alterationsPreviewQuery } from '../slotQueries.ts';
import classes from './ManyPreview.module.css';
import { MANY, previewTexts } from './manyTexts.ts';

/** Says, before the form is sent, how many alterations it makes and how many reservations it meets. */
export function ManyPreview({ asked }: { asked: ManyAlterations | undefined }) {
  return (
    <div role="status" className={asked && classes.preview}>
      {asked && <Counted asked={asked} />}
    </div>
  );
}

function Counted({ asked }: { asked: ManyAlterations }) {
  const { call } = useApp();
  const preview = useQuery(alterationsPreviewQuery(call, asked));
  if (preview.isLoadingError) return <p>{MANY.notCounted}</p>;
  if (!preview.data || preview.isPlaceholderData) return <p>{MANY.counting}</p>;
  return previewTexts(asked.change, preview.data).map((text) => <p key={text}>{text}</p>);
}
