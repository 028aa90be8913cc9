import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'wouter';
import { matchesSearch } from '../../domain/arenas/search.ts';
import { useApp } from '../app/AppContext.tsx';
import { directoryQuery } from '../arenas/arenaQueries.ts';
import type { DirectoryView } from './Directory.tsx';
import { HomePage } from './HomePage.tsx';
import { homePath, SEARCH_PARAMETER } from './homePath.ts';
import { HOME } from './homeTexts.ts';

/** The directory of arenas. What is searched for stands in the address alone, so it can be linked and comes back. */
export function HomeScreen() {
  const { call } = useApp();
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
    </>
  );
}
