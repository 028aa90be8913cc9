import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import type { Category } from '../../domain/events/category.ts';
import type { Event } from '../../domain/events/event.ts';
import { useApp } from '../app/AppContext.tsx';
import { ReadFailure } from '../booking/ReadFailure.tsx';
import { EmptyState } from '../look/EmptyState.tsx';
import { SecondPhaseButton } from '../tournament/SecondPhaseButton.tsx';
import type { TournamentActor } from '../tournament/tournamentActors.ts';
import { matchesQuery } from '../tournament/tournamentQueries.ts';
import { Matches } from './Matches.tsx';
import { MatchesSkeleton } from './MatchesSkeleton.tsx';
import { MATCHES } from './matchTexts.ts';
import { ScoreDialog } from './ScoreDialog.tsx';

export type MatchesTabProps = { actor: TournamentActor; event: Event; category: Category; isOrganizer: boolean };

/** Who plays whom, and how it went; the organizer writes the scores down. */
export function MatchesTab({ actor, category, isOrganizer }: MatchesTabProps) {
  const { call } = useApp();
  const [path] = useLocation();
  const played = useQuery(matchesQuery(call, category.id));
  if (played.isPending) return <MatchesSkeleton />;
  if (!played.data) {
    return (
      <ReadFailure
        message={MATCHES.failed}
        reason={played.error?.message ?? ''}
        isRetrying={played.isFetching}
        onRetry={() => void played.refetch()}
      />
    );
  }
  const { matches, bracket } = played.data;
  const toGroups = (
    <Button component={Link} href={`${path}?tab=groups`} size="lg" variant="default">
      {MATCHES.seeGroups}
    </Button>
  );
  return (
    <>
      {matches.length === 0 ? (
        <EmptyState title={MATCHES.none} action={toGroups}>
          {MATCHES.noneHint}
        </EmptyState>
      ) : (
        <>
          {isOrganizer && <SecondPhaseButton actor={actor} matches={matches} />}
          <Matches actor={actor} matches={matches} bracket={bracket} isOrganizer={isOrganizer} />
        </>
      )}
      <ScoreDialog actor={actor} matches={matches} />
    </>
  );
}
