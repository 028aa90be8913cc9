import { Button } from '@mantine/core';
import { Link } from 'wouter';
import type { Event } from '../../../../../domain/events/event.ts';
import { eventPath } from '../../../../../domain/navigation/routes.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { MANAGE_PAGE } from '../page/eventPageTexts.ts';

/** Stands for the management of somebody else's event. */
export function NotOrganizer({ event }: { event: Event }) {
  return (
    <>
      <title>{`${MANAGE_PAGE.notYours} · Quadra Livre`}</title>
      <EmptyState
        asHeading="h1"
        title={MANAGE_PAGE.notYours}
        action={
          <Button size="lg" component={Link} href={eventPath(event.id)}>
            {MANAGE_PAGE.seeAsPlayer}
          </Button>
        }
      >
        {MANAGE_PAGE.notYoursHint}
      </EmptyState>
    </>
  );
}
