import { type ActingRole, isManagement, isStaff } from '../staff/staff.ts';

/**
 * Who a screen is for. `everyone` includes visitors; `all` is any logged-in user; `desk` is whoever works at an arena,
 * `management` its owners and managers.
 */
type Audience =
  | 'everyone'
  | 'visitorsAndCustomers'
  | 'all'
  | 'player'
  | 'desk'
  | 'management'
  | 'arena-owner'
  | 'admin';

/** Every screen of the app by name: its address pattern and who may see it. */
export const ROUTES = {
  login: { path: '/entrar', audience: 'everyone' },
  signUp: { path: '/cadastrar', audience: 'everyone' },
  arenaSignUp: { path: '/cadastrar-arena', audience: 'everyone' },
  forgotPassword: { path: '/recuperar-senha', audience: 'everyone' },
  resetPassword: { path: '/esqueceu-senha/:token', audience: 'everyone' },
  confirmEmail: { path: '/confirmar-email/:token', audience: 'everyone' },
  /** Where players become scorers of a tournament, by the link that its organizer sent. */
  scorerLink: { path: '/marcar-placares/:token', audience: 'everyone' },
  /** Where people join the team of an arena, by the link that an owner sent. */
  staffLink: { path: '/equipe/:token', audience: 'everyone' },
  privacy: { path: '/privacidade', audience: 'everyone' },
  terms: { path: '/termos', audience: 'everyone' },
  cancellation: { path: '/cancelamentos', audience: 'everyone' },
  accessibility: { path: '/acessibilidade', audience: 'everyone' },
  publicEvent: { path: '/evento/:id', audience: 'everyone' },
  publicTournament: { path: '/torneio/:id', audience: 'everyone' },
  home: { path: '/', audience: 'visitorsAndCustomers' },
  arena: { path: '/cliente/arena/:id', audience: 'everyone' },
  reserve: { path: '/cliente/arena/:id/reservar', audience: 'player' },
  myReservations: { path: '/cliente/minhas-reservas', audience: 'player' },
  reservation: { path: '/cliente/minhas-reservas/:id', audience: 'player' },
  myVouchers: { path: '/cliente/vouchers', audience: 'player' },
  myBills: { path: '/cliente/mensalidades', audience: 'player' },
  myTournaments: { path: '/cliente/meus-torneios', audience: 'player' },
  paymentHistory: { path: '/cliente/pagamentos-de-eventos', audience: 'player' },
  profile: { path: '/cliente/perfil', audience: 'player' },
  settings: { path: '/cliente/configuracoes', audience: 'player' },
  arenaShort: { path: '/cliente/:id', audience: 'everyone' },
  reserveShort: { path: '/cliente/:id/reservar', audience: 'player' },
  notices: { path: '/avisos', audience: 'all' },
  events: { path: '/eventos', audience: 'all' },
  event: { path: '/eventos/:id', audience: 'all' },
  manageEvent: { path: '/eventos/:id/gerenciar', audience: 'all' },
  teamTournament: { path: '/eventos/:eventId/torneio/teams/:id/:organizerId/:name', audience: 'all' },
  pairTournament: { path: '/eventos/:eventId/torneio/:id/:organizerId/:name', audience: 'all' },
  /** Where a payment provider sends whoever answered whether their account may be connected. */
  connectAccount: { path: '/conta-para-receber/retorno', audience: 'all' },
  ownerDashboard: { path: '/empresa/dashboard', audience: 'management' },
  /** Leads a new arena to its first booking. */
  ownerGuide: { path: '/empresa/comecar', audience: 'management' },
  ownerReserve: { path: '/empresa/reservar', audience: 'desk' },
  ownerReservations: { path: '/empresa/reservas', audience: 'desk' },
  ownerReceipt: { path: '/empresa/reservas/:id/recibo', audience: 'desk' },
  ownerImport: { path: '/empresa/importar', audience: 'management' },
  ownerSeries: { path: '/empresa/mensalistas', audience: 'desk' },
  ownerNewSeries: { path: '/empresa/mensalistas/novo', audience: 'management' },
  ownerBills: { path: '/empresa/mensalistas/mensalidades', audience: 'desk' },
  ownerVouchers: { path: '/empresa/vouchers', audience: 'desk' },
  ownerPlayers: { path: '/empresa/jogadores', audience: 'desk' },
  ownerPlayer: { path: '/empresa/jogadores/:id', audience: 'desk' },
  ownerSearch: { path: '/empresa/busca', audience: 'desk' },
  ownerDebts: { path: '/empresa/pendencias', audience: 'desk' },
  ownerTill: { path: '/empresa/caixa', audience: 'desk' },
  ownerClosedTill: { path: '/empresa/caixa/:id', audience: 'desk' },
  ownerSlots: { path: '/empresa/horarios', audience: 'management' },
  ownerCourts: { path: '/empresa/quadras', audience: 'management' },
  ownerTournaments: { path: '/empresa/torneios', audience: 'management' },
  ownerStaff: { path: '/empresa/equipe', audience: 'arena-owner' },
  ownerDeeds: { path: '/empresa/equipe/registro', audience: 'arena-owner' },
  ownerSettings: { path: '/empresa/configuracoes', audience: 'management' },
  adminArenas: { path: '/admin/arenas', audience: 'admin' },
  adminEvents: { path: '/admin/eventos', audience: 'admin' },
  adminOperation: { path: '/admin/operacao', audience: 'admin' },
  adminPayouts: { path: '/admin/repasses', audience: 'admin' },
  adminPayee: { path: '/admin/repasses/:id', audience: 'admin' },
  adminSettings: { path: '/admin/configuracoes', audience: 'admin' },
} as const satisfies Record<string, { path: string; audience: Audience }>;

