import { type ComponentType, createElement, lazy, useState } from 'react';
import { type RouteName, routeOf } from '#domain/navigation/routes.ts';

type Screen = ComponentType<object>;
type LazyScreen = Screen & { readonly preload: () => Promise<void> };

/** A lazy screen, loaded when it is shown or prefetched; code that has loaded renders without suspending. */
function screen(load: () => Promise<Screen>): LazyScreen {
  let here: Screen | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  function Shown() {
    // The component stays the same while mounted: another one would remount the screen with a new chart.
    const [screenOfNow] = useState(() => here ?? Later);
    return createElement(screenOfNow);
  }
  return Object.assign(Shown, {
    preload: async () => {
      here = await load();
    },
  });
}

const arena = screen(() => import('../areas/player/directory/page/ArenaScreen.tsx').then((file) => file.ArenaScreen));
const reserve = screen(() =>
  import('../areas/player/booking/reserve/ReserveScreen.tsx').then((file) => file.ReserveScreen),
);
const tournament = screen(() =>
  import('../areas/competitions/tournament/TournamentScreen.tsx').then((file) => file.TournamentScreen),
);

const settings = screen(() => import('../areas/entry/account/SettingsScreen.tsx').then((file) => file.SettingsScreen));

export const notFound = screen(() => import('./NotFoundScreen.tsx').then((file) => file.NotFoundScreen));

/** The statechart visualizer; a server without it does not serve its code. */
export const flows = screen(() => import('./Flows.tsx').then((file) => file.Flows));

