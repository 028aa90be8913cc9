import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { decisionsOn } from '#domain/events/decisions.ts';
import type { Event } from '#domain/events/event.ts';
import { eventPath } from '#domain/navigation/paths.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { EventCard } from './EventCard.tsx';
import { ADMIN_EVENTS } from './eventListTexts.ts';

type AdminEventCardProps = { event: Event; onApprove: () => void; onCancel: () => void };

/** An event with the decisions that an admin can still make about it. */
export function AdminEventCard({ event, onApprove, onCancel }: AdminEventCardProps) {
  const { now } = useApp();
  const { canApprove, canCancel } = decisionsOn(momentIn(now(), DEFAULT_ZONE).day, event);
  const of = (word: string) => `${word} ${event.name}`;
  return (
    <EventCard
      event={event}
      actions={
        <>
          <Button component={Link} href={eventPath(event.id)} variant="default" aria-label={of(ADMIN_EVENTS.details)}>
            {ADMIN_EVENTS.details}
          </Button>
          {canCancel && (
            <Button variant="subtle" color="coral" aria-label={of(ADMIN_EVENTS.cancel)} onClick={onCancel}>
              {ADMIN_EVENTS.cancel}
            </Button>
          )}
          {canApprove && (
            <Button aria-label={of(ADMIN_EVENTS.approve)} onClick={onApprove}>
              {ADMIN_EVENTS.approve}
            </Button>
          )}
        </>
      }
    />
  );
}
