import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Link, useLocation } from 'wouter';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { missingScores } from '#domain/tournament/progress.ts';
import { matchSheetOf } from '#domain/tournament/sheets.ts';
import { describeTournament } from '../../../../../machines/tournament/tournament.ts';
import { useHeld } from '../../../../shared/offline/useHeld.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { NobodyLeft } from '../NobodyLeft.tsx';
import { SecondPhaseButton } from '../SecondPhaseButton.tsx';
import type { TournamentActor } from '../tournamentActors.ts';
import { Scorers } from '../scorers/Scorers.tsx';
import { matchesQuery } from '../tournamentQueries.ts';
import { withHeld } from './heldScores.ts';
import { Matches } from './Matches.tsx';
import { MatchesSkeleton } from './MatchesSkeleton.tsx';
import { MATCHES } from './matchTexts.ts';
import { ScoreDialog } from './ScoreDialog.tsx';

export type MatchesTabProps = { actor: TournamentActor; event: Event; category: Category; isOrganizer: boolean };

/** The matches and their scores; the organizer and the scorers enter the scores. */
export function MatchesTab({ actor, event, category, isOrganizer }: MatchesTabProps) {
  const { call } = useApp();
  // A category that was called off accepts no more scores.
  const isScorer = category.isScorer === true && category.status !== 'CANCELADO';
  const [path] = useLocation();
  const phase = useSelector(actor, (snapshot) => describeTournament(snapshot).phase);
  const held = useHeld();
  const played = useQuery(matchesQuery(call, category.id));
  if (played.isPending) return <MatchesSkeleton />;
  if (!played.data) return <ReadFailure message={MATCHES.failed} query={played} />;
  const { qualified } = played.data;
  const [matches, bracket] = [withHeld(played.data.matches, held), withHeld(played.data.bracket, held)];
  // With the matches created, an empty list means that no group has two sides to play each other.
  const isMade = phase === 'matches' || phase === 'secondPhase';
  const toGroups = (
    <Button component={Link} href={`${path}?tab=groups`} size="lg" variant="default">
      {MATCHES.seeGroups}
    </Button>
  );
  return (
    <>
      {isMade && qualified === 0 && missingScores(matches) === 0 && (
        <NobodyLeft isOrganizer={isOrganizer} eventId={event.id} />
      )}
      {isOrganizer && <Scorers categoryId={category.id} />}
      {isOrganizer && <SecondPhaseButton actor={actor} matches={matches} qualified={qualified} />}
      {matches.length === 0 ? (
        <EmptyState title={isMade ? MATCHES.noneToPlay : MATCHES.none} action={toGroups}>
          {isMade ? MATCHES.noneToPlayHint : MATCHES.noneHint}
        </EmptyState>
      ) : (
        <Matches
          sheetOf={() => matchSheetOf(category.name, matches, bracket)}
          actor={actor}
          matches={matches}
          bracket={bracket}
          mayScore={isOrganizer || isScorer}
        />
      )}
      <ScoreDialog actor={actor} matches={matches} isOrganizer={isOrganizer} />
    </>
  );
}
