import { useQuery } from '@tanstack/react-query';
import type { Waiting } from '#domain/waiting/waiting.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { myWaitingQuery } from './myWaitingQuery.ts';
import { provideLeaving } from './queueActors.ts';
import { QueueCard } from './QueueCard.tsx';
import { QUEUES } from './queueTexts.ts';
import { useSeenPlaces } from './seenPlaces.ts';
import classes from './Queue.module.css';

const NONE: readonly Waiting[] = [];

/** The queues in which the player waits, with what they can take now. */
export function MyQueuesScreen() {
  const { call } = useApp();
  const list = useQuery(myWaitingQuery(call));
  const places = useSeenPlaces(list.data ?? NONE, list.dataUpdatedAt);
  const leaving = useChart(provideLeaving, { input: { name: 'leaveQueue', asksFirst: false } });
  return (
    <>
      <title>{QUEUES.documentTitle}</title>
      <PageTitle back={QUEUES.back} lead={QUEUES.lead}>
        {QUEUES.title}
      </PageTitle>
      {list.isPending && (
        <Loading label={QUEUES.loading}>
          <TicketSkeleton />
        </Loading>
      )}
      {list.isLoadingError && <ReadFailure message={QUEUES.failed} query={list} />}
      {list.data && places.length === 0 && <EmptyState title={QUEUES.none}>{QUEUES.noneHint}</EmptyState>}
      <ul className={classes.list}>
        {places.map((place) => (
          <QueueCard key={place.waiting.id} place={place} leaving={leaving} />
        ))}
      </ul>
    </>
  );
}
