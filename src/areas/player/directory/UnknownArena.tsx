import { ROUTES } from '#domain/navigation/routes.ts';
import { Refused } from '../../../shared/api/failure.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { UNKNOWN } from './arenaTexts.ts';

/** Shown when an arena does not exist, or no longer. */
export function UnknownArena() {
  return (
    <>
      <title>{`${UNKNOWN.title} · Quadra Livre`}</title>
      <EmptyState asHeading="h1" title={UNKNOWN.title} way={{ href: ROUTES.home.path, text: UNKNOWN.seeAll }}>
        {UNKNOWN.hint}
      </EmptyState>
    </>
  );
}

export function isUnknownArena(error: Error | null): boolean {
  return error instanceof Refused && error.code === 'arena_not_found';
}
