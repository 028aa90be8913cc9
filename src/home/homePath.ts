import { ROUTES } from '../../domain/navigation/routes.ts';

export const SEARCH_PARAMETER = 'busca';

/** The directory's address, with what is searched for. */
export function homePath(search: string): string {
  if (search === '') return ROUTES.home.path;
  return `${ROUTES.home.path}?${new URLSearchParams({ [SEARCH_PARAMETER]: search }).toString()}`;
}
