import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { AdminEventCard } from './AdminEventCard.tsx';
import { ApprovalDialogs } from './ApprovalDialogs.tsx';
import { provideEventApproval } from './eventActors.ts';
import { adminEventsPath } from '../eventAddress.ts';
import { ADMIN_EVENTS, EVENTS_PAGE, FILTERS } from './eventListTexts.ts';
import { eventsQuery } from '../eventQueries.ts';
import { EventsRead } from './EventsRead.tsx';
import { LinkChips } from '../LinkChips.tsx';

/** Every event: those that wait for a decision come first, finished ones last. */
export function AdminEventsScreen() {
  const { call } = useApp();
  const actor = useChart(provideEventApproval, {});
  const [parameters] = useSearchParams();
  const filter = FILTERS.find(({ status }) => status === parameters.get('status'));
  const path = adminEventsPath(filter?.status);
  const paging = usePage(path);
  const events = useQuery(eventsQuery(call, paging.page, filter?.status));
  const { counts } = events.data ?? {};
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <title>{EVENTS_PAGE.documentTitle}</title>
      <PageTitle lead={ADMIN_EVENTS.lead}>{EVENTS_PAGE.title}</PageTitle>
      {counts && all !== undefined && all > 0 && (
        <LinkChips
          label={ADMIN_EVENTS.filter}
          chips={[
            { href: adminEventsPath(), name: ADMIN_EVENTS.all, isShown: !filter, count: all },
            ...FILTERS.map(({ status, name }) => ({
              href: adminEventsPath(status),
              name,
              isShown: status === filter?.status,
              count: counts[status],
            })),
          ]}
        />
      )}
      <EventsRead
        events={events}
        paging={paging}
        path={path}
        none={filter && all !== 0 ? <NoneLeft title={filter.none} /> : <None />}
      >
        {(event) => (
          <AdminEventCard
            key={event.id}
            event={event}
            onApprove={() => actor.send({ type: 'approve.requested', id: event.id })}
            onCancel={() => actor.send({ type: 'cancel.requested', id: event.id })}
          />
        )}
      </EventsRead>
      <ApprovalDialogs actor={actor} events={events.data?.events ?? []} />
    </>
  );
}

function None() {
  return <EmptyState title={ADMIN_EVENTS.none}>{ADMIN_EVENTS.noneHint}</EmptyState>;
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
