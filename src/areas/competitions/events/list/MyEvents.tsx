import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { manageEventPath } from '#domain/navigation/paths.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { provideEventCreation } from './eventActors.ts';
import { EventCard } from './EventCard.tsx';
import { MY_EVENTS, UNSEEN } from './eventListTexts.ts';
import { MY_EVENTS_PATH } from '../eventAddress.ts';
import { myEventsQuery } from '../eventQueries.ts';
import { EventsRead } from './EventsRead.tsx';
import { JoinedEvents } from './JoinedEvents.tsx';
import { NewEventDialog } from './NewEventDialog.tsx';
import classes from './MyEvents.module.css';

/** The events that the player organizes, in every status, and a button for a new one. */
export function MyEvents() {
  const { call } = useApp();
  const actor = useChart(provideEventCreation, {});
  const paging = usePage(MY_EVENTS_PATH);
  const events = useQuery(myEventsQuery(call, paging.page));
  const create = (
    <Button
      size="lg"
      leftSection={<IconPlus size={20} stroke={2} aria-hidden />}
      onClick={() => actor.send({ type: 'create.requested' })}
    >
      {MY_EVENTS.create}
    </Button>
  );
  const isNone = paging.page === 1 && events.data?.events.length === 0;
  const none = (
    <EmptyState title={MY_EVENTS.none} action={create}>
      {MY_EVENTS.noneHint}
    </EmptyState>
  );
  return (
    <>
      {!isNone && (
        <div className={classes.head}>
          <p className={classes.lead}>{MY_EVENTS.lead}</p>
          {create}
        </div>
      )}
      <EventsRead events={events} paging={paging} path={MY_EVENTS_PATH} none={none}>
        {(event) => (
          <EventCard key={event.id} event={event} href={manageEventPath(event.id)} note={UNSEEN[event.status]} />
        )}
      </EventsRead>
      <JoinedEvents />
      <NewEventDialog actor={actor} />
    </>
  );
}
