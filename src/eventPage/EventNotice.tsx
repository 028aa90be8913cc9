import { IconInfoCircle } from '@tabler/icons-react';
import type { Event } from '../../domain/events/event.ts';
import { NOTICES } from './eventPageTexts.ts';
import classes from './EventNotice.module.css';

type EventNoticeProps = { status: Event['status']; isOrganizer: boolean };

/** Above an event that is not on offer: why, and what follows. */
export function EventNotice({ status, isOrganizer }: EventNoticeProps) {
  const notice = NOTICES[status];
  if (!notice) return null;
  return (
    <div className={classes.notice} data-status={status}>
      <IconInfoCircle size={24} stroke={1.75} aria-hidden />
      <div>
        <strong>{notice.title}</strong>
        <p className={classes.text}>{isOrganizer ? notice.organizer : notice.everyone}</p>
      </div>
    </div>
  );
}
