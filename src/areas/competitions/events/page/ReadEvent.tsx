import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Id } from '#domain/values/id.ts';
import type { Event } from '#domain/events/event.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { eventQuery } from '../eventQueries.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EventPageSkeleton } from './EventPageSkeleton.tsx';
import { EVENT_PAGE } from './eventPageTexts.ts';
import { isUnknownEvent, UnknownEvent } from './UnknownEvent.tsx';
import { useEventId } from './useEventId.ts';

type ReadEventProps = { children: (event: Event) => ReactNode };

/** Reads the event of the address. Shows a replacement while it loads, when that fails, or when it is unknown. */
export function ReadEvent({ children }: ReadEventProps) {
  const id = useEventId();
  if (id === undefined) return <UnknownEvent />;
  return <KnownEvent id={id}>{children}</KnownEvent>;
}

function KnownEvent({ id, children }: ReadEventProps & { id: Id }) {
  const { call } = useApp();
  const event = useQuery(eventQuery(call, id));
  if (event.data) return children(event.data);
  if (!event.isError) return <EventPageSkeleton />;
  if (isUnknownEvent(event.error)) return <UnknownEvent />;
  return (
    <>
      <title>{`${EVENT_PAGE.failed} · Quadra Livre`}</title>
      <PageTitle back={{ href: ROUTES.events.path, label: EVENT_PAGE.back }}>{EVENT_PAGE.title}</PageTitle>
      <ReadFailure message={EVENT_PAGE.failed} query={event} />
    </>
  );
}
