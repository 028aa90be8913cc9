import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Event } from '../../../../../domain/events/event.ts';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { EVENTS_PAGE } from './eventListTexts.ts';
import { EventsSkeleton } from './EventsSkeleton.tsx';

type EventsReadProps = {
  events: UseQueryResult<readonly Event[]>;
  children: (events: readonly Event[]) => ReactNode;
};

/** Events that are on their way, that did not come, or that are here. */
export function EventsRead({ events, children }: EventsReadProps) {
  if (events.data) return children(events.data);
  if (!events.isError) return <EventsSkeleton />;
  return (
    <ReadFailure
      message={EVENTS_PAGE.failed}
      reason={events.error.message}
      isRetrying={events.isFetching}
      onRetry={() => void events.refetch()}
    />
  );
}
