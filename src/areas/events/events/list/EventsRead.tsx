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

/** Shows the events, or what replaces them while they load or when loading failed. */
export function EventsRead({ events, children }: EventsReadProps) {
  if (events.data) return children(events.data);
  if (!events.isError) return <EventsSkeleton />;
  return <ReadFailure message={EVENTS_PAGE.failed} query={events} />;
}
