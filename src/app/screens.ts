import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type RouteName, routeOf } from '../../domain/navigation/routes.ts';

type Screen = ComponentType<object>;
type LazyScreen = LazyExoticComponent<Screen> & { readonly preload: () => Promise<unknown> };

/** A screen in a file of its own, fetched when shown or when a finger nears its link. */
function screen(load: () => Promise<Screen>): LazyScreen {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload: load },
  );
}

const coming = screen(() => import('./ComingScreen.tsx').then((file) => file.ComingScreen));
const arena = screen(() => import('../arenas/ArenaScreen.tsx').then((file) => file.ArenaScreen));
const reserve = screen(() => import('../booking/ReserveScreen.tsx').then((file) => file.ReserveScreen));

export const notFound = screen(() => import('./NotFoundScreen.tsx').then((file) => file.NotFoundScreen));

/** The statechart visualizer; `null` in production builds without its flag. */
export const flows =
  import.meta.env.DEV || import.meta.env.VITE_FLOWS === '1'
    ? screen(() => import('../dev/flows/FlowsScreen.tsx').then((file) => file.FlowsScreen))
    : null;

export const SCREENS: { readonly [N in RouteName]: LazyScreen } = {
  login: screen(() => import('../session/LoginScreen.tsx').then((file) => file.LoginScreen)),
  signUp: coming,
  arenaSignUp: coming,
  forgotPassword: coming,
  resetPassword: coming,
  home: screen(() => import('../home/HomeScreen.tsx').then((file) => file.HomeScreen)),
  arena,
  arenaShort: arena,
  reserve,
  reserveShort: reserve,
  myReservations: screen(() => import('../booking/MyReservationsScreen.tsx').then((file) => file.MyReservationsScreen)),
  profile: coming,
  settings: coming,
  events: coming,
  ownerDashboard: coming,
  ownerReserve: coming,
  ownerReservations: coming,
  ownerVouchers: coming,
  ownerPlayers: coming,
  ownerSlots: coming,
  ownerCourts: coming,
  ownerSettings: coming,
  adminArenas: coming,
  adminEvents: coming,
};

/** Fetches the code of a link's screen before it is followed. */
export function prefetch(href: string): void {
  const route = routeOf(href.split('?')[0] ?? href);
  if (route) void SCREENS[route].preload();
}
