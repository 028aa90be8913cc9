import { isPublic, type RouteName, routeOf } from './routes.ts';

/**
 * The pages that the build writes: each contains a screen's frame and skeleton as HTML, and names the code that the screen
 * loads. `page` is of all other screens.
 */
export const SHELLS = [
  'home',
  'login',
  'arena',
  'reserve',
  'event',
  'publicEvent',
  'tournament',
  'publicTournament',
  'page',
] as const;

export type Shell = (typeof SHELLS)[number];

/** Stands in a page where the server writes the name of what it is about. */
export const NAME_PLACE = '{{name}}';
/** Stands in a page where the server writes the id of the address. */
export const ID_PLACE = '{{id}}';

const OF_ROUTES: Readonly<Partial<Record<RouteName, Shell>>> = {
  home: 'home',
  login: 'login',
  arena: 'arena',
  arenaShort: 'arena',
  reserve: 'reserve',
  reserveShort: 'reserve',
  event: 'event',
  publicEvent: 'publicEvent',
  publicTournament: 'publicTournament',
  teamTournament: 'tournament',
  pairTournament: 'tournament',
};

/**
 * The page to send for an address.
 * @param hasSession whether the request came with a session's cookie: without, the app leads to the login
 */
export function shellOf(pathname: string, { hasSession }: { readonly hasSession: boolean }): Shell {
  const route = routeOf(pathname);
  if (route === undefined) return 'page';
  return hasSession || isPublic(pathname) ? (OF_ROUTES[route] ?? 'page') : 'login';
}

/** The file of a page in the built app. */
export function fileOfShell(shell: Shell): string {
  return shell === 'page' ? 'index.html' : `${shell}.html`;
}
