import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Tiles } from '../../../../shared/look/pieces/Tiles.tsx';
import { AdminEventCard } from './AdminEventCard.tsx';
import { ApprovalDialogs } from './ApprovalDialogs.tsx';
import { provideEventApproval } from './eventActors.ts';
import { adminEventsPath } from '../eventAddress.ts';
import { ADMIN_EVENTS, EVENTS_PAGE, FILTERS } from './eventListTexts.ts';
import { eventsQuery } from '../eventQueries.ts';
import { EventsRead } from './EventsRead.tsx';
import { LinkChips } from '../LinkChips.tsx';
import { byUrgency } from './byUrgency.ts';

/** Every event: those that wait for a decision come first, finished ones last. */
export function AdminEventsScreen() {
  const { call } = useApp();
  const actor = useChart(provideEventApproval, {});
  const events = useQuery(eventsQuery(call));
  const [parameters] = useSearchParams();
  const filter = FILTERS.find(({ status }) => status === parameters.get('status'));
  return (
    <>
      <title>{EVENTS_PAGE.documentTitle}</title>
      <PageTitle lead={ADMIN_EVENTS.lead}>{EVENTS_PAGE.title}</PageTitle>
      <EventsRead events={events}>
        {(read) => {
          const count = (status: string) => read.filter((event) => event.status === status).length;
          const shown = byUrgency(filter ? read.filter(({ status }) => status === filter.status) : read);
          if (read.length === 0) return <EmptyState title={ADMIN_EVENTS.none}>{ADMIN_EVENTS.noneHint}</EmptyState>;
          return (
            <>
              <LinkChips
                label={ADMIN_EVENTS.filter}
                chips={[
                  { href: adminEventsPath(), name: ADMIN_EVENTS.all, isShown: !filter, count: read.length },
                  ...FILTERS.map(({ status, name }) => ({
                    href: adminEventsPath(status),
                    name,
                    isShown: status === filter?.status,
                    count: count(status),
                  })),
                ]}
              />
              {filter && shown.length === 0 && <NoneLeft title={filter.none} />}
              <Tiles of="card">
                {shown.map((event) => (
                  <AdminEventCard
                    key={event.id}
                    event={event}
                    onApprove={() => actor.send({ type: 'approve.requested', id: event.id })}
                    onCancel={() => actor.send({ type: 'cancel.requested', id: event.id })}
                  />
                ))}
              </Tiles>
            </>
          );
        }}
      </EventsRead>
      <ApprovalDialogs actor={actor} events={events.data ?? []} />
    </>
  );
}

function NoneLeft({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button component={Link} href={adminEventsPath()} variant="default" size="lg">
          {ADMIN_EVENTS.showAll}
        </Button>
      }
    >
      {ADMIN_EVENTS.noneFilteredHint}
    </EmptyState>
  );
}
