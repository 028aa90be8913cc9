import type { Event, EventStatus } from '#domain/events/event.ts';
import { Notice } from '../../../../shared/look/states/Notice.tsx';
import { NOTICES } from './eventPageTexts.ts';

type EventNoticeProps = { status: Event['status']; isOrganizer: boolean };

/** Shown above an event that is not open: why, and what follows. */
export function EventNotice({ status, isOrganizer }: EventNoticeProps) {
  const notice = NOTICES[status];
  if (!notice) return null;
  return (
    <Notice tone={TONES[status] ?? 'grey'} title={notice.title}>
      {isOrganizer ? notice.organizer : notice.everyone}
    </Notice>
  );
}

const TONES: Readonly<Partial<Record<EventStatus, 'red' | 'yellow'>>> = {
  AGUARDANDO_APROVACAO: 'yellow',
  CANCELADO: 'red',
};
