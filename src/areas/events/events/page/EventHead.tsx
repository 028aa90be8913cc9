import type { ReactNode } from 'react';
import type { Event } from '../../../../../domain/events/event.ts';
import { EventArtwork } from '../EventArtwork.tsx';
import { EventStatusBadge } from '../EventStatusBadge.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventNotice } from './EventNotice.tsx';
import classes from './EventHead.module.css';

type EventHeadProps = {
  event: Event;
  isOrganizer: boolean;
  /** The link back to the list from which the person came. */
  back: { href: string; label: string };
  actions?: ReactNode;
};

/** What an event is, when and where. Players and the organizer see the same. */
export function EventHead({ event, isOrganizer, back, actions }: EventHeadProps) {
  return (
    <>
      <PageTitle
        back={back}
        lead={
          <span className={classes.status}>
            <EventStatusBadge status={event.status} />
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
