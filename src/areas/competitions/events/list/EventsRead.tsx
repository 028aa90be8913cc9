import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import type { usePage } from '../../../../shared/runtime/usePage.ts';
import type { EventPage } from '../eventQueries.ts';
import { EVENTS_PAGE } from './eventListTexts.ts';
import { EventsSkeleton } from './EventsSkeleton.tsx';

type EventsReadProps = {
  events: UseQueryResult<EventPage>;
  paging: ReturnType<typeof usePage>;
  /** The address of the first page. */
  path: string;
  /** Takes the place of an empty list. */
  none: ReactNode;
  children: (event: EventPage['events'][number]) => ReactNode;
};

/** Shows a page of events as cards, or what replaces them while they load, when loading failed, or when there are none. */
export function EventsRead({ events, paging: { page, showPage }, path, none, children }: EventsReadProps) {
  const { data, isPlaceholderData: isStale } = events;
  if (!data) return events.isError ? <ReadFailure message={EVENTS_PAGE.failed} query={events} /> : <EventsSkeleton />;
  if (data.events.length === 0) return page === 1 ? none : <EmptyPage texts={EVENTS_PAGE} href={path} />;
  return (
    <>
      <div aria-busy={isStale} inert={isStale}>
        <Tiles of="card">{data.events.map(children)}</Tiles>
      </div>
      <Pages page={page} pages={data.pages} onPage={showPage} />
    </>
  );
}
