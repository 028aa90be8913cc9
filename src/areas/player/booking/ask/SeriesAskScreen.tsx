import { useQuery } from '@tanstack/react-query';
import type { Id } from '#domain/values/id.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { arenaQuery, availabilityQuery, isUnknownArena, UnknownArena, useArenaId } from '../../directory/index.ts';
import { AskForm } from './AskForm.tsx';
import { ASK } from './askTexts.ts';

/** Asks an arena for an hour of every week. */
export function SeriesAskScreen() {
  const id = useArenaId();
  return id === undefined ? <UnknownArena /> : <Asking id={id} />;
}

function Asking({ id }: { id: Id }) {
  const { call } = useApp();
  const arena = useQuery(arenaQuery(call, id));
  if (isUnknownArena(arena.error)) return <UnknownArena />;
  const { name = '', today } = arena.data ?? {};
  return (
    <>
      <title>{ASK.documentTitle}</title>
      <PageTitle back={{ href: arenaPath(id), label: name }} lead={ASK.lead}>
        {ASK.title}
      </PageTitle>
      {arena.isPending && <Skeleton />}
      {arena.isLoadingError && <ReadFailure message={ASK.arenaFailed} query={arena} />}
      {today && <OfArena id={id} today={today} />}
    </>
  );
}

/** The courts and hours are those of tomorrow: none of them is over. */
function OfArena({ id, today }: { id: Id; today: Day }) {
  const { call } = useApp();
  const day = useQuery(availabilityQuery(call, id, addDays(today, 1)));
  return (
    <>
      {day.isPending && <Skeleton />}
      {day.isLoadingError && <ReadFailure message={ASK.hoursFailed} query={day} />}
      {day.data && <AskForm arena={id} courts={day.data} today={today} />}
    </>
  );
}

function Skeleton() {
  return (
    <Loading label={ASK.loading}>
      <TicketSkeleton />
    </Loading>
  );
}
