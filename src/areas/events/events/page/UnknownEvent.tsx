import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { EVENT_PAGE } from './eventPageTexts.ts';

/** Stands for the page of an event that is not there, or not for this person to see. */
export function UnknownEvent() {
  return (
    <>
      <title>{`${EVENT_PAGE.unknown} · Quadra Livre`}</title>
      <EmptyState
        asHeading="h1"
        title={EVENT_PAGE.unknown}
        action={
          <Button size="lg" component={Link} href={ROUTES.events.path}>
            {EVENT_PAGE.seeAll}
          </Button>
        }
      >
        {EVENT_PAGE.unknownHint}
      </EmptyState>
    </>
  );
}

export function isUnknownEvent(error: Error | null): boolean {
  return error instanceof Refused && error.code === 'event_not_found';
}
