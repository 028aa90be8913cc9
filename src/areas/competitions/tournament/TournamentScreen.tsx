import { useQuery } from '@tanstack/react-query';
import type { Id } from '#domain/values/id.ts';
import { eventPath } from '#domain/navigation/paths.ts';
import { Refused } from '../../../shared/api/failure.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { categoriesQuery, eventQuery } from '../events/index.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { Tournament } from './Tournament.tsx';
import { TournamentSkeleton } from './TournamentSkeleton.tsx';
import { documentTitle, TOURNAMENT } from './tournamentTexts.ts';
import { UnknownTournament } from './UnknownTournament.tsx';
import { useTournamentAddress } from './useTournamentAddress.ts';

/** The page of a tournament category, for pairs and for teams. */
export function TournamentScreen() {
  const address = useTournamentAddress();
  return address ? <KnownTournament {...address} /> : <UnknownTournament />;
}

/** `name`: the one in the address, shown until the server has answered. */
function KnownTournament({ eventId, id, name }: { eventId: Id; id: Id; name: string }) {
  const { call } = useApp();
  const event = useQuery(eventQuery(call, eventId));
  const categories = useQuery(categoriesQuery(call, eventId));
  const category = categories.data?.find((known) => known.id === id);
  if (event.data && category) return <Tournament event={event.data} category={category} />;

  if (isUnknown(event.error) || isUnknown(categories.error)) return <UnknownTournament />;
  if (event.data && categories.data) return <UnknownTournament eventId={eventId} />;
  const failed = [event, categories].find(({ isLoadingError }) => isLoadingError);
  const back = eventPath(eventId);
  return (
    <>
      <title>{documentTitle(name)}</title>
      {!failed && <TournamentSkeleton name={name} back={back} />}
      {failed && (
        <>
          <PageTitle back={{ href: back, label: TOURNAMENT.back, isPlain: true }}>{name}</PageTitle>
          <ReadFailure message={TOURNAMENT.failed} query={failed} />
        </>
      )}
    </>
  );
}

function isUnknown(error: Error | null): boolean {
  return error instanceof Refused && error.code === 'event_not_found';
}
