import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { closingPath } from '#domain/navigation/paths.ts';
import type { ManyAlterations } from '#domain/slots/manyAlterations.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { beginClosing } from '../../closures/index.ts';
import { alterationsPreviewQuery } from '../slotQueries.ts';
import classes from './ManyPreview.module.css';
import { closingOf } from './manyClosing.ts';
import { MANY, previewTexts } from './manyTexts.ts';

type ManyPreviewProps = { asked: ManyAlterations | undefined; slots: readonly TimeSlot[] };

/**
 * Says, before the form is sent, how many alterations it makes and how many reservations it meets; those can be cancelled
 * where courts are closed.
 */
export function ManyPreview({ asked, slots }: ManyPreviewProps) {
  return (
    <div role="status" className={asked && classes.preview}>
      {asked && <Counted asked={asked} slots={slots} />}
    </div>
  );
}

function Counted({ asked, slots }: { asked: ManyAlterations; slots: readonly TimeSlot[] }) {
  const { call } = useApp();
  const preview = useQuery(alterationsPreviewQuery(call, asked));
  if (preview.isLoadingError) return <p>{MANY.notCounted}</p>;
  if (!preview.data || preview.isPlaceholderData) return <p>{MANY.counting}</p>;
  const closing = asked.change === 'close' && preview.data.reservations > 0 ? closingOf(asked, slots) : undefined;
  return (
    <>
      {previewTexts(asked.change, preview.data).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {closing && (
        <Link href={closingPath(closing.from)} onClick={() => beginClosing(closing)}>
          {MANY.closeCourts}
        </Link>
      )}
    </>
  );
}
