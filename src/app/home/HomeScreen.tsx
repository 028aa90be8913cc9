import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { matchesSearch } from '#domain/directory/search.ts';
import { useApp, useUser } from '../../shared/runtime/AppContext.tsx';
import { directoryQuery } from '../../areas/player/directory/list/directoryQuery.ts';
import type { DirectoryView } from '../../areas/player/directory/list/Directory.tsx';
import { HomePage } from '../../areas/player/directory/list/HomePage.tsx';
import { SEARCH_PARAMETER } from '../../shared/forms/SearchField.tsx';
import { HOME } from '../../areas/player/directory/list/homeTexts.ts';

/** Only a logged-in player sees it, so a first visit does not load its code. */
const PlayerBar = lazy(async () => ({ default: (await import('./PlayerBar.tsx')).PlayerBar }));

/** The directory of arenas. The search text is stored in the address only, so that it can be linked and restored. */
export function HomeScreen() {
  const { call } = useApp();
  const user = useUser();
  const directory = useQuery(directoryQuery(call));
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get(SEARCH_PARAMETER) ?? '';

  const view: DirectoryView = directory.data
    ? { show: 'arenas', arenas: directory.data.filter((arena) => matchesSearch(arena, search)), search }
    : directory.isError
      ? { show: 'failure', message: directory.error.message, retrying: directory.isFetching }
      : { show: 'loading' };

  return (
    <>
      <title>{HOME.documentTitle}</title>
      <HomePage
        search={search}
        view={view}
        onSearch={(text) => setParameters(text === '' ? {} : { [SEARCH_PARAMETER]: text }, { replace: true })}
        onRetry={() => void directory.refetch()}
      />
      {user?.role === 'player' && (
        <Suspense fallback={null}>
          <PlayerBar />
        </Suspense>
      )}
    </>
  );
}
