import type { ReactNode } from 'react';
import type { Category } from '#domain/events/category.ts';
import { isClosed } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { EventArtwork } from '../EventArtwork.tsx';
import { EventStatusBadge } from '../EventStatusBadge.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventNotice } from './EventNotice.tsx';
import classes from './EventHead.module.css';

type EventHeadProps = {
  event: Event;
  isOrganizer: boolean;
  /** The event's tournaments, as far as they are known. */
  categories: readonly Category[];
  /** The link back to the list from which the person came. */
  back: { href: string; label: string };
  actions?: ReactNode;
};

/** What an event is, when and where. Players and the organizer see the same. */
export function EventHead({ event, isOrganizer, categories, back, actions }: EventHeadProps) {
  return (
    <>
      <PageTitle
        back={back}
        lead={
          <span className={classes.status}>
            <EventStatusBadge status={event.status} isClosed={isClosed(event, categories)} />
          </span>
        }
        actions={actions}
      >
        {event.name}
      </PageTitle>
      <EventNotice status={event.status} isOrganizer={isOrganizer} />
      <div className={classes.head}>
        <div className={classes.artwork}>
          <EventArtwork artwork={event.artwork} />
        </div>
        <EventFacts event={event} />
      </div>
    </>
  );
}
