import type { Event } from '#domain/events/event.ts';
import { eventPath } from '#domain/navigation/paths.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { MANAGE_PAGE } from '../page/eventPageTexts.ts';

/** Shown to everybody but the organizer, instead of the management of the event. */
export function NotOrganizer({ event }: { event: Event }) {
  return (
    <>
      <title>{`${MANAGE_PAGE.notYours} · Quadra Livre`}</title>
      <EmptyState
        asHeading="h1"
        title={MANAGE_PAGE.notYours}
        way={{ href: eventPath(event.id), text: MANAGE_PAGE.seeAsPlayer }}
      >
        {MANAGE_PAGE.notYoursHint}
      </EmptyState>
    </>
  );
}
