import { ROUTES, routeOf } from '#domain/navigation/routes.ts';

const APP = 'Quadra Livre';

/**
 * The visualizer's name for this page: its route, because the address, and a title made from it, may contain a link's
 * token or typed text.
 */
export function shownPage(): { title: string; path: string } {
  const route = routeOf(location.pathname);
  if (route === undefined) return { title: APP, path: '*' };
  const { path } = ROUTES[route];
  return { title: path.includes(':') ? APP : document.title, path };
}
