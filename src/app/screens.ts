import { type ComponentType, createElement, lazy, useState } from 'react';
import { type RouteName, routeOf } from '../../domain/navigation/routes.ts';
import { loadToaster } from './toasts.ts';

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

const arena = screen(() => import('../arenas/ArenaScreen.tsx').then((file) => file.ArenaScreen));
const reserve = screen(() => import('../booking/ReserveScreen.tsx').then((file) => file.ReserveScreen));
const tournament = screen(() => import('../tournament/TournamentScreen.tsx').then((file) => file.TournamentScreen));

export const notFound = screen(() => import('./NotFoundScreen.tsx').then((file) => file.NotFoundScreen));

/** The statechart visualizer, whose code a server without it does not give away. */
export const flows = screen(() => import('../dev/flows/FlowsScreen.tsx').then((file) => file.FlowsScreen));

export const SCREENS: { readonly [N in RouteName]: LazyScreen } = {
  login: screen(() => import('../session/LoginScreen.tsx').then((file) => file.LoginScreen)),
  signUp: screen(() => import('../signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen)),
  arenaSignUp: screen(() => import('../signUp/ArenaSignUpScreen.tsx').then((file) => file.ArenaSignUpScreen)),
  forgotPassword: screen(() => import('../session/RecoveryScreen.tsx').then((file) => file.RecoveryScreen)),
  resetPassword: screen(() => import('../session/ResetScreen.tsx').then((file) => file.ResetScreen)),
  confirmEmail: screen(() => import('../account/ConfirmEmailScreen.tsx').then((file) => file.ConfirmEmailScreen)),
  home: screen(() => import('../home/HomeScreen.tsx').then((file) => file.HomeScreen)),
  arena,
  arenaShort: arena,
  reserve,
  reserveShort: reserve,
  myReservations: screen(() => import('../booking/MyReservationsScreen.tsx').then((file) => file.MyReservationsScreen)),
  profile: screen(() => import('../account/ProfileScreen.tsx').then((file) => file.ProfileScreen)),
  settings: screen(() => import('../account/SettingsScreen.tsx').then((file) => file.SettingsScreen)),
  events: screen(() => import('../events/EventsScreen.tsx').then((file) => file.EventsScreen)),
  event: screen(() => import('../eventPage/EventScreen.tsx').then((file) => file.EventScreen)),
  manageEvent: screen(() => import('../eventPage/ManageEventScreen.tsx').then((file) => file.ManageEventScreen)),
  teamTournament: tournament,
  pairTournament: tournament,
  ownerDashboard: screen(() => import('../statistics/StatisticsScreen.tsx').then((file) => file.StatisticsScreen)),
  ownerReserve: screen(() => import('../ownerBooking/OwnerReserveScreen.tsx').then((file) => file.OwnerReserveScreen)),
  ownerReservations: screen(() => import('../agenda/AgendaScreen.tsx').then((file) => file.AgendaScreen)),
  ownerReceipt: screen(() => import('../receipt/ReceiptScreen.tsx').then((file) => file.ReceiptScreen)),
  ownerVouchers: screen(() => import('../vouchers/VouchersScreen.tsx').then((file) => file.VouchersScreen)),
  ownerPlayers: screen(() => import('../players/PlayersScreen.tsx').then((file) => file.PlayersScreen)),
  ownerSlots: screen(() => import('../slots/SlotsScreen.tsx').then((file) => file.SlotsScreen)),
  ownerCourts: screen(() => import('../courts/CourtsScreen.tsx').then((file) => file.CourtsScreen)),
  ownerTournaments: screen(() =>
    import('../arenaTournaments/TournamentsScreen.tsx').then((file) => file.TournamentsScreen),
  ),
  ownerSettings: screen(() => import('../ownArena/OwnerSettingsScreen.tsx').then((file) => file.OwnerSettingsScreen)),
  adminArenas: screen(() =>
    import('../unregisteredArenas/UnregisteredArenasScreen.tsx').then((file) => file.UnregisteredArenasScreen),
  ),
  adminEvents: screen(() => import('../events/AdminEventsScreen.tsx').then((file) => file.AdminEventsScreen)),
};

/** Fetches the code of a link's screen before it is followed. */
export function prefetch(href: string): void {
  // A file that does not come is told where it is needed: on its screen.
  preload(href.split('?')[0] ?? href).catch(() => undefined);
}

/** Resolves when the code of the address's screen is here, and that of its toasts: a line that breaks is told by one. */
export async function preload(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  // On the home page nothing is sent that could fail; whoever touches it may be on the way to where something is.
  const toaster = route === 'home' ? undefined : loadToaster();
  await (route ? SCREENS[route] : notFound).preload();
  await toaster;
}
