import { eventPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { documentTitle, TOURNAMENT } from './tournamentTexts.ts';

/** Shown when a category does not exist; its event may. */
export function UnknownTournament({ eventId }: { eventId?: string }) {
  return (
    <>
      <title>{documentTitle(TOURNAMENT.unknown)}</title>
      <EmptyState
        asHeading="h1"
        title={TOURNAMENT.unknown}
        way={{ href: eventId === undefined ? ROUTES.events.path : eventPath(eventId), text: TOURNAMENT.back }}
      >
        {TOURNAMENT.unknownHint}
      </EmptyState>
    </>
  );
}