export type RouteName = keyof typeof ROUTES;

/** Finds the screen of a pathname. The first match in {@link ROUTES} wins, so fixed paths stand before patterns there. */
export function routeOf(pathname: string): RouteName | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(pathname))?.[0];
}

const PATTERNS = Object.keys(ROUTES)
  .filter((name): name is RouteName => name in ROUTES)
  .map((name) => [name, new RegExp(`^${ROUTES[name].path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)] as const);

/** Whether visitors see the page: it then ends with the footer that names who runs the platform. */
export function isPublic(pathname: string): boolean {
  const route = routeOf(pathname);
  if (route === undefined) return true;
  const audience: Audience = ROUTES[route].audience;
  return audience === 'everyone' || audience === 'visitorsAndCustomers';
}

/** The named parts of an address: `/cliente/arena/42/reservar` → `{ id: '42' }`. */
export function paramsOf(pathname: string): Readonly<Partial<Record<string, string>>> {
  return PATTERNS.map(([, pattern]) => pattern.exec(pathname)).find((match) => match !== null)?.groups ?? {};
}

export function arenaPath(id: string): string {
  return `/cliente/arena/${id}`;
}
export function reservePath(id: string): string {
  return `/cliente/arena/${id}/reservar`;
}
/** The page of one of the player's own reservations. */
export function reservationPath(id: string): string {
  return `/cliente/minhas-reservas/${id}`;
}
/** The owner's reserve page with a day (`YYYY-MM-DD`), court and hour chosen. */
export function ownerReservePath({ day, court, hour }: { day: string; court: string; hour: number }): string {
  return `${ROUTES.ownerReserve.path}?dia=${day}&quadra=${court}&hora=${hour}`;
}

/** The owner's agenda on a day (`YYYY-MM-DD`), with the card of one of its reservations open if its id is given. */
export function agendaPath(day: string, reservation?: string): string {
  return `${ROUTES.ownerReservations.path}?dia=${day}${reservation === undefined ? '' : `&reserva=${reservation}`}`;
}

/** That day, with the form that closes its courts. */
export function closingPath(day: string): string {
  return `${agendaPath(day)}&fechar=sim`;
}

/** That day at an hour: the grid begins there. */
export function agendaHourPath(day: string, hour: number): string {
  return `${agendaPath(day)}&hora=${hour}`;
}

/** What was done at the owner's arena: all of it, or by one person, from the first entry or after another one. */
export function deedsPath({ person, after }: { person?: string | undefined; after?: string | undefined }): string {
  const search = new URLSearchParams({ ...(person && { pessoa: person }), ...(after && { depois: after }) }).toString();
  return `${ROUTES.ownerDeeds.path}${search && `?${search}`}`;
}

/** The week around a day (`YYYY-MM-DD`) of the owner's agenda. */
export function weekPath(day: string): string {
  return `${agendaPath(day)}&ver=semana`;
}

/** The arena's reservations of those who have this in their name or phone. */
export function searchPath(text: string): string {
  return `${ROUTES.ownerSearch.path}?${new URLSearchParams({ q: text }).toString()}`;
}

/** What the owner's arena knows of a player. */
export function playerPath(id: string): string {
  return `/empresa/jogadores/${id}`;
}
export function receiptPath(id: string): string {
  return `/empresa/reservas/${id}/recibo`;
}

/** A closed till of the owner's arena, to read and to print. */
export function tillPath(id: string): string {
  return `/empresa/caixa/${id}`;
}

export function payeePath(id: string): string {
  return `/admin/repasses/${id}`;
}
export function eventPath(id: string): string {
  return `/eventos/${id}`;
}
export function manageEventPath(id: string): string {
  return `/eventos/${id}/gerenciar`;
}

/** The player's payments of registrations, of one event or of all. */
export function paymentHistoryPath(event?: string): string {
  return `${ROUTES.paymentHistory.path}${event === undefined ? '' : `?evento=${event}`}`;
}

/** The link by which people join an arena's team. */
export function staffLinkPath(token: string): string {
  return ROUTES.staffLink.path.replace(':token', token);
}

/** The link by which players become scorers. */
export function scorerLinkPath(token: string): string {
  return ROUTES.scorerLink.path.replace(':token', token);
}

/** The page of an event that strangers see. */
export function publicEventPath(id: string): string {
  return `/evento/${id}`;
}

/** The page of a category that strangers see. */
export function publicTournamentPath(id: string): string {
  return `/torneio/${id}`;
}

interface TournamentAddress {
  readonly eventId: string;
  readonly id: string;
  readonly organizerId: string;
  /** The category's name. A slash in it becomes a pipe, because it would start another path segment. */
  readonly name: string;
  readonly isForTeams: boolean;
}

/** The page of a tournament category. Its name is in the path only for people to read; the app does not trust it. */
export function tournamentPath({ eventId, id, organizerId, name, isForTeams }: TournamentAddress): string {
  const spoken = encodeURIComponent(inOnePart(name));
  return `/eventos/${eventId}/torneio/${isForTeams ? 'teams/' : ''}${id}/${organizerId}/${spoken}`;
}

/**
 * The category's name that was given to {@link tournamentPath}.
 * @param spoken from {@link paramsOf} of the router's pathname, which went through `decodeURI` once
 */
export function nameFromPath(spoken: string): string {
  return decoded(spoken).replaceAll('|', '/');
}

/** The router decodes `%25` but not `%26`, so a percent sign is encoded twice: decoding the router's result is then exact. */
function inOnePart(name: string): string {
  const whole = name.replaceAll('/', '|').replaceAll('%', '%25');
  // A segment of one or two dots would mean this folder or its parent.
  return /^\.{1,2}$/.test(whole) ? whole.replaceAll('.', '%2E') : whole;
}

/** An address typed by hand may not be valid percent-encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a person is redirected when they may not see the screen; `undefined` when they may. */
export function redirectFor(
  location: { pathname: string; search: string },
  role: ActingRole | null,
): string | undefined {
  const route = routeOf(location.pathname);
  if (route === undefined) return undefined;
  const audience: Audience = ROUTES[route].audience;
  if (audience === 'everyone') return undefined;
  if (audience === 'visitorsAndCustomers') return role !== null && isStaff(role) ? landingOf(role) : undefined;
  if (role === null) return loginPath(location.pathname + location.search);
  if (audience === 'all' || isOf(audience, role)) return undefined;
  return isStaff(role) ? landingOf(role) : ROUTES.home.path;
}

function isOf(audience: Audience, role: ActingRole): boolean {
  if (audience === 'desk') return isStaff(role);
  return audience === 'management' ? isManagement(role) : audience === role;
}

/** Whether whoever acts so may open the screen of an address. */
export function maySee(pathname: string, role: ActingRole): boolean {
  return redirectFor({ pathname, search: '' }, role) === undefined;
}

/** `/entrar`, with the page to return to in `continue`. */
export function loginPath(target: string): string {
  return target === '/' ? ROUTES.login.path : `${ROUTES.login.path}?continue=${encodeURIComponent(target)}`;
}

/** The page that somebody begins at. */
export function landingOf(role: ActingRole): string {
  if (isManagement(role)) return ROUTES.ownerDashboard.path;
  if (role === 'reception') return ROUTES.ownerReservations.path;
  return role === 'admin' ? ROUTES.adminArenas.path : ROUTES.home.path;
}

/**
 * Where a person goes after login: who works at an arena, and admins to their landing page, everybody else to
 * `continue` when it is a known path of this app, else home.
 * @param target the raw `continue` parameter, not trusted
 * @param origin this app's own origin, such as `https://quadralivre.example`
 */
export function afterLogin(role: ActingRole, target: string | null, origin: string): string {
  if (role !== 'player') return landingOf(role);
  return safeTarget(target, origin) ?? landingOf(role);
}

function safeTarget(target: string | null, origin: string): string | undefined {
  // A browser strips tabs and newlines and reads a backslash as a slash, which could lead to another site.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return undefined;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  if (url?.origin !== origin || /\/\/|%2f|%5c/i.test(url.pathname)) return undefined;
  const route = routeOf(url.pathname);
  return route === undefined || WAYS_IN.has(route) ? undefined : url.pathname + url.search;
}

/** Screens that make no sense after a login. */
const WAYS_IN: ReadonlySet<RouteName> = new Set(['login', 'signUp', 'arenaSignUp', 'forgotPassword', 'resetPassword']);
