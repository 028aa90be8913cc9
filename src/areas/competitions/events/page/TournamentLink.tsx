import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'wouter';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { tournamentPath } from '#domain/navigation/paths.ts';
import { usePrefetch } from '../../../../shared/runtime/usePrefetch.ts';

type TournamentLinkProps = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string;
  event: Event;
  category: Category;
};

export function TournamentLink({ label, event, category, ...looks }: TournamentLinkProps) {
  const href = tournamentPath({
    eventId: event.id,
    id: category.id,
    organizerId: event.organizer.id,
    name: category.category,
    isForTeams: category.doubleFormat === 'teams',
  });
  return (
    <Button
      {...looks}
      component={Link}
      href={href}
      fullWidth
      aria-label={`${label} ${category.category}`}
      {...usePrefetch(href)}
    >
      {label}
    </Button>
  );
}
