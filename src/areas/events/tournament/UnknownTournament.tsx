import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { eventPath, ROUTES } from '../../../../domain/navigation/routes.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { documentTitle, TOURNAMENT } from './tournamentTexts.ts';

/** Stands for the page of a category that is not there; its event may be. */
export function UnknownTournament({ eventId }: { eventId?: string }) {
  return (
    <>
      <title>{documentTitle(TOURNAMENT.unknown)}</title>
      <EmptyState
        asHeading="h1"
        title={TOURNAMENT.unknown}
        action={
          <Button size="lg" component={Link} href={eventId === undefined ? ROUTES.events.path : eventPath(eventId)}>
            {TOURNAMENT.back}
          </Button>
        }
      >
        {TOURNAMENT.unknownHint}
      </EmptyState>
    </>
  );
}
