import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { manageEventPath } from '../../../../../domain/navigation/routes.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { provideEventCreation } from './eventActors.ts';
import { EventCard } from './EventCard.tsx';
import { MY_EVENTS, UNSEEN } from './eventListTexts.ts';
import { myEventsQuery } from '../eventQueries.ts';
import { EventsRead } from './EventsRead.tsx';
import { JoinedEvents } from './JoinedEvents.tsx';
import { NewEventDialog } from './NewEventDialog.tsx';
import classes from './MyEvents.module.css';

/** The events that the player organizes, in every status, and a button for a new one. */
export function MyEvents() {
  const { call } = useApp();
  const actor = useChart(provideEventCreation, {});
  const events = useQuery(myEventsQuery(call));
  const create = (
    <Button
      size="lg"
      leftSection={<IconPlus size={20} stroke={2} aria-hidden />}
      onClick={() => actor.send({ type: 'create.requested' })}
    >
      {MY_EVENTS.create}
    </Button>
  );
  const isNone = events.data?.length === 0;
  return (
    <>
      {!isNone && (
        <div className={classes.head}>
          <p className={classes.lead}>{MY_EVENTS.lead}</p>
          {create}
        </div>
      )}
      <EventsRead events={events}>
        {(read) =>
          isNone ? (
            <EmptyState title={MY_EVENTS.none} action={create}>
              {MY_EVENTS.noneHint}
            </EmptyState>
          ) : (
            <Tiles of="card">
              {read.map((event) => (
                <EventCard key={event.id} event={event} href={manageEventPath(event.id)} note={UNSEEN[event.status]} />
              ))}
            </Tiles>
          )
        }
      </EventsRead>
      <JoinedEvents />
      <NewEventDialog actor={actor} />
    </>
  );
}
