import { ROUTES, routeOf } from '../../domain/navigation/routes.ts';

const APP = 'Quadra Livre';

/**
 * How the visualizer calls this page: by its route, since the address itself may hold a link's token or what somebody
 * typed, and so may a title that is made of it.
 */
export function shownPage(): { title: string; path: string } {
  const route = routeOf(location.pathname);
  if (route === undefined) return { title: APP, path: '*' };
  const { path } = ROUTES[route];
  return { title: path.includes(':') ? APP : document.title, path };
}
