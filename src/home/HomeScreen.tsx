import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { matchesSearch } from '../../domain/arenas/search.ts';
import { useApp, useUser } from '../app/AppContext.tsx';
import { directoryQuery } from '../arenas/arenaQueries.ts';
import type { DirectoryView } from './Directory.tsx';
import { HomePage } from './HomePage.tsx';
import { homePath, SEARCH_PARAMETER } from './homePath.ts';
import { HOME } from './homeTexts.ts';

/** Whoever comes for the first time has none, and does not wait for its code. */
const InvitationBar = lazy(async () => ({
  default: (await import('../registrations/InvitationBar.tsx')).InvitationBar,
}));

/** The directory of arenas. What is searched for stands in the address alone, so it can be linked and comes back. */
export function HomeScreen() {
  const { call } = useApp();
  const user = useUser();
  const directory = useQuery(directoryQuery(call));
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
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
        onSearch={(text) => navigate(homePath(text), { replace: true })}
        onRetry={() => void directory.refetch()}
      />
      {user?.role === 'player' && (
        <Suspense fallback={null}>
          <InvitationBar />
        </Suspense>
      )}
    </>
  );
}
