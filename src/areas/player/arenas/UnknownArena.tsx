import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { Refused } from '../../../shared/api/failure.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ARENA } from './arenaTexts.ts';

/** Stands for the page of an arena that is not, or no longer, there. */
export function UnknownArena() {
  return (
    <>
      <title>{`${ARENA.unknown} · Quadra Livre`}</title>
      <EmptyState
        asHeading="h1"
        title={ARENA.unknown}
        action={
          <Button size="lg" component={Link} href={ROUTES.home.path}>
            {ARENA.seeAll}
          </Button>
        }
      >
        {ARENA.unknownHint}
      </EmptyState>
    </>
  );
}

export function isUnknownArena(error: Error | null): boolean {
  return error instanceof Refused && error.code === 'arena_not_found';
}
