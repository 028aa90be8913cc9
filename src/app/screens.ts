import { type ComponentType, createElement, lazy, useState } from 'react';
import { type RouteName, routeOf } from '../../domain/navigation/routes.ts';

type Screen = ComponentType<object>;
type LazyScreen = Screen & { readonly preload: () => Promise<void> };

/** A screen in a file of its own, fetched when shown or when a finger nears its link; shown at once when it is here. */
function screen(load: () => Promise<Screen>): LazyScreen {
  let here: Screen | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  function Shown() {
    // The same one as long as it is on screen: another would start anew, with another chart.
    const [screenOfNow] = useState(() => here ?? Later);
    return createElement(screenOfNow);
  }
  return Object.assign(Shown, {
    preload: async () => {
      here = await load();
    },
  });
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
  signUp: screen(() => import('../signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen)),
  arenaSignUp: screen(() => import('../signUp/ArenaSignUpScreen.tsx').then((file) => file.ArenaSignUpScreen)),
  forgotPassword: screen(() => import('../session/RecoveryScreen.tsx').then((file) => file.RecoveryScreen)),
  resetPassword: screen(() => import('../session/ResetScreen.tsx').then((file) => file.ResetScreen)),
  home: screen(() => import('../home/HomeScreen.tsx').then((file) => file.HomeScreen)),
  arena,
  arenaShort: arena,
  reserve,
  reserveShort: reserve,
  myReservations: screen(() => import('../booking/MyReservationsScreen.tsx').then((file) => file.MyReservationsScreen)),
  profile: screen(() => import('../account/ProfileScreen.tsx').then((file) => file.ProfileScreen)),
  settings: screen(() => import('../account/SettingsScreen.tsx').then((file) => file.SettingsScreen)),
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
  // A file that does not come is told where it is needed: on its screen.
  preload(href.split('?')[0] ?? href).catch(() => undefined);
}

/** Resolves when the code of the address's screen is here. */
export function preload(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  return (route ? SCREENS[route] : notFound).preload();
}