export const SCREENS: { readonly [N in RouteName]: LazyScreen } = {
  login: screen(() => import('../areas/entry/session/LoginScreen.tsx').then((file) => file.LoginScreen)),
  signUp: screen(() => import('../areas/entry/signUp/SignUpScreen.tsx').then((file) => file.SignUpScreen)),
  arenaSignUp: screen(() =>
    import('../areas/entry/signUp/ArenaSignUpScreen.tsx').then((file) => file.ArenaSignUpScreen),
  ),
  forgotPassword: screen(() =>
    import('../areas/entry/session/recovery/RecoveryScreen.tsx').then((file) => file.RecoveryScreen),
  ),
  resetPassword: screen(() =>
    import('../areas/entry/session/recovery/ResetScreen.tsx').then((file) => file.ResetScreen),
  ),
  confirmEmail: screen(() =>
    import('../areas/entry/account/ConfirmEmailScreen.tsx').then((file) => file.ConfirmEmailScreen),
  ),
  privacy: screen(() => import('../areas/entry/legal/PrivacyScreen.tsx').then((file) => file.PrivacyScreen)),
  terms: screen(() => import('../areas/entry/legal/TermsScreen.tsx').then((file) => file.TermsScreen)),
  cancellation: screen(() =>
    import('../areas/entry/legal/CancellationScreen.tsx').then((file) => file.CancellationScreen),
  ),
  accessibility: screen(() =>
    import('../areas/entry/legal/AccessibilityScreen.tsx').then((file) => file.AccessibilityScreen),
  ),
  staffLink: screen(() => import('./staffLink/StaffLinkScreen.tsx').then((file) => file.StaffLinkScreen)),
  pairLink: screen(() => import('./pairLink/PairLinkScreen.tsx').then((file) => file.PairLinkScreen)),
  paymentLink: screen(() =>
    import('../areas/player/paymentLinks/PaymentLinkScreen.tsx').then((file) => file.PaymentLinkScreen),
  ),
  scorerLink: screen(() => import('./scorerLink/ScorerLinkScreen.tsx').then((file) => file.ScorerLinkScreen)),
  publicEvent: screen(() => import('./publicPages/PublicEventScreen.tsx').then((file) => file.PublicEventScreen)),
  publicTournament: screen(() =>
    import('./publicPages/PublicTournamentScreen.tsx').then((file) => file.PublicTournamentScreen),
  ),
  home: screen(() => import('./home/HomeScreen.tsx').then((file) => file.HomeScreen)),
  finder: screen(() => import('../areas/player/finder/FinderScreen.tsx').then((file) => file.FinderScreen)),
  arena,
  arenaShort: arena,
  reserve,
  reserveShort: reserve,
  newArena: screen(() => import('../areas/entry/newArena/NewArenaScreen.tsx').then((file) => file.NewArenaScreen)),
  seriesAsk: screen(() =>
    import('../areas/player/booking/ask/SeriesAskScreen.tsx').then((file) => file.SeriesAskScreen),
  ),
  queueJoin: screen(() =>
    import('../areas/player/booking/queue/QueueJoinScreen.tsx').then((file) => file.QueueJoinScreen),
  ),
  myReservations: screen(() =>
    import('../areas/player/booking/mine/MyReservationsScreen.tsx').then((file) => file.MyReservationsScreen),
  ),
  reservation: screen(() =>
    import('../areas/player/booking/ticket/TicketScreen.tsx').then((file) => file.TicketScreen),
  ),
  myBills: screen(() => import('../areas/player/booking/bills/MyBillsScreen.tsx').then((file) => file.MyBillsScreen)),
  myQueues: screen(() =>
    import('../areas/player/booking/queue/MyQueuesScreen.tsx').then((file) => file.MyQueuesScreen),
  ),
  rebooking: screen(() =>
    import('../areas/player/booking/rebooking/RebookingScreen.tsx').then((file) => file.RebookingScreen),
  ),
  myVouchers: screen(() =>
    import('../areas/player/booking/vouchers/MyVouchersScreen.tsx').then((file) => file.MyVouchersScreen),
  ),
  myTournaments: screen(() =>
    import('../areas/competitions/events/mine/MyTournamentsScreen.tsx').then((file) => file.MyTournamentsScreen),
  ),
  paymentHistory: screen(() =>
    import('../areas/competitions/registrations/history/PaymentHistoryScreen.tsx').then(
      (file) => file.PaymentHistoryScreen,
    ),
  ),
  profile: screen(() => import('../areas/entry/account/ProfileScreen.tsx').then((file) => file.ProfileScreen)),
  settings,
  adminSettings: settings,
  notices: screen(() => import('../areas/entry/notices/NoticesScreen.tsx').then((file) => file.NoticesScreen)),
  events: screen(() => import('../areas/competitions/events/list/EventsScreen.tsx').then((file) => file.EventsScreen)),
  event: screen(() => import('../areas/competitions/events/page/EventScreen.tsx').then((file) => file.EventScreen)),
  manageEvent: screen(() =>
    import('../areas/competitions/events/manage/ManageEventScreen.tsx').then((file) => file.ManageEventScreen),
  ),
  teamTournament: tournament,
  pairTournament: tournament,
  connectAccount: screen(() =>
    import('../areas/entry/account/receiving/ConnectAccountScreen.tsx').then((file) => file.ConnectAccountScreen),
  ),
  ownerDashboard: screen(() =>
    import('../areas/owner/statistics/StatisticsScreen.tsx').then((file) => file.StatisticsScreen),
  ),
  ownerGuide: screen(() => import('../areas/owner/settings/guide/GuideScreen.tsx').then((file) => file.GuideScreen)),
  ownerReserve: screen(() =>
    import('../areas/owner/booking/reserve/OwnerReserveScreen.tsx').then((file) => file.OwnerReserveScreen),
  ),
  ownerReservations: screen(() => import('../areas/owner/agenda/AgendaScreen.tsx').then((file) => file.AgendaScreen)),
  ownerReceipt: screen(() =>
    import('../areas/owner/desk/receipt/ReceiptScreen.tsx').then((file) => file.ReceiptScreen),
  ),
  ownerImport: screen(() => import('../areas/owner/imports/ImportScreen.tsx').then((file) => file.ImportScreen)),
  ownerSeries: screen(() => import('../areas/owner/series/SeriesScreen.tsx').then((file) => file.SeriesScreen)),
  ownerBills: screen(() => import('../areas/owner/series/bills/BillsScreen.tsx').then((file) => file.BillsScreen)),
  ownerNewSeries: screen(() =>
    import('../areas/owner/series/making/MakingScreen.tsx').then((file) => file.MakingScreen),
  ),
  ownerVouchers: screen(() => import('../areas/owner/vouchers/VouchersScreen.tsx').then((file) => file.VouchersScreen)),
  ownerPlayers: screen(() => import('../areas/owner/players/PlayersScreen.tsx').then((file) => file.PlayersScreen)),
  ownerPlayer: screen(() => import('../areas/owner/players/page/PlayerScreen.tsx').then((file) => file.PlayerScreen)),
  ownerCustomers: screen(() =>
    import('../areas/owner/customers/CustomersScreen.tsx').then((file) => file.CustomersScreen),
  ),
  ownerCustomer: screen(() =>
    import('../areas/owner/customers/record/CustomerScreen.tsx').then((file) => file.CustomerScreen),
  ),
  ownerSearch: screen(() => import('../areas/owner/agenda/search/SearchScreen.tsx').then((file) => file.SearchScreen)),
  ownerDebts: screen(() => import('../areas/owner/debts/DebtsScreen.tsx').then((file) => file.DebtsScreen)),
  ownerTill: screen(() => import('../areas/owner/till/TillScreen.tsx').then((file) => file.TillScreen)),
  ownerClosedTill: screen(() =>
    import('../areas/owner/till/closed/ClosedTillScreen.tsx').then((file) => file.ClosedTillScreen),
  ),
  ownerSlots: screen(() => import('../areas/owner/slots/SlotsScreen.tsx').then((file) => file.SlotsScreen)),
  ownerCourts: screen(() => import('../areas/owner/courts/CourtsScreen.tsx').then((file) => file.CourtsScreen)),
  ownerTournaments: screen(() =>
    import('../areas/owner/arenaTournaments/TournamentsScreen.tsx').then((file) => file.TournamentsScreen),
  ),
  ownerStaff: screen(() => import('../areas/owner/staff/StaffScreen.tsx').then((file) => file.StaffScreen)),
  ownerAudit: screen(() => import('../areas/owner/audit/AuditScreen.tsx').then((file) => file.AuditScreen)),
  ownerSettings: screen(() =>
    import('../areas/owner/settings/OwnerSettingsScreen.tsx').then((file) => file.OwnerSettingsScreen),
  ),
  adminArenas: screen(() =>
    import('../areas/competitions/unregisteredArenas/UnregisteredArenasScreen.tsx').then(
      (file) => file.UnregisteredArenasScreen,
    ),
  ),
  adminEvents: screen(() =>
    import('../areas/competitions/events/list/AdminEventsScreen.tsx').then((file) => file.AdminEventsScreen),
  ),
  adminPayouts: screen(() =>
    import('../areas/competitions/payouts/PayoutsScreen.tsx').then((file) => file.PayoutsScreen),
  ),
  adminPayee: screen(() => import('../areas/competitions/payouts/PayeeScreen.tsx').then((file) => file.PayeeScreen)),
  platformAdmin: screen(() =>
    import('../areas/competitions/platformAdmin/PlatformAdminScreen.tsx').then((file) => file.PlatformAdminScreen),
  ),
};

/** Loads the code of a link's screen before the link is followed. */
export function prefetch(href: string): void {
  // A failed load is reported when the screen itself is opened.
  preload(href.split('?')[0] ?? href).catch(() => undefined);
}

/** Resolves when the code of the address's screen has loaded. */
export async function preload(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  await (route ? SCREENS[route] : notFound).preload();
}
