import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { readChoice } from '#domain/booking/choice.ts';
import type { Id } from '#domain/values/id.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { sentence, spokenDay } from '#domain/values/days/formatDay.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { arenaQuery, availabilityQuery, isUnknownArena, UnknownArena, useArenaId } from '../../directory/index.ts';
import { JoinForm } from './JoinForm.tsx';
import { takenHours } from './joinForm.ts';
import { JOIN } from './queueTexts.ts';
import classes from './Queue.module.css';

/** Where a player joins the queue of taken hours of a day; the address names the day as the reserve page does. */
export function QueueJoinScreen() {
  const id = useArenaId();
  return id === undefined ? <UnknownArena /> : <Joining id={id} />;
}

function Joining({ id }: { id: Id }) {
  const { call } = useApp();
  const search = useSearch();
  const arena = useQuery(arenaQuery(call, id));
  if (isUnknownArena(arena.error)) return <UnknownArena />;
  const { name = '', zone, today } = arena.data ?? {};
  const day = today && readChoice(search, { today }).day;
  const back = day ? `${reservePath(id)}?dia=${toIsoDay(day)}` : reservePath(id);
  return (
    <>
      <title>{JOIN.documentTitle}</title>
      <PageTitle back={{ href: back, label: name }} lead={JOIN.lead}>
        {JOIN.title}
      </PageTitle>
      {arena.isPending && <Skeleton />}
      {arena.isLoadingError && <ReadFailure message={JOIN.arenaFailed} query={arena} />}
      {day && zone !== undefined && <OfDay id={id} zone={zone} day={day} back={back} />}
    </>
  );
}

type OfDayProps = { id: Id; zone: string; day: Day; back: string };

function OfDay({ id, zone, day, back }: OfDayProps) {
  const { call } = useApp();
  const hours = useQuery(availabilityQuery(call, id, day));
  const isAnyTaken = hours.data?.some((court) => takenHours([court], '').length > 0);
  return (
    <>
      <h2 className={classes.day}>{sentence(spokenDay(day))}</h2>
      {hours.isPending && <Skeleton />}
      {hours.isLoadingError && <ReadFailure message={JOIN.hoursFailed} query={hours} />}
      {hours.data && isAnyTaken === true && <JoinForm arena={id} zone={zone} courts={hours.data} day={day} />}
      {isAnyTaken === false && (
        <EmptyState title={JOIN.none} way={{ href: back, text: JOIN.reserve }}>
          {JOIN.noneHint}
        </EmptyState>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <Loading label={JOIN.loading}>
      <TicketSkeleton />
    </Loading>
  );
}
