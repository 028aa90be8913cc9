import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { eventPath } from '#domain/navigation/paths.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { TabLinks } from '../../../../shared/look/layout/TabLinks.tsx';
import { availablePath, EVENT_TABS, type EventTab } from '../eventAddress.ts';
import { useEntered } from '../mine/useEntered.ts';
import { EventCard } from './EventCard.tsx';
import { EVENTS_PAGE, TABS, TO_REGISTRATIONS } from './eventListTexts.ts';
import { eventsQuery } from '../eventQueries.ts';
import { EventsRead } from './EventsRead.tsx';

/** The events that everybody sees: open for registration, under way or over. */
export function AvailableEvents({ tab }: { tab: EventTab }) {
  const { call } = useApp();
  const path = availablePath(tab);
  const paging = usePage(path);
  const { events: entered } = useEntered();
  const events = useQuery(eventsQuery(call, paging.page, tab));
  return (
    <>
      <TabLinks
        label={EVENTS_PAGE.tabs}
        tabs={EVENT_TABS.map((known) => ({
          href: availablePath(known),
          name: TABS[known].name,
          isShown: known === tab,
        }))}
      />
      <EventsRead events={events} paging={paging} path={path} none={<None tab={tab} />}>
        {(event) => (
          <EventCard key={event.id} event={event} href={eventPath(event.id)} isEntered={entered.has(event.id)} />
        )}
      </EventsRead>
    </>
  );
}

function None({ tab }: { tab: EventTab }) {
  const wayOn = tab !== 'APROVADO' && (
    <Button component={Link} href={availablePath('APROVADO')} variant="default" size="lg">
      {TO_REGISTRATIONS}
    </Button>
  );
  return (
    <EmptyState title={TABS[tab].none} {...(wayOn && { action: wayOn })}>
      {TABS[tab].hint}
    </EmptyState>
  );
}
