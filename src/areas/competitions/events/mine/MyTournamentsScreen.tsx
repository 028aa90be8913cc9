import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { paymentHistoryPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { Invitations } from '../../registrations/index.ts';
import { MY_EVENTS_PATH } from '../eventAddress.ts';
import { MyTournamentCard } from './MyTournamentCard.tsx';
import { myTournamentsQuery } from './myTournamentQuery.ts';
import classes from './MyTournamentsScreen.module.css';
import { MyTournamentsSkeleton } from './MyTournamentsSkeleton.tsx';
import { ScoredTournaments } from './ScoredTournaments.tsx';
import { MINE } from './myTournamentTexts.ts';

/** Everything that the player plays in: where, what is owed, the group, the next match and the last result. */
export function MyTournamentsScreen() {
  const { call } = useApp();
  const mine = useQuery(myTournamentsQuery(call));
  return (
    <>
      <title>{MINE.documentTitle}</title>
      <PageTitle lead={MINE.lead}>{MINE.title}</PageTitle>
      <Invitations />
      {mine.isPending && <MyTournamentsSkeleton />}
      {mine.isLoadingError && <ReadFailure message={MINE.failed} query={mine} />}
      {mine.data?.tournaments.length === 0 && mine.data.scored.length === 0 && (
        <EmptyState title={MINE.none} way={{ href: ROUTES.events.path, text: MINE.find }}>
          {MINE.noneHint}
        </EmptyState>
      )}
      {mine.data && <ScoredTournaments scored={mine.data.scored} />}
      <div className={classes.tournaments}>
        {mine.data?.tournaments.map((tournament) => (
          <MyTournamentCard key={tournament.tournament.id} mine={tournament} />
        ))}
      </div>
      {mine.data && (
        <p className={classes.older}>
          <Link href={paymentHistoryPath()}>{MINE.payments}</Link>
          <Link href={MY_EVENTS_PATH}>{MINE.older}</Link>
        </p>
      )}
    </>
  );
}
