import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'wouter';
import { matchesSearch } from '../../domain/arenas/search.ts';
import { useApp } from '../app/AppContext.tsx';
import { directoryQuery } from '../arenas/arenaQueries.ts';
import { Hero } from '../look/Hero.tsx';
import { Directory, type DirectoryView } from './Directory.tsx';
import { HOME } from './homeTexts.ts';
import { homePath, SEARCH_PARAMETER } from './homePath.ts';
import { SearchField } from './SearchField.tsx';

/** The directory of arenas. What is searched for stands in the address alone, so it can be linked and comes back. */
export function HomeScreen() {
  const { call } = useApp();
  const directory = useQuery(directoryQuery(call));
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const search = parameters.get(SEARCH_PARAMETER) ?? '';
  const searchFor = (text: string) => navigate(homePath(text), { replace: true });

  const view: DirectoryView = directory.data
    ? { show: 'arenas', arenas: directory.data.filter((arena) => matchesSearch(arena, search)), search }
    : directory.isError
      ? { show: 'failure', message: directory.error.message, retrying: directory.isFetching }
      : { show: 'loading' };

  return (
    <>
      <title>{HOME.documentTitle}</title>
      <Hero title={HOME.title} lead={HOME.lead}>
        <SearchField value={search} onChange={searchFor} />
      </Hero>
      <Directory view={view} onClear={() => searchFor('')} onRetry={() => void directory.refetch()} />
    </>
  );
}
