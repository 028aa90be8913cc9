import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import { describeTournament } from '../../../../../machines/tournament/tournament.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { GroupList } from './GroupList.tsx';
import { GroupsSkeleton } from './GroupsSkeleton.tsx';
import { GROUPS } from './groupTexts.ts';
import { NobodyLeft } from '../NobodyLeft.tsx';
import { NoGroups } from './NoGroups.tsx';
import type { TournamentActor } from '../tournamentActors.ts';
import { groupsQuery } from '../tournamentQueries.ts';

type GroupsProps = {
  actor: TournamentActor;
  category: Category;
  /** The page's path, without parameters. */
  path: string;
  isOrganizer: boolean;
  eventId: string;
};

/** The groups with their tables; before the draw, the button that starts it. */
export function Groups({ actor, category, path, isOrganizer, eventId }: GroupsProps) {
  const { call } = useApp();
  const phase = useSelector(actor, (snapshot) => describeTournament(snapshot).phase);
  const list = useQuery(groupsQuery(call, category.id));
  if (list.isLoadingError) return <ReadFailure message={GROUPS.failed} query={list} />;
  if (!list.data) return <GroupsSkeleton />;
  if (phase === 'registrations' || list.data.groups.length === 0) {
    return <NoGroups actor={actor} path={path} canDraw={isOrganizer && phase === 'registrations'} />;
  }
  const { groups, canDrawAgain } = list.data;
  const isAnybodyLeft = groups.some(({ doubles }) => doubles.some(({ isWithdrawn }) => !isWithdrawn));
  return (
    <>
      {!isAnybodyLeft && phase !== 'finished' && <NobodyLeft isOrganizer={isOrganizer} eventId={eventId} />}
      <GroupList
        actor={actor}
        category={category.name}
        groups={groups}
        phase={phase}
        isOrganizer={isOrganizer}
        canDrawAgain={canDrawAgain && isAnybodyLeft}
      />
    </>
  );
}
