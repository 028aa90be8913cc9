import { ROUTES } from '#domain/navigation/routes.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { EVENT_PAGE } from './eventPageTexts.ts';

/** Shown when an event does not exist, or this person may not see it. */
export function UnknownEvent() {
  return (
    <>
      <title>{`${EVENT_PAGE.unknown} · Quadra Livre`}</title>
      <EmptyState asHeading="h1" title={EVENT_PAGE.unknown} way={{ href: ROUTES.events.path, text: EVENT_PAGE.seeAll }}>
        {EVENT_PAGE.unknownHint}
      </EmptyState>
    </>
  );
}

export function isUnknownEvent(error: Error | null): boolean {
  return error instanceof Refused && error.code === 'event_not_found';
}
