import { useQuery } from '@tanstack/react-query';
import { eventPath } from '#domain/navigation/paths.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { EventCard } from './EventCard.tsx';
import { JOINED } from './eventListTexts.ts';
import { joinedEventsQuery } from '../eventQueries.ts';
import classes from './MyEvents.module.css';

/** The events in which the player is or was registered, including called-off ones, which no other list shows. */
export function JoinedEvents() {
  const { call } = useApp();
  const { data: events = [] } = useQuery(joinedEventsQuery(call));
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="joined" className={classes.joined}>
      <h2 id="joined" className={classes.title}>
        {JOINED.title}
      </h2>
      <Tiles of="card">
        {events.map((event) => (
          <EventCard
            key={event.id}
            event={event}
            href={eventPath(event.id)}
            note={event.status === 'CANCELADO' ? JOINED.calledOff : undefined}
          />
        ))}
      </Tiles>
    </section>
  );
}
